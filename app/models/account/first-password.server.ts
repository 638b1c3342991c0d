import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { readSetting, writeSetting } from "~/models/row/setting.server";

/** The id of the admin whose password the start has drawn, or read in its environment. */
const KEY = "firstPassword";

export function noteFirstPassword(adminId: string) {
  return writeSetting(KEY, adminId);
}

/** The address of the account that still has it. */
export async function findFirstPassword(): Promise<string | null> {
  const id = await readSetting(KEY);
  const admin = id && (await db.admin.findUnique({ where: { id }, select: { email: true } }));
  return admin ? admin.email : null;
}

/** In the transaction that writes a password of the account's own. */
export async function forgetFirstPassword(tx: Prisma.TransactionClient, adminId: string) {
  await tx.setting.deleteMany({ where: { key: KEY, value: adminId } });
}
