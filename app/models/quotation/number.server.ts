import type { Prisma } from "~/generated/prisma/client";
import { readSetting, writeSetting } from "~/models/row/setting.server";

const SERIES = "quotation.";
const DIGITS = 4;

/** `Q-2026-0001`, the next of its year. Within the transaction that sends: what is taken back is drawn again. */
export async function drawNumber(tx: Prisma.TransactionClient, prefix: string, day: string): Promise<string> {
  const year = day.slice(0, 4);
  const key = `${SERIES}${year}`;
  const value = String(Number((await readSetting(key, tx)) ?? 0) + 1);
  await writeSetting(key, value, tx);
  return [prefix, year, value.padStart(DIGITS, "0")].filter(Boolean).join("-");
}
