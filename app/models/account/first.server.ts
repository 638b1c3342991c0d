import { randomBytes } from "node:crypto";
import { db } from "~/db.server";
import { noteFirstPassword } from "./first-password.server";
import { newPassword } from "./form";
import { createAccount } from "./write.server";

const DEFAULT_EMAIL = "admin@example.com";

type Wish = { email?: string | undefined; password?: string | undefined; fullName: string };

/** Null while there is an admin already. A drawn password (120 random bits) is answered, to be shown once. */
export async function createFirstAdmin(
  wish: Wish,
): Promise<{ email: string; password: string | null } | null> {
  if ((await db.admin.count()) > 0) return null;
  const email = wish.email ?? DEFAULT_EMAIL;
  const password = wish.password ?? drawPassword();
  const result = await createAccount({ FullName: wish.fullName, email, userName: "", password });
  if (!result.ok) throw new Error(`The first admin could not be created: ${JSON.stringify(result)}`);
  await noteFirstPassword(result.value);
  return { email, password: wish.password === undefined ? password : null };
}

function drawPassword(): string {
  for (;;) {
    const password = randomBytes(15).toString("base64url");
    if (newPassword.safeParse(password).success && !/[-_]/.test(password)) return password;
  }
}
