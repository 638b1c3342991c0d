import { z } from "zod";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { remembered } from "~/models/row/remembered.server";
import { ok, type Result, stale } from "~/models/row/result";
import { settingOf } from "~/models/row/setting.server";
import { addDays, dayOf } from "~/models/shop/day.server";
import { readSettings } from "~/models/shop/settings.server";
import { productTypes } from "~/steel/kind";
import { type TableRate, tableUnits } from "./rate";

/**
 * Some dozen rows that are read and written together: one setting. Its key is among those whose triggers empty the
 * page memory.
 */
const KEY = "company.rates";

const Stored = z.object({
  version: z.number().int(),
  rates: z.array(
    z.object({
      type: z.enum(productTypes),
      grade: z.string().nullable(),
      ...{ from: z.number().nullable(), to: z.number().nullable() },
      ...{ sum: z.number().int(), unit: z.enum(tableUnits), day: z.string() },
      sample: z.boolean(),
    }) satisfies z.ZodType<TableRate>,
  ),
});

const setting = settingOf(KEY, Stored);

export type RateTable = z.output<typeof Stored>;

const none: RateTable = { version: 0, rates: [] };

export const readRateTable = remembered(() => readRatesFrom(db));

/** Stale when somebody else has saved others since `version` was read; what stands there already is saved. */
export function saveRates(rates: readonly TableRate[], version?: number): Promise<Result<null>> {
  return db.$transaction(async (tx) => {
    const before = await readRatesFrom(tx);
    if (JSON.stringify(before.rates) === JSON.stringify(rates)) return ok(null);
    if (version !== undefined && before.version !== version) return stale;
    await writeRates(tx, before, rates);
    return ok(null);
  });
}

export function writeRates(tx: Prisma.TransactionClient, before: RateTable, rates: readonly TableRate[]) {
  return setting.write({ version: before.version + 1, rates: [...rates] }, tx);
}

/** In the order of their columns, so that the same rates are the same text. */
export async function readRatesFrom(tx: Pick<Prisma.TransactionClient, "setting">): Promise<RateTable> {
  return (await setting.read(tx)) ?? none;
}

/** Rates of before this day are old; empty where none ever is. */
export async function readOldestRateDay(now: Date): Promise<string> {
  const { rateDays } = await readSettings();
  return rateDays === 0 ? "" : addDays(dayOf(now), -rateDays);
}
