import { z } from "zod";
import { SESSION_LONGEST_MS } from "~/models/account/session.server";
import { isId } from "~/models/row/id.server";
import { makeCookie } from "./cookie.server";

// Opens nothing. It only says whose browser this was when it last signed in, so that a form sent after the session's
// end can be kept for that admin, and for nobody else, until they sign in again.
const cookie = makeCookie("known", z.string().refine(isId), { seconds: (2 * SESSION_LONGEST_MS) / 1000 });

/** The Set-Cookie header that marks a browser as this admin's. */
export function rememberAdmin(adminId: string) {
  return cookie.write(adminId);
}

/** The Set-Cookie header that forgets whose browser this was. */
export function forgetAdmin() {
  return cookie.forget();
}

/** The admin who last signed in with this browser and has not signed out; null when there is none. */
export function recallAdmin(request: Request) {
  return cookie.read(request);
}
