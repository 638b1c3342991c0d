import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import type { ListQuery } from "./list-query";
import { countPages } from "./page-number";
import { askRows, WholeNumber } from "./sql.server";

type Order = readonly (readonly [Prisma.Sql, "ASC" | "DESC"])[];

const newestFirst: Order = [
  [Prisma.sql`t."createdAt"`, "DESC"],
  [Prisma.sql`t."id"`, "DESC"],
];

export type Table<Row> = { rows: Row[]; total: number; matching: number; page: number; pages: number };

export type TableSource = {
  from: Prisma.Sql;
  searched: Prisma.Sql[];
  sorts: ReadonlyMap<string, Prisma.Sql>;
};

/** Prisma sorts text by its bytes only, a person's list ignores case. */
export async function orderRows(
  source: TableSource,
  query: ListQuery,
  perPage: number,
  countAll: () => Promise<number>,
) {
  const where = searchFor(source.searched, query.q);
  const found = where ? await countMatching(source, where) : await countAll();
  const pages = countPages(found, perPage);
  const page = Math.min(query.page, pages);
  const ids = await readIds(source, query, perPage, (page - 1) * perPage);
  return { ids, matching: found, page, pages };
}

async function countMatching({ from }: TableSource, where: Prisma.Sql): Promise<number> {
  const rows = await askRows(
    z.object({ count: WholeNumber }),
    Prisma.sql`SELECT count(*) AS "count" FROM ${from} WHERE ${where}`,
  );
  return rows[0]?.count ?? 0;
}

const PIECE = 200;

/** Decided at once, as one text of ids: whatever is written meanwhile, no row comes twice. */
export async function* streamRows<Row>(
  source: TableSource,
  query: ListQuery,
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  const ids = await readIds(source, query, -1, 0);
  for (let at = 0; at < ids.length; at += PIECE) yield await read(ids.slice(at, at + PIECE));
}

/** As one text: a file has all rows. The limit, of -1 for none, keeps SQLite from dropping the order of what is put together outside. */
async function readIds(source: TableSource, query: ListQuery, take: number, skip: number): Promise<string[]> {
  const order = orderOf(source, query).map(
    ([column, direction]) => Prisma.sql`${column} ${Prisma.raw(direction)}`,
  );
  const rows = await askRows(
    z.object({ ids: z.string().nullable() }),
    Prisma.sql`SELECT group_concat("id", ',') AS "ids" FROM (
      SELECT t."id" FROM ${source.from} WHERE ${searchFor(source.searched, query.q) ?? Prisma.sql`1`}
      ORDER BY ${Prisma.join(order)} LIMIT ${take} OFFSET ${skip})`,
  );
  return rows[0]?.ids?.split(",") ?? [];
}

function orderOf({ sorts }: TableSource, { sort, dir }: ListQuery): Order {
  const by = sort === null ? undefined : sorts.get(sort);
  if (!by) return newestFirst;
  // Of a moment named twice SQLite would sort what its index has in order.
  const rest = sort === "createdAt" ? newestFirst.slice(1) : newestFirst;
  return [[by, dir === "asc" ? "ASC" : "DESC"], ...rest];
}

export function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function searchFor(searched: Prisma.Sql[], q: string): Prisma.Sql | null {
  const words = q.split(" ").filter(Boolean).slice(0, 10);
  if (words.length === 0) return null;
  const text = Prisma.join(searched, " || ' ' || ");
  return Prisma.join(
    words.map((word) => Prisma.sql`instr(lower(${text}), lower(${word})) > 0`),
    " AND ",
  );
}
