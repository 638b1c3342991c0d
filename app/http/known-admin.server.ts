import { z } from "zod";
import { SESSION_LONGEST_MS } from "~/models/account/session.server";
import { isId } from "~/models/row/id.server";
import { makeCookie } from "./cookie.server";

// Opens nothing: it says for whom a form sent after the session's end may be saved.
const cookie = makeCookie("known", z.string().refine(isId), { seconds: (2 * SESSION_LONGEST_MS) / 1000 });

export function rememberAdmin(adminId: string) {
  return cookie.write(adminId);
}

export function forgetAdmin() {
  return cookie.forget();
}

export function recallAdmin(request: Request) {
  return cookie.read(request);
}
