import { expect, it } from "vitest";
import { db } from "~/db.server";
import { createAccount, deleteAccount } from "~/models/account/write.server";

const input = { FullName: "Asha Rao", email: "asha@example.com", userName: "", password: "Steel-Plate-1" };

it("answers a form that is sent again after its account was deleted as before, and brings no account back", async () => {
  const made = await createAccount(input, false, "form-1");
  if (!made.ok) throw new Error(made.reason);
  await createAccount({ ...input, email: "ravi@example.com" });
  await deleteAccount(made.value, "another");

  expect(await createAccount(input, false, "form-1")).toEqual(made);
  expect(await db.admin.count({ where: { email: input.email } })).toBe(0);
});
