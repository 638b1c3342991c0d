import { db, LONG_TRANSACTION } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { newId } from "./id.server";
import { findReceipt, saveReceipt } from "./receipt.server";
import { notFound, ok, type Result } from "./result";

const UNDO_MS = 10 * 60 * 1000;
/** Of what is brought in by the thousand; nothing is kept longer. */
export const LONGEST_UNDO_MS = 24 * 60 * 60 * 1000;

export type DeletedKind =
  | "product"
  | "products"
  | "import"
  | "blog"
  | "testimonial"
  | "enquiry"
  | "quotation";

type DeletedRow = { kind: DeletedKind; rowId: string; row: unknown; files: string[] };

export async function storeDeletedRow(
  tx: Prisma.TransactionClient,
  deleted: DeletedRow,
  lastsMs = UNDO_MS,
): Promise<string> {
  const id = newId();
  await tx.deletedRow.create({
    data: {
      id,
      kind: deleted.kind,
      rowId: deleted.rowId,
      row: JSON.stringify(deleted.row),
      files: JSON.stringify(deleted.files),
      expiresAt: new Date(Date.now() + lastsMs),
    },
  });
  return id;
}

/** The latest of a row that can still be taken back. */
export async function findUndo(kind: DeletedKind, rowId: string): Promise<string | null> {
  const where = { kind, rowId, expiresAt: { gt: new Date() } };
  const latest = await db.deletedRow.findFirst({ where, select: { id: true }, orderBy: { id: "desc" } });
  return latest?.id ?? null;
}

/** Once, and within ten minutes or the time that it was stored for; a second press gets the first answer. */
export function restoreRow<Row>(
  kind: DeletedKind,
  id: string,
  restore: (tx: Prisma.TransactionClient, row: unknown, rowId: string) => Promise<Row>,
): Promise<Result<Row>> {
  // A form's receipt of the same id is no deletion's.
  const receiptId = `${id}.${kind}`;
  return db.$transaction(async (tx) => {
    const earlier = await findReceipt(receiptId, tx);
    if (earlier !== null) return ok(JSON.parse(earlier));
    const deleted = await tx.deletedRow.findFirst({
      where: { id, kind, expiresAt: { gt: new Date() } },
      select: { row: true, rowId: true },
    });
    if (!deleted) return notFound;
    await tx.deletedRow.delete({ where: { id }, select: { id: true } });
    const restored = await restore(tx, JSON.parse(deleted.row), deleted.rowId);
    await saveReceipt(tx, receiptId, JSON.stringify(restored));
    return ok(restored);
  }, LONG_TRANSACTION);
}

type Ids = {
  findMany: (asked: { where: { id: { in: string[] } }; select: { id: true } }) => Promise<{ id: string }[]>;
};

/** Rows that point, with `key`, to nothing that has gone from the table since. */
export async function dropGone<Key extends string, Row extends Record<Key, string | null>>(
  rows: readonly Row[],
  key: Key,
  table: Ids,
): Promise<Row[]> {
  const asked = rows.flatMap((row) => row[key] ?? []);
  const there = await table.findMany({ where: { id: { in: asked } }, select: { id: true } });
  const known = new Set(there.map(({ id }) => id));
  return rows.map((row) => (known.has(row[key] ?? "") ? row : { ...row, [key]: null }));
}
