import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";

/** The answer given to a form's one-time id; null when it was never used, or when there is no id. */
export async function findAnswer(
  id: string | null,
  tx: Prisma.TransactionClient = db,
): Promise<string | null> {
  if (!id) return null;
  const earlier = await tx.formReceipt.findUnique({ where: { id }, select: { answer: true } });
  return earlier?.answer ?? null;
}

/** Keeps the answer to a form's one-time id within the transaction of its write. Without an id nothing is kept. */
export async function keepAnswer(tx: Prisma.TransactionClient, id: string | null, answer: string) {
  if (id) await tx.formReceipt.create({ data: { id, answer, createdAt: new Date() } });
}

/**
 * Runs `write` in one transaction and keeps its answer under the form's one-time id, so that a double click or a
 * replay gets the first answer and makes no second row. Without an id (a program's call) it simply runs.
 */
export function answerOnce(id: string | null, write: (tx: Prisma.TransactionClient) => Promise<string>) {
  return db.$transaction(async (tx) => {
    const earlier = await findAnswer(id, tx);
    if (earlier !== null) return earlier;
    const answer = await write(tx);
    await keepAnswer(tx, id, answer);
    return answer;
  });
}
