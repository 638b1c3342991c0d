import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/http/guard.server";
import { listReply, loadList } from "~/http/list-load.server";
import { type List, type RowList, sortKeys } from "~/models/row/list";
import type { ListRows } from "~/models/row/list.server";
import { parseListQuery } from "~/models/row/list-query";
import type { Table } from "~/models/row/order.server";
import type { Day } from "~/models/shop/day";
import { writeDay } from "~/models/shop/day.server";
import { askDeletion, type DeletionQuestion } from "./row-kinds.server";

type WithDays<Row> = Row & { days: Record<string, Day> };

/** Guards, too. Answers 503 with the list's sentence when the rows cannot be read. */
export async function loadRows<Row>(
  { request, params }: LoaderFunctionArgs,
  list: RowList<Row>,
  listRows: ListRows<Row>,
) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, sortKeys(list));
  const asked = params.id ?? searchParams.get("delete");
  const empty: { table: Table<WithDays<Row>>; question: DeletionQuestion | null; own: string | null } = {
    table: noRows,
    question: null,
    own: null,
  };
  const loaded = await loadList(request, list.failure, empty, async (): Promise<typeof empty> => {
    const { adminId } = await requireAdmin(request);
    const [table, question] = await Promise.all([
      listRows(query),
      asked ? askDeletion(list.kind, asked) : null,
    ]);
    return { table: withDays(list, table), question, own: adminId };
  });
  return data({ query: { ...query, page: loaded.table.page }, ...loaded }, listReply(loaded));
}

export const noRows = { rows: [], total: 0, matching: 0, page: 1, pages: 1 };

/** Days are written on the server, in the site's time zone and language. */
export function withDays<Row>({ columns }: List<Row>, table: Table<Row>): Table<WithDays<Row>> {
  const daysOf = (row: Row) =>
    columns.flatMap(({ key, value }) => {
      const moment = value(row);
      return moment instanceof Date ? [[key, writeDay(moment)]] : [];
    });
  return { ...table, rows: table.rows.map((row) => ({ ...row, days: Object.fromEntries(daysOf(row)) })) };
}
