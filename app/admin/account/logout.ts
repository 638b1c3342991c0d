import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { forgetAdmin } from "~/http/known-admin.server";
import { signOut } from "~/http/session.server";

/** An address that is only looked at signs nobody out: a picture on another site could point here. */
export function loader() {
  return redirect("/adminlogin");
}

export async function action({ request }: ActionFunctionArgs) {
  const headers = new Headers({ "Set-Cookie": await signOut(request) });
  headers.append("Set-Cookie", await forgetAdmin());
  return redirect("/adminlogin", { headers });
}
