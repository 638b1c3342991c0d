import { db } from "~/db.server";

export async function readSetting(key: string): Promise<string | null> {
  const row = await db.setting.findUnique({ where: { key }, select: { value: true } });
  return row?.value ?? null;
}

export async function clearSetting(key: string): Promise<void> {
  await db.setting.deleteMany({ where: { key } });
}

export async function writeSetting(key: string, value: string): Promise<void> {
  await db.setting.upsert({
    where: { key },
    create: { key, value },
    update: { value },
    select: { key: true },
  });
}
