import { Prisma } from "~/generated/prisma/client";
import type { Column, List } from "./list";
import { type ListQuery, ROWS_PER_PAGE } from "./list-query";
import { inOrder, orderRows, searchFor, streamRows, type Table, type TableSource } from "./order.server";

type Row = { id: string };

type Expressions = { searched?: Prisma.Sql; sort?: Prisma.Sql };

type Reading<R extends Row> = {
  from: Prisma.Sql;
  own?: Record<string, Expressions>;
  count: () => Promise<number>;
  /** How many `from` has, where it leaves some out. */
  chosen?: () => Promise<number>;
  read: (ids: string[]) => Promise<R[]>;
};

export type ListRows<R> = (query: ListQuery, perPage?: number) => Promise<Table<R>>;

export type StreamRows<R> = (query: ListQuery) => AsyncGenerator<R[], void>;

/** The first `most` of all pages, and how many there are. */
type MatchIds = (query: ListQuery, most: number) => Promise<{ ids: string[]; matching: number }>;

export function readerOf<R extends Row>(
  list: List<R>,
  { from, own, count, chosen = count, read }: Reading<R>,
): { page: ListRows<R>; all: StreamRows<R>; ids: MatchIds } {
  const source = sourceOf(list.columns, from, own ?? {});
  const readInOrder = async (ids: string[]) => inOrder(ids, await read(ids));
  return {
    async page(query, perPage = ROWS_PER_PAGE) {
      const { ids, ...counts } = await orderRows(source, query, perPage, chosen);
      const [rows, total] = await Promise.all([readInOrder(ids), count()]);
      return { rows, total, ...counts };
    },
    all: (query) => streamRows(source, query, readInOrder),
    async ids(query, most) {
      const { ids, matching } = await orderRows(source, { ...query, page: 1 }, most, chosen);
      return { ids, matching };
    },
  };
}

/** What a list's own search asks of rows called `t` whose columns are just stored; null for no words. */
export function searchIn<R>({ columns }: List<R>, q: string): Prisma.Sql | null {
  return searchFor(searchedOf(columns, {}), q);
}

function sourceOf<R>(
  columns: readonly Column<R>[],
  from: Prisma.Sql,
  own: Record<string, Expressions>,
): TableSource {
  return {
    from,
    searched: searchedOf(columns, own),
    sorts: new Map(
      columns
        .filter(({ sort }) => sort)
        .map((column) => [column.key, own[column.key]?.sort ?? orderOf(column)]),
    ),
  };
}

function searchedOf<R>(columns: readonly Column<R>[], own: Record<string, Expressions>) {
  return columns
    .filter(({ searched }) => searched)
    .map((column) => own[column.key]?.searched ?? Prisma.sql`coalesce(${fieldOf(column)}, '')`);
}

function orderOf<R>(column: Column<R>) {
  return column.sort === "text" ? Prisma.sql`${fieldOf(column)} COLLATE NOCASE` : fieldOf(column);
}

function fieldOf<R>({ key, field }: Column<R>) {
  return Prisma.sql`t.${Prisma.raw(`"${field ?? key}"`)}`;
}
