import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { findReceipt, type Saving, saveReceipt } from "~/models/row/receipt.server";
import { notFound, ok, type Result, stale } from "~/models/row/result";
import { type DeletedKind, storeDeletedRow } from "~/models/row/undo.server";
import { removePicture } from "./write.server";

type Tx = Prisma.TransactionClient;

/** A column that is absent leaves the picture as it is, null takes it off. */
export type NewPictures<Column extends string> = { [Name in Column]?: string | null | undefined };

type Before<Column extends string> = { version: number } & Record<Column, string | null>;

type Updating<Column extends string> = {
  pictures: NewPictures<Column>;
  read: (tx: Tx) => Promise<Before<NoInfer<Column>> | null>;
  write: (tx: Tx) => Promise<unknown>;
};

/** `stale` when somebody else saved over `version`. The files of replaced pictures go after the commit. */
export async function updateRow<Column extends string>(
  id: string,
  { version, receiptId = null }: Saving,
  { pictures, read, write }: Updating<Column>,
): Promise<Result<string>> {
  const columns = Object.keys(pictures) as Column[];
  const replaced = await db.$transaction(async (tx) => {
    if ((await findReceipt(receiptId, tx)) !== null) return ok<string[]>([]);
    const before = await read(tx);
    if (!before) return notFound;
    if (version !== undefined && before.version !== version) return stale;
    await write(tx);
    await saveReceipt(tx, receiptId, id);
    // A form that is sent again may bring the picture that its first sending has left in the row.
    const isReplaced = (column: Column) =>
      pictures[column] !== undefined && pictures[column] !== before[column];
    return ok(columns.filter(isReplaced).flatMap((column) => before[column] ?? []));
  });
  if (!replaced.ok) return replaced;
  for (const name of replaced.value) await removePicture(name);
  return ok(id);
}

type Deleting<Row> = {
  version?: number | undefined;
  read: (tx: Tx) => Promise<Row | null>;
  remove: (tx: Tx) => Promise<unknown>;
  picturesOf: (row: Row) => (string | null)[];
  nameOf: (row: Row) => string;
};

/** `stale` when somebody has saved it since `version`; without one, whatever is there goes. */
export function deleteRow<Row extends { id: string; version?: number }>(
  kind: DeletedKind,
  { version, read, remove, picturesOf, nameOf }: Deleting<Row>,
): Promise<Result<{ undoId: string; name: string }>> {
  return db.$transaction(async (tx) => {
    const row = await read(tx);
    if (!row) return notFound;
    if (version !== undefined && row.version !== version) return stale;
    const files = picturesOf(row).filter((name) => name !== null);
    const undoId = await storeDeletedRow(tx, { kind, rowId: row.id, row, files });
    await remove(tx);
    return ok({ undoId, name: nameOf(row) });
  });
}
