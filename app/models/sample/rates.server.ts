import type { Prisma } from "~/generated/prisma/client";
import { readRatesFrom, writeRates } from "~/models/rate/table.server";
import { dayOf } from "~/models/shop/day.server";
import { sampleRates } from "../../../prisma/sample/rates";

/** None where somebody keeps rates already. */
export async function addSampleRates(tx: Prisma.TransactionClient): Promise<number> {
  const table = await readRatesFrom(tx);
  if (table.rates.length > 0) return 0;
  const day = dayOf(new Date());
  const rates = sampleRates.map((rate) => ({ ...rate, unit: "kg" as const, day, sample: true }));
  await writeRates(tx, table, rates);
  return rates.length;
}

export async function removeSampleRates(tx: Prisma.TransactionClient): Promise<number> {
  const table = await readRatesFrom(tx);
  const own = table.rates.filter(({ sample }) => !sample);
  if (own.length < table.rates.length) await writeRates(tx, table, own);
  return table.rates.length - own.length;
}
