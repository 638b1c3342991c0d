import { createHmac } from "node:crypto";
import { db } from "~/db.server";
import { env } from "~/env.server";
import type { Prisma } from "~/generated/prisma/client";

/** An update without a `version` overwrites whatever there is. */
export type Saving = { version?: number | undefined; receiptId?: string | null };

export async function findReceipt(
  id: string | null,
  tx: Prisma.TransactionClient = db,
): Promise<string | null> {
  if (!id) return null;
  const earlier = await tx.formReceipt.findUnique({ where: { id }, select: { result: true } });
  return earlier?.result ?? null;
}

/** The same form that says something else, typed after an answer that was lost, is another sending. It may say a password. */
export function receiptOf(formId: string, said: unknown): string {
  // A browser sends the end of a line in its own way.
  const text = JSON.stringify(said).replaceAll("\\r\\n", "\\n");
  const digest = createHmac("sha256", env.SESSION_SECRET).update(text).digest("base64url");
  return `${formId}.${digest.slice(0, 16)}`;
}

/** What came of each sending of the form that `id` is a receipt of, whatever it said, in their order. */
export function listResults(id: string | null, tx: Prisma.TransactionClient = db) {
  return listResultsUnder(id && formOf(id), tx);
}

/** Of the receipts that say `id`, and more. */
export async function listResultsUnder(
  id: string | null,
  tx: Prisma.TransactionClient = db,
): Promise<string[]> {
  if (!id) return [];
  // "/" follows "." in the order of the ids.
  const rows = await tx.formReceipt.findMany({
    where: { id: { gte: id, lt: `${id}/` } },
    select: { result: true },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ result }) => result);
}

function formOf(id: string) {
  return id.split(".")[0] ?? id;
}

/** Ids of forms that were saved lately, the latest first. */
export async function listReceiptIds(most: number): Promise<string[]> {
  const rows = await db.formReceipt.findMany({
    select: { id: true },
    orderBy: { createdAt: "desc" },
    take: most,
  });
  return rows.map(({ id }) => formOf(id));
}

export async function saveReceipt(tx: Prisma.TransactionClient, id: string | null, result: string) {
  if (id) await tx.formReceipt.create({ data: { id, result, createdAt: new Date() } });
}

/** What the form that `id` is a receipt of has made: it makes one thing, what it says later is a change of that. */
export async function findMade(id: string | null, tx: Prisma.TransactionClient): Promise<string | null> {
  return (await listResults(id, tx))[0] ?? null;
}

/** Without an id (a program's call) it simply runs. */
export function writeOnce(id: string | null, write: (tx: Prisma.TransactionClient) => Promise<string>) {
  return db.$transaction(async (tx) => {
    const earlier = await findMade(id, tx);
    if (earlier !== null) return earlier;
    const result = await write(tx);
    await saveReceipt(tx, id, result);
    return result;
  });
}
