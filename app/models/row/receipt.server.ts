import { createHash } from "node:crypto";
import { db } from "~/db.server";
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

/** Of a change: the same form that says something else, typed after an answer that was lost, is another one. */
export function receiptOfChange(formId: string, said: unknown): string {
  return `${formId}.${createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 16)}`;
}

/** Ids of forms that were saved lately, the latest first. */
export async function listReceiptIds(most: number): Promise<string[]> {
  const rows = await db.formReceipt.findMany({
    select: { id: true },
    orderBy: { createdAt: "desc" },
    take: most,
  });
  return rows.map(({ id }) => id.split(".")[0] ?? id);
}

export async function saveReceipt(tx: Prisma.TransactionClient, id: string | null, result: string) {
  if (id) await tx.formReceipt.create({ data: { id, result, createdAt: new Date() } });
}

/** A double click or a replay gets the first answer. Without an id (a program's call) it simply runs. */
export function writeOnce(id: string | null, write: (tx: Prisma.TransactionClient) => Promise<string>) {
  return db.$transaction(async (tx) => {
    const earlier = await findReceipt(id, tx);
    if (earlier !== null) return earlier;
    const result = await write(tx);
    await saveReceipt(tx, id, result);
    return result;
  });
}
