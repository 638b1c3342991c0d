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

/** Another admin, made by the one with this session, and a session of his own. */
export async function hireAt(site: ServedSite, chief: string, name: string) {
  const user = { FullName: name, email: `${name.toLowerCase()}@gmail.com`, password: "Steel-Other-2" };
  const made = await fetch(`${site.url}/backend/api/admin/auth/adminRegister`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: chief },
    body: JSON.stringify(user),
  });
  const { data } = await made.json();
  return { ...user, id: String(data._id), cookie: await signInAt(site, user) };
}
