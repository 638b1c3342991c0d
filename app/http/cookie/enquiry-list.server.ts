import { z } from "zod";
import type { Line } from "~/models/line/line";
import { MOST_LINES } from "~/models/line/listed";
import { packLines, unpackLines } from "~/models/line/packed.server";
import { makeCookie } from "./cookie.server";

const cookie = makeCookie("enquiry", z.string().max(4096), { seconds: 30 * 24 * 60 * 60 });

/** Unchecked: also when what it carries is forged or outdated. */
export const carriesEnquiryList = cookie.isCarried;

/** Empty when it is forged, broken or outdated. With `context`, as the form of the same request has left it. */
export async function readEnquiryList(request: Request, context?: object): Promise<Line[]> {
  return (context && changed.get(context)) ?? readStored(await cookie.read(request));
}

/** Lists that the form of a request has changed: the screen it answers with is loaded with the cookie that came. */
const changed = new WeakMap<object, Line[]>();

export function rememberEnquiryList(context: object, lines: Line[]) {
  changed.set(context, lines);
}

/** A list that is forged or outdated counts nothing. */
export async function countEnquiryLines(cookieHeader: string): Promise<number> {
  return readStored(await cookie.readHeader(cookieHeader)).length;
}

/** Browsers drop a larger cookie, its name and attributes counted. */
const ROOM_IN_COOKIE = 4_096;

/** The header, or null when the lines have no room in a cookie: words of their own may take it, 60 plain lines never. */
export async function writeEnquiryList(lines: readonly Line[]): Promise<string | null> {
  if (lines.length === 0) return cookie.forget();
  if (lines.length > MOST_LINES) return null;
  const header = await cookie.write(packLines(lines));
  return header.length <= ROOM_IN_COOKIE ? header : null;
}

export const forgetEnquiryList = cookie.forget;

function readStored(stored: string | null): Line[] {
  return (stored && unpackLines(stored)) || [];
}
