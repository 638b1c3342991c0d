import { createCookie } from "@remix-run/node";
import { env } from "~/env.server";
import { SESSION_LONGEST_MS } from "~/models/account/session.server";
import { isId } from "~/models/row/id.server";

// Opens nothing. It only says whose browser this was when it last signed in, so that a form sent after the session's
// end can be kept for that admin, and for nobody else, until they sign in again.
const cookie = createCookie("known", {
  httpOnly: true,
  sameSite: "lax",
  secure: env.SITE_URL?.startsWith("https:") ?? false,
  secrets: [env.SESSION_SECRET],
  maxAge: (2 * SESSION_LONGEST_MS) / 1000,
  path: "/",
});

/** The Set-Cookie header that marks a browser as this admin's. */
export function rememberAdmin(adminId: string) {
  return cookie.serialize(adminId);
}

/** The Set-Cookie header that forgets whose browser this was. */
export function forgetAdmin() {
  return cookie.serialize("", { maxAge: 0 });
}

/** The admin who last signed in with this browser and has not signed out; null when there is none. */
export async function recallAdmin(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  return typeof value === "string" && isId(value) ? value : null;
}
