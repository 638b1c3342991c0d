import { z } from "zod";
import { readClientAddress } from "~/http/client-address.server";
import { greetingName } from "~/models/account/form";
import {
  closeSession,
  findSession,
  type OpenSession,
  SESSION_LONGEST_MS,
  type SessionOrigin,
} from "~/models/account/session.server";
import { nameDevice } from "~/models/push/device-name";
import { makeCookie } from "./cookie.server";

const cookie = makeCookie("session", z.string().regex(/^[\w-]{20,100}$/), {
  seconds: SESSION_LONGEST_MS / 1000,
  signed: false,
});

export const SESSION_COOKIE = cookie.name;

export type SignedIn = OpenSession & { token: string };

export const carriesSession = cookie.isCarried;

export async function findSignedIn(request: Request): Promise<SignedIn | null> {
  const token = await readToken(request);
  const session = token ? await findSession(token) : null;
  return token && session ? { ...session, token } : null;
}

/** What the account screen says of a session that this request opens. */
export function originOf(request: Request): SessionOrigin {
  return {
    device: nameDevice(request.headers.get("User-Agent") ?? ""),
    address: readClientAddress(request),
  };
}

export async function carrySession(request: Request, token: string) {
  const before = await readToken(request);
  if (before) await closeSession(before);
  return cookie.write(token);
}

export async function signOut(request: Request) {
  const token = await readToken(request);
  if (token) await closeSession(token);
  return cookie.forget();
}

export function greetingOf(session: OpenSession) {
  return greetingName(session.data.adminName);
}

async function readToken(request: Request): Promise<string | null> {
  const bearer = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.get("Authorization") ?? "");
  return bearer?.[1] ?? cookie.read(request);
}
