import { cookiesOf, postForm } from "./page";
import type { ServedSite } from "./site";
import { firstAdmin } from "./template";

/** Logs in as the template's first admin, as a browser without JavaScript does, and answers the cookies. */
export async function signInAt(
  site: ServedSite,
  credentials: { email: string; password: string } = firstAdmin,
) {
  const { email, password } = credentials;
  const answer = await postForm(`${site.url}/adminlogin`, { email, password });
  if (answer.status !== 302) throw new Error(`The login was answered with ${answer.status}: ${answer.text}`);
  return cookiesOf(answer.headers);
}
