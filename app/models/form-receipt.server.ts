import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";

/**
 * Runs `write` in one transaction and keeps its answer under the form's one-time id, so that a double click or a
 * replay gets the first answer and makes no second row. Without an id (a program's call) it simply runs.
 */
export function answerOnce(id: string | null, write: (tx: Prisma.TransactionClient) => Promise<string>) {
  return db.$transaction(async (tx) => {
    if (id) {
      const earlier = await tx.formReceipt.findUnique({ where: { id }, select: { answer: true } });
      if (earlier) return earlier.answer;
    }
    const answer = await write(tx);
    if (id) await tx.formReceipt.create({ data: { id, answer, createdAt: new Date() } });
    return answer;
  });
}
