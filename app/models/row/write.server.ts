import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { removePicture } from "~/models/picture/write.server";
import { type NewPictures, type RowKind, rowKinds, type Saving } from "./kind";
import { findReceipt, saveReceipt, writeOnce } from "./receipt.server";
import { notFound, ok, type Result, stale } from "./result";
import { storeDeletedRow } from "./undo.server";

type RowState = { version: bigint | number } & Record<string, unknown>;

/** `insert` answers the row's id. Sent twice under one `receiptId`, it adds one. */
export function createRow(
  insert: (tx: Prisma.TransactionClient) => Promise<string>,
  { receiptId = null }: Pick<Saving, "receiptId"> = {},
): Promise<string> {
  return writeOnce(receiptId, insert);
}

/** `stale` when somebody else saved over `version`. The files of replaced pictures go after the commit. */
export async function updateRow<Kind extends RowKind>(
  kind: Kind,
  id: string,
  pictures: NewPictures<Kind>,
  { version, receiptId = null }: Saving,
  write: (tx: Prisma.TransactionClient) => Promise<unknown>,
): Promise<Result<string>> {
  const replaced = await db.$transaction(async (tx) => {
    if ((await findReceipt(receiptId, tx)) !== null) return ok<string[]>([]);
    const before = await readState(tx, kind, id);
    if (!before) return notFound;
    if (version !== undefined && Number(before.version) !== version) return stale;
    await write(tx);
    // What somebody has worked on is no sample any more: it stays when the sample content goes.
    await tx.$executeRawUnsafe(
      `UPDATE "${rowKinds[kind].table}" SET "sample" = 0 WHERE "id" = ? AND "sample" = 1`,
      id,
    );
    await saveReceipt(tx, receiptId, id);
    const columns = Object.entries(pictures).filter(([, name]) => name !== undefined);
    return ok(namesIn(columns.map(([column]) => before[column])));
  });
  if (!replaced.ok) return replaced;
  for (const name of replaced.value) await removePicture(name);
  return ok(id);
}

/** `read` answers the row whole, as its restoring needs it. */
export function deleteRow<Row extends { id: string }>(
  kind: RowKind,
  read: (tx: Prisma.TransactionClient) => Promise<Row | null>,
  nameOf: (row: Row) => string,
): Promise<Result<{ undoId: string; name: string }>> {
  return db.$transaction(async (tx) => {
    const row = await read(tx);
    if (!row) return notFound;
    const files = namesIn(
      Object.entries(row).flatMap(([column, value]) => (isPicture(kind, column) ? [value] : [])),
    );
    const undoId = await storeDeletedRow(tx, { kind, rowId: row.id, row, files });
    await tx.$executeRawUnsafe(`DELETE FROM "${rowKinds[kind].table}" WHERE "id" = ?`, row.id);
    return ok({ undoId, name: nameOf(row) });
  });
}

async function readState(tx: Prisma.TransactionClient, kind: RowKind, id: string): Promise<RowState | null> {
  const { table, pictures } = rowKinds[kind];
  const columns = ["version", ...pictures].map((column) => `"${column}"`).join(", ");
  const rows = await tx.$queryRawUnsafe<RowState[]>(`SELECT ${columns} FROM "${table}" WHERE "id" = ?`, id);
  return rows[0] ?? null;
}

function isPicture(kind: RowKind, column: string) {
  return rowKinds[kind].pictures.some((picture) => picture === column);
}

function namesIn(values: unknown[]): string[] {
  return values.filter((value) => typeof value === "string");
}
