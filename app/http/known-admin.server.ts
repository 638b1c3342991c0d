import { z } from "zod";
import { SESSION_LONGEST_MS } from "~/models/account/session.server";
import { isId } from "~/models/row/id.server";
import { makeCookie } from "./cookie.server";

// Opens nothing. It only says whose browser this was when it last signed in, so that a form sent after the session's
// end can be kept for that admin, and for nobody else, until they sign in again.
const cookie = makeCookie("known", z.string().refine(isId), { seconds: (2 * SESSION_LONGEST_MS) / 1000 });

export function rememberAdmin(adminId: string) {
  return cookie.write(adminId);
}

export function forgetAdmin() {
  return cookie.forget();
}

/** Null when there is none, also after signing out. */
export function recallAdmin(request: Request) {
  return cookie.read(request);
}
