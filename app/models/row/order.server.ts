import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import type { ListQuery } from "./list-query";
import { countPages } from "./page-number";

/** Rows of a list of the back office. `total` counts everything, `matching` what was searched for. */
export type Table<Row> = { rows: Row[]; total: number; matching: number; page: number; pages: number };

/** Where a list looks for its rows: FROM clause, the texts a search reads, and an expression for each sortable column. */
export type TableSource<Sort extends string> = {
  from: Prisma.Sql;
  searched: Prisma.Sql[];
  sorts: Record<Sort, Prisma.Sql>;
};

/**
 * The ids of the rows of one page (of `perPage` rows), or of all when `perPage` is null, in the list's order. A page
 * after the last is the last. Prisma sorts text by its bytes only, a person's list ignores case.
 */
export async function orderRows<Sort extends string>(
  { from, searched, sorts }: TableSource<Sort>,
  query: ListQuery<Sort>,
  perPage: number | null,
) {
  const where = matching(searched, query.q);
  const order = query.sort ? [Prisma.sql`${sorts[query.sort]} ${direction(query.dir)}`] : [];
  const by = Prisma.join([...order, Prisma.sql`t."createdAt" DESC`, Prisma.sql`t."id" DESC`]);
  const count = await db.$queryRaw<
    { count: bigint }[]
  >`SELECT count(*) AS "count" FROM ${from} WHERE ${where}`;
  const found = Number(count[0]?.count ?? 0);
  const pages = perPage ? countPages(found, perPage) : 1;
  const page = Math.min(query.page, pages);
  const range = perPage ? Prisma.sql`LIMIT ${perPage} OFFSET ${(page - 1) * perPage}` : Prisma.empty;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT t."id" FROM ${from} WHERE ${where} ORDER BY ${by} ${range}`;
  return { ids: rows.map((row) => row.id), matching: found, page, pages };
}

/** Rows that were read by their ids, in the order of the ids. */
export function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Every word must occur somewhere; `%` and `_` are characters like others. */
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
