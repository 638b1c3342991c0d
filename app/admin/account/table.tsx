import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { respondToRowAction } from "~/admin/list/row-actions.server";
import { RowListScreen } from "~/admin/list/row-list";
import { loadRows } from "~/admin/list/row-list.server";
import { accountList } from "~/models/account/list";
import { listAdminRows } from "~/models/account/list.server";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

export const meta: MetaFunction = ({ matches }) => adminHead(accountList.title, matches);

/** /delete/{id} is the same list with the question open. */
export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, accountList, listAdminRows);
}

export async function action(args: ActionFunctionArgs) {
  return respondToRowAction(args, ["account"]);
}

export default function AdminTable() {
  return <RowListScreen list={accountList} data={useLoaderData<typeof loader>()} />;
}
