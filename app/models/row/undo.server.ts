import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { removePicture } from "~/models/picture/write.server";
import { newId } from "./id.server";
import type { RowKind } from "./kind";
import { notFound, ok, type Result } from "./result";

const UNDO_MS = 10 * 60 * 1000;

type DeletedKind = RowKind | "enquiry";

type DeletedRow = { kind: DeletedKind; rowId: string; row: unknown; files: string[] };

export async function storeDeletedRow(tx: Prisma.TransactionClient, deleted: DeletedRow): Promise<string> {
  const id = newId();
  await tx.deletedRow.create({
    data: {
      id,
      kind: deleted.kind,
      rowId: deleted.rowId,
      row: JSON.stringify(deleted.row),
      files: JSON.stringify(deleted.files),
      expiresAt: new Date(Date.now() + UNDO_MS),
    },
  });
  return id;
}

/** Once, and within ten minutes. */
export function restoreRow<Row>(
  kind: DeletedKind,
  id: string,
  restore: (tx: Prisma.TransactionClient, row: unknown) => Promise<Row>,
): Promise<Result<Row>> {
  return db.$transaction(async (tx) => {
    const deleted = await tx.deletedRow.findFirst({
      where: { id, kind, expiresAt: { gt: new Date() } },
      select: { row: true },
    });
    if (!deleted) return notFound;
    await tx.deletedRow.delete({ where: { id }, select: { id: true } });
    return ok(await restore(tx, JSON.parse(deleted.row)));
  });
}

const SOME = 200;

export async function forgetDeletedRows(now = new Date()) {
  const where = { expiresAt: { lte: now } };
  for (;;) {
    const expired = await db.deletedRow.findMany({ where, select: { id: true, files: true }, take: SOME });
    if (expired.length === 0) return;
    await db.deletedRow.deleteMany({ where: { id: { in: expired.map((row) => row.id) } } });
    for (const row of expired) {
      for (const name of JSON.parse(row.files) as string[]) await removePicture(name);
    }
  }
}
