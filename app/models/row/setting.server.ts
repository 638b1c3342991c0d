import type { z } from "zod";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";

type Store = Pick<Prisma.TransactionClient, "setting">;

export async function readSetting(key: string, store: Store = db): Promise<string | null> {
  const row = await store.setting.findUnique({ where: { key }, select: { value: true } });
  return row?.value ?? null;
}

export async function writeSetting(key: string, value: string, store: Store = db): Promise<void> {
  await store.setting.upsert({
    where: { key },
    create: { key, value },
    update: { value },
    select: { key: true },
  });
}

/** One that is more than a text. */
export function settingOf<Schema extends z.ZodType>(key: string, schema: Schema) {
  return {
    async read(store?: Store): Promise<z.output<Schema> | null> {
      const text = await readSetting(key, store);
      return text === null ? null : schema.parse(JSON.parse(text));
    },
    write: (value: z.input<Schema>, store?: Store) => writeSetting(key, JSON.stringify(value), store),
    clear: () => db.setting.deleteMany({ where: { key } }),
  };
}
