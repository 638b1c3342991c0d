import { z } from "zod";
import { makeCookie } from "./cookie.server";

const MOST = 5;

const References = z.array(z.string().regex(/^E-[A-Z2-9]{6}$/)).max(MOST);

const cookie = makeCookie("sent", References, { seconds: 180 * 24 * 60 * 60 });

/** References of what was last sent from this browser, newest first. */
export async function readSentReferences(request: Request): Promise<string[]> {
  return (await cookie.read(request)) ?? [];
}

/** The header of a browser that has sent one more. */
export async function rememberSent(request: Request, reference: string): Promise<string> {
  const others = (await readSentReferences(request)).filter((other) => other !== reference);
  return cookie.write([reference, ...others].slice(0, MOST));
}

export const forgetSent = cookie.forget;
