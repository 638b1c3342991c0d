import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";

type Store = Pick<Prisma.TransactionClient, "setting">;

export async function readSetting(key: string, store: Store = db): Promise<string | null> {
  const row = await store.setting.findUnique({ where: { key }, select: { value: true } });
  return row?.value ?? null;
}

export async function clearSetting(key: string): Promise<void> {
  await db.setting.deleteMany({ where: { key } });
}

export async function writeSetting(key: string, value: string, store: Store = db): Promise<void> {
  await store.setting.upsert({
    where: { key },
    create: { key, value },
    update: { value },
    select: { key: true },
  });
}
