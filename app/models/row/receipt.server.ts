import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";

/** Null when the one-time id was never used, or when there is none. */
export async function findAnswer(
  id: string | null,
  tx: Prisma.TransactionClient = db,
): Promise<string | null> {
  if (!id) return null;
  const earlier = await tx.formReceipt.findUnique({ where: { id }, select: { answer: true } });
  return earlier?.answer ?? null;
}

/** Without an id nothing is kept. */
export async function keepAnswer(tx: Prisma.TransactionClient, id: string | null, answer: string) {
  if (id) await tx.formReceipt.create({ data: { id, answer, createdAt: new Date() } });
}

/** A double click or a replay gets the first answer, no second row. Without an id (a program's call) it simply runs. */
export function answerOnce(id: string | null, write: (tx: Prisma.TransactionClient) => Promise<string>) {
  return db.$transaction(async (tx) => {
    const earlier = await findAnswer(id, tx);
    if (earlier !== null) return earlier;
    const answer = await write(tx);
    await keepAnswer(tx, id, answer);
    return answer;
  });
}
