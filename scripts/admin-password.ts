import { newPassword } from "~/models/account/form";
import { findAccountByEmail, resetPassword } from "~/models/account/write.server";
import { askHidden } from "./hidden-question";
import "./store-fault";

/** `npm run admin:password -- EMAIL`: sets a new password and ends every session of that admin. */
const USAGE = "Usage: npm run admin:password -- EMAIL\n";

const [email, ...rest] = process.argv.slice(2);
if (!email || rest.length > 0) stop(USAGE, 2);

if (!(await findAccountByEmail(email))) stopUnknown();
const password = newPassword.safeParse(await askHidden(`New password for ${email}: `));
if (!password.success) stop(`${password.error.issues[0]?.message ?? "This password cannot be used"}\n`, 1);

const set = await resetPassword(email, password.data);
if (!set.ok) stopUnknown();
console.log(`The password of ${email} is set. Every session of this admin has ended.`);

function stopUnknown(): never {
  stop(`There is no admin with the address ${email}.\n`, 1);
}

function stop(message: string, code: number): never {
  process.stderr.write(message);
  process.exit(code);
}
