import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/http/guard.server";
import { listReply, loadList } from "~/http/list-load.server";
import { type ListQuery, parseListQuery } from "~/models/row/list-query";
import type { Table } from "~/models/row/order.server";

type Question = { id: string; name: string };

type RowSource<Sort extends string, Row> = {
  /** What stands in the place of rows that cannot be loaded. */
  sentence: string;
  sorts: readonly Sort[];
  table: (query: ListQuery<Sort>) => Promise<Table<Row>>;
  /** The row whose deletion is asked about; null when it is no more. */
  question: (id: string) => Promise<Question | null>;
};

/** Guards and loads a list of the back office: what its address asks for, 503 with the sentence when that fails. */
export async function loadRows<Sort extends string, Row>(
  { request, params }: LoaderFunctionArgs,
  { sentence, sorts, table, question }: RowSource<Sort, Row>,
) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, sorts);
  const asked = params.id ?? searchParams.get("delete");
  const empty: { table: Table<Row>; question: Question | null } = { table: noRows, question: null };
  const list = await loadList(request, sentence, empty, async () => {
    await requireAdmin(request);
    const [rows, about] = await Promise.all([table(query), asked ? question(asked) : null]);
    return { table: rows, question: about };
  });
  return data({ query: { ...query, page: list.table.page }, ...list }, listReply(list));
}

/** What is shown of a table that could not be loaded. */
export const noRows = { rows: [], total: 0, matching: 0, page: 1, pages: 1 };
