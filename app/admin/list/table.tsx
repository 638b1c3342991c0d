import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/head";
import { ButtonLink } from "~/ui/button";
import { respondToRowAction } from "./action.server";
import { ListChoice } from "./choice";
import { EmptyList, ListScreen } from "./list-screen";
import { loadRows, noRows } from "./loader.server";
import { kindAt, rowLists } from "./row-lists";
import { RowTable } from "./row-table";
import { rowTables } from "./row-tables.server";
import { ListTools } from "./tools";

export { alwaysFresh as shouldRevalidate } from "./list-screen";

export const meta: MetaFunction = ({ location, matches }) =>
  adminHead(rowLists[kindAt(location.pathname)].title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const kind = kindAt(new URL(args.request.url).pathname);
  return loadRows(args, {
    list: rowLists[kind],
    kinds: [kind],
    empty: { kind, table: noRows },
    async read(query, { adminId }) {
      const table = await rowTables[kind].page(query);
      // The admin's own account is not deleted.
      return {
        kind,
        table: { ...table, rows: table.rows.map((row) => ({ ...row, stays: row.id === adminId })) },
      };
    },
  });
}

export async function action(args: ActionFunctionArgs) {
  return respondToRowAction(args, [kindAt(new URL(args.request.url).pathname)]);
}

export default function ListTable() {
  const data = useLoaderData<typeof loader>();
  const { kind, query, table } = data;
  const list = rowLists[kind];
  return (
    <ListScreen
      title={list.title}
      count={table.total}
      actions={
        <>
          <ButtonLink href={list.add.href} icon="plus">
            {list.add.label}
          </ButtonLink>
          {list.also && (
            <ButtonLink href={list.also.href} look="quiet" icon="list">
              {list.also.label}
            </ButtonLink>
          )}
        </>
      }
      data={data}
      path={list.path}
      tools={table.total > 0 && <ListTools list={list} query={query} matching={table.matching} />}
      empty={<EmptyList list={list} query={query} />}
    >
      {table.rows.length > 0 && (
        <RowTable caption={list.title} list={list} rows={table.rows} path={list.path} query={query} />
      )}
      {table.rows.length > 0 && list.many && (
        <ListChoice path={list.many} query={query} shown={table.rows.length} matching={table.matching} />
      )}
    </ListScreen>
  );
}
