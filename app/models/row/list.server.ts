import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import { capitalise } from "~/models/text/typed-text";
import type { Column, List } from "./list";
import { type ListQuery, ROWS_PER_PAGE } from "./list-query";
import { countPages } from "./page-number";
import { askRows, inOrder, WholeNumber } from "./sql.server";

export type Table<Row> = { rows: Row[]; total: number; matching: number; page: number; pages: number };

type Expressions = { searched?: Prisma.Sql; sort?: Prisma.Sql };

type Reading<Row> = {
  /** Rows called `t`. */
  from: Prisma.Sql;
  /** Of columns that are not just stored. */
  own?: Record<string, Expressions>;
  /** What else a search finds; null for nothing. */
  alsoFinds?: (q: string) => Promise<Prisma.Sql | null>;
  count: () => Promise<number>;
  read: (ids: string[]) => Promise<Row[]>;
};

const PIECE = 200;

/** Prisma sorts text by its bytes only, a person's list ignores case. */
export function readerOf<Row extends { id: string }>(list: List<Row>, reading: Reading<Row>) {
  const { from, own = {}, alsoFinds, count, read } = reading;
  const readInOrder = async (ids: string[]) => inOrder(ids, await read(ids));

  /** What a search asks; null for no words. */
  async function search(q: string): Promise<Prisma.Sql | null> {
    const words = q.split(" ").filter(Boolean).slice(0, 10);
    if (words.length === 0) return null;
    const searched = list.columns
      .filter((column) => column.searched)
      .map((column) => own[column.key]?.searched ?? Prisma.sql`coalesce(${fieldOf(column)}, '')`);
    const text = Prisma.join(searched, " || ' ' || ");
    const holds = (word: string) => Prisma.sql`instr(lower(${text}), lower(${word})) > 0`;
    const found = Prisma.join(
      words.map((word) => Prisma.sql`(${Prisma.join(spellingsOf(word).map(holds), " OR ")})`),
      " AND ",
    );
    const more = await alsoFinds?.(q);
    return more ? Prisma.sql`(${found} OR ${more})` : found;
  }

  async function conditionOf({ q }: ListQuery, where: Prisma.Sql | undefined): Promise<Prisma.Sql | null> {
    const conditions = [where, await search(q)].flatMap((condition) => condition ?? []);
    return conditions.length > 0 ? Prisma.join(conditions, " AND ") : null;
  }

  async function countWhere(where: Prisma.Sql): Promise<number> {
    const counted = Prisma.sql`SELECT count(*) AS "count" FROM ${from} WHERE ${where}`;
    const [row] = await askRows(z.object({ count: WholeNumber }), counted);
    return row?.count ?? 0;
  }

  /** As one text: a file has all rows. The limit, of -1 for none, keeps SQLite from dropping the order of what is put together outside. */
  async function readIds(query: ListQuery, condition: Prisma.Sql | null, take: number, skip: number) {
    const rows = await askRows(
      z.object({ ids: z.string().nullable() }),
      Prisma.sql`SELECT group_concat("id", ',') AS "ids" FROM (
        SELECT t."id" FROM ${from} WHERE ${condition ?? Prisma.sql`1`}
        ORDER BY ${orderOf(query)} LIMIT ${take} OFFSET ${skip})`,
    );
    return rows[0]?.ids?.split(",") ?? [];
  }

  function orderOf({ sort, dir }: ListQuery): Prisma.Sql {
    const column = list.columns.find(({ key, sort: sorts }) => sorts && key === sort);
    // Of a moment named twice SQLite would sort what its index has in order.
    const rest = sort === "createdAt" ? Prisma.sql`t."id" DESC` : orderByNewest;
    if (!column) return orderByNewest;
    const caseless = column.sort === "text" ? Prisma.sql`COLLATE NOCASE` : Prisma.empty;
    const by = own[column.key]?.sort ?? Prisma.sql`${fieldOf(column)} ${caseless}`;
    return Prisma.sql`${by} ${Prisma.raw(dir.toUpperCase())}, ${rest}`;
  }

  /** The first `most` of all pages, and how many there are. */
  async function ids(query: ListQuery, most: number, where?: Prisma.Sql) {
    const condition = await conditionOf(query, where);
    const matching = await (condition ? countWhere(condition) : count());
    const pages = countPages(matching, most);
    const page = Math.min(query.page, pages);
    return { ids: await readIds(query, condition, most, (page - 1) * most), matching, page, pages };
  }

  return {
    search,
    ids,
    async page(query: ListQuery, perPage = ROWS_PER_PAGE, where?: Prisma.Sql): Promise<Table<Row>> {
      const { ids: shown, ...counts } = await ids(query, perPage, where);
      const [rows, total] = await Promise.all([readInOrder(shown), count()]);
      return { rows, total, ...counts };
    },
    /** Decided at once, as one text of ids: whatever is written meanwhile, no row comes twice. */
    async *all(query: ListQuery, where?: Prisma.Sql): AsyncGenerator<Row[], void> {
      const all = await readIds(query, await conditionOf(query, where), -1, 0);
      for (let at = 0; at < all.length; at += PIECE) yield await readInOrder(all.slice(at, at + PIECE));
    },
  };
}

const orderByNewest = Prisma.sql`t."createdAt" DESC, t."id" DESC`;

/** SQLite knows capitals and small letters of A to Z alone. */
function spellingsOf(word: string): string[] {
  if (/^[ -~]*$/.test(word)) return [word];
  const small = word.toLowerCase();
  return [...new Set([word, small, word.toUpperCase(), capitalise(small)])];
}

function fieldOf<Row>({ key, field }: Column<Row>) {
  return Prisma.sql`t.${Prisma.raw(`"${field ?? key}"`)}`;
}
