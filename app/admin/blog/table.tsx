import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { respondToRowAction } from "~/admin/list/row-actions.server";
import { RowListScreen } from "~/admin/list/row-list";
import { loadRows } from "~/admin/list/row-list.server";
import { blogList } from "~/models/blog/list";
import { listBlogRows } from "~/models/blog/list.server";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

export const meta: MetaFunction = ({ matches }) => adminHead(blogList.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, blogList, listBlogRows);
}

export async function action(args: ActionFunctionArgs) {
  return respondToRowAction(args, ["blog"]);
}

export default function BlogTable() {
  return <RowListScreen list={blogList} data={useLoaderData<typeof loader>()} />;
}
