import { newPassword } from "~/models/account/form";
import { findAccountByEmail, resetPassword } from "~/models/account/write.server";
import { askHidden } from "./hidden-question";
import { requireDatabase } from "./start/database.mjs";
import { Stopped } from "./start/step.mjs";

/** `npm run admin:password -- EMAIL`: sets a new password and ends every session of that admin. The site may go on running. */
export async function run([email, ...rest]: string[]) {
  if (!email || rest.length > 0) throw new Stopped("Usage: npm run admin:password -- EMAIL", 2);
  requireDatabase();
  if (!(await findAccountByEmail(email))) throw unknown(email);
  const password = newPassword.safeParse(await askHidden(`New password for ${email}: `));
  if (!password.success)
    throw new Stopped(password.error.issues[0]?.message ?? "This password cannot be used");
  const set = await resetPassword(email, password.data);
  if (!set.ok) throw unknown(email);
  console.log(`The password of ${email} is set. Every session of this admin has ended.${set.value}`);
  console.log(
    "Where too many wrong passwords were tried before, signing in is possible again within 15 minutes.",
  );
}

function unknown(email: string) {
  return new Stopped(`There is no admin with the address ${email}.`);
}
