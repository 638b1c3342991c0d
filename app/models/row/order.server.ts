import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import type { ListQuery } from "./list-query";
import { countPages } from "./page-number";

export type Table<Row> = { rows: Row[]; total: number; matching: number; page: number; pages: number };

export type TableSource = {
  from: Prisma.Sql;
  searched: Prisma.Sql[];
  sorts: ReadonlyMap<string, Prisma.Sql>;
};

/** Prisma sorts text by its bytes only, a person's list ignores case. */
export async function orderRows(source: TableSource, query: ListQuery, perPage: number) {
  const where = matching(source.searched, query.q);
  const count = await db.$queryRaw<
    { count: bigint }[]
  >`SELECT count(*) AS "count" FROM ${source.from} WHERE ${where}`;
  const found = Number(count[0]?.count ?? 0);
  const pages = countPages(found, perPage);
  const page = Math.min(query.page, pages);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT t."id" FROM ${source.from} WHERE ${where} ORDER BY ${orderOf(source, query)}
    LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  return { ids: rows.map((row) => row.id), matching: found, page, pages };
}

const PIECE = 200;

/** Decided at once, as one text of ids: whatever is written meanwhile, no row comes twice. */
export async function* streamRows<Row>(
  source: TableSource,
  query: ListQuery,
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  // The limit, which is none, keeps SQLite from dropping the order of what is put together outside.
  const found = await db.$queryRaw<{ ids: string | null }[]>`
    SELECT group_concat("id", ',') AS "ids" FROM (
      SELECT t."id" FROM ${source.from} WHERE ${matching(source.searched, query.q)}
      ORDER BY ${orderOf(source, query)} LIMIT -1)`;
  const ids = found[0]?.ids?.split(",") ?? [];
  for (let at = 0; at < ids.length; at += PIECE) yield await read(ids.slice(at, at + PIECE));
}

function orderOf({ sorts }: TableSource, { sort, dir }: ListQuery) {
  const by = sort === null ? undefined : sorts.get(sort);
  const chosen = by ? [Prisma.sql`${by} ${direction(dir)}`] : [];
  return Prisma.join([...chosen, Prisma.sql`t."createdAt" DESC`, Prisma.sql`t."id" DESC`]);
}

export function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function matching(searched: Prisma.Sql[], q: string) {
  const words = q.split(" ").filter(Boolean).slice(0, 10);
  if (words.length === 0) return Prisma.sql`1`;
  const text = Prisma.join(searched, " || ' ' || ");
  return Prisma.join(
    words.map((word) => Prisma.sql`instr(lower(${text}), lower(${word})) > 0`),
    " AND ",
  );
}

function direction(dir: "asc" | "desc") {
  return dir === "asc" ? Prisma.sql`ASC` : Prisma.sql`DESC`;
}
