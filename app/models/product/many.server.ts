import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { isId } from "~/models/row/id.server";
import type { ListQuery } from "~/models/row/list-query";
import { inOrder } from "~/models/row/order.server";
import { findReceipt, saveReceipt } from "~/models/row/receipt.server";
import { matchProductIds } from "./list.server";
import { type ManyField, type ManyInput, MOST_AT_ONCE, manyFields } from "./many";

/** Rows that one statement reads, and that one writes: nobody waits for more. */
const READ_AT_A_TIME = 500;
const WRITTEN_AT_A_TIME = 100;
/** 5,000 rows take a fraction of it. */
const PATIENCE_MS = 60_000;

/** A product as it was when its change was shown. */
export type Seen = { id: string; version: number };

type Row = Seen & { name: string; deliveryDays: string; number: string };

/** One that would not change has no changes. */
export type ManyRow = Seen & { name: string; changes: { label: string; from: string; to: string }[] };

/** Ticked rows, or all that a search of the list finds. */
export type Choice = { all: boolean; ids: string[]; query: ListQuery };

/** Those that are there, each once; `matching` counts those that `all` would take, also beyond the limit. */
export async function resolveChoice({
  all,
  ids,
  query,
}: Choice): Promise<{ ids: string[]; matching: number }> {
  if (all) return matchProductIds(query, MOST_AT_ONCE);
  const found = await readRows([...new Set(ids.filter(isId))].slice(0, MOST_AT_ONCE));
  return { ids: found.map(({ id }) => id), matching: found.length };
}

export async function listProductNames(ids: string[]): Promise<string[]> {
  return (await readRows(ids)).map(({ name }) => name);
}

/** What the change would do, those that change first; nothing is written. */
export async function planMany(ids: string[], input: ManyInput): Promise<ManyRow[]> {
  const rows = (await readRows(ids)).map((row) => {
    const { id, version, name } = row;
    return { id, version, name, changes: changesOf(row, input) };
  });
  return [...rows.filter(isChanged), ...rows.filter((row) => !isChanged(row))];
}

/** `moved` are the names of those that somebody has changed since, `gone` the number of those that are no more. */
export type ManyResult = { ok: true; changed: number } | { ok: false; moved: string[]; gone: number };

/**
 * All of it in one transaction, or nothing when any of them is not as it was seen. Sent twice under one `receiptId` it is
 * done once and answered alike.
 */
export function changeMany(
  seen: readonly Seen[],
  input: ManyInput,
  { receiptId = null }: { receiptId?: string | null } = {},
): Promise<ManyResult> {
  return db.$transaction(
    async (tx): Promise<ManyResult> => {
      const earlier = await findReceipt(receiptId, tx);
      if (earlier !== null) return { ok: true, changed: Number(earlier) };
      const rows = await readRows(
        seen.map(({ id }) => id),
        tx,
      );
      const versions = new Map(seen.map(({ id, version }) => [id, version]));
      const moved = rows.filter(({ id, version }) => versions.get(id) !== version);
      const gone = versions.size - rows.length;
      if (moved.length + gone > 0) return { ok: false, moved: moved.map(({ name }) => name), gone };
      const ids = rows.filter((row) => changesOf(row, input).length > 0).map(({ id }) => id);
      const now = new Date();
      for (const some of inPieces(ids, WRITTEN_AT_A_TIME)) await write(tx, some, input, now);
      await saveReceipt(tx, receiptId, String(ids.length));
      return { ok: true, changed: ids.length };
    },
    { timeout: PATIENCE_MS },
  );
}

/** In the order of the ids; what is not there is left out. */
async function readRows(ids: string[], tx: Prisma.TransactionClient = db): Promise<Row[]> {
  const found: Row[] = [];
  for (const some of inPieces(ids, READ_AT_A_TIME)) {
    const rows = await tx.$queryRaw<(Omit<Row, "version"> & { version: bigint | number })[]>`
      SELECT "id", "name", "version", "deliveryDays", "number" FROM "Product"
      WHERE "id" IN (SELECT j."value" FROM json_each(${JSON.stringify(some)}) j)`;
    const read = rows.map((row) => ({ ...row, version: Number(row.version) }));
    found.push(...inOrder(some, read));
  }
  return found;
}

/** What somebody has worked on is no sample any more. */
function write(tx: Prisma.TransactionClient, ids: string[], { deliveryDays, number }: ManyInput, now: Date) {
  return tx.$executeRaw`
    UPDATE "Product" SET "deliveryDays" = coalesce(${deliveryDays}, "deliveryDays"),
      "number" = coalesce(${number}, "number"), "version" = "version" + 1, "updatedAt" = ${now}, "sample" = 0
    WHERE "id" IN (SELECT j."value" FROM json_each(${JSON.stringify(ids)}) j)`;
}

function changesOf(row: Row, input: ManyInput) {
  return (Object.keys(manyFields) as ManyField[]).flatMap((field) => {
    const to = input[field];
    return to === null || to === row[field] ? [] : [{ label: manyFields[field].label, from: row[field], to }];
  });
}

function isChanged(row: ManyRow) {
  return row.changes.length > 0;
}

function* inPieces<T>(list: readonly T[], length: number) {
  for (let at = 0; at < list.length; at += length) yield list.slice(at, at + length);
}
