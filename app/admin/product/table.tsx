import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { respondToRowAction } from "~/admin/list/row-actions.server";
import { RowListScreen } from "~/admin/list/row-list";
import { loadRows } from "~/admin/list/row-list.server";
import { productList } from "~/models/product/list";
import { listProductRows } from "~/models/product/list.server";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

export const meta: MetaFunction = ({ matches }) => adminHead(productList.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, productList, listProductRows);
}

export async function action(args: ActionFunctionArgs) {
  return respondToRowAction(args, ["product"]);
}

export default function ProductTable() {
  return <RowListScreen list={productList} data={useLoaderData<typeof loader>()} />;
}
