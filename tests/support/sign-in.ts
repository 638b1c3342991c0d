import { randomBytes } from "node:crypto";
import bcrypt from "bcryptjs";
import { run } from "../faults/store";
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

/** Another admin, whose password is quick to compare, with a session of his own. */
export async function hireAt(site: ServedSite, name: string) {
  const user = { email: `${name.toLowerCase()}@example.com`, password: "Steel-Other-2" };
  const id = randomBytes(12).toString("hex");
  const hash = bcrypt.hashSync(user.password, 4);
  run(
    site,
    `INSERT INTO "Admin" ("id", "fullName", "email", "emailKey", "userName", "passwordHash", "createdAt", "updatedAt")
     SELECT '${id}', '${name}', '${user.email}', '${user.email}', '${name}', '${hash}', "createdAt", "updatedAt"
     FROM "Admin" LIMIT 1`,
  );
  return { ...user, id, cookie: await signInAt(site, user) };
}
