import type { Prisma } from "~/generated/prisma/client";

const SERIES = "quotation.";
const DIGITS = 4;

/** `Q-2026-0001`, the next of its year. Within the transaction that sends: what is taken back is drawn again. */
export async function drawNumber(tx: Prisma.TransactionClient, prefix: string, day: string): Promise<string> {
  const year = day.slice(0, 4);
  const key = `${SERIES}${year}`;
  const before = await tx.setting.findUnique({ where: { key }, select: { value: true } });
  const value = String(Number(before?.value ?? 0) + 1);
  await tx.setting.upsert({
    where: { key },
    create: { key, value },
    update: { value },
    select: { key: true },
  });
  return [prefix, year, value.padStart(DIGITS, "0")].filter(Boolean).join("-");
}
