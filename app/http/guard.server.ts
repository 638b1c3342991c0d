import { redirect } from "@remix-run/node";
import { findSignedIn, type SignedIn } from "./session.server";

/**
 * Called first in every admin loader and action: a layout's loader does not protect its children, and each of them
 * can be called alone. Sends everybody else to the login (302).
 */
export async function requireAdmin(request: Request): Promise<SignedIn> {
  const session = await findSignedIn(request);
  if (session?.data.isAdmin === "true") return session;
  throw redirect("/adminlogin");
}
