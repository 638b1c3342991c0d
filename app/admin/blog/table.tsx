import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { blogColumns } from "~/admin/list/columns";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { RowList } from "~/admin/list/row-list";
import { requireAdmin } from "~/http/guard.server";
import { blogSortColumns, tableBlogs } from "~/models/blog/list.server";
import { findBlog } from "~/models/blog/read.server";
import { parseListQuery } from "~/models/row/list-query";
import { ButtonLink } from "~/ui/button";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminallblog";

export const meta: MetaFunction = () => adminHead("All Blog");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, blogSortColumns);
  const asked = searchParams.get("delete");
  const [table, blog] = await Promise.all([tableBlogs(query), asked ? findBlog(asked) : null]);
  const question = blog && { id: blog.id, name: blog.content[0]?.type ?? "" };
  return { query: { ...query, page: table.page }, table, question };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireAdmin(request);
  return answerRowAction(request, session, ["blog"]);
}

export default function BlogTable() {
  const list = useLoaderData<typeof loader>();
  return (
    <RowList
      title={`All Blog (${list.table.total})`}
      actions={
        <ButtonLink href="/addBlog" icon="plus">
          Add Blog
        </ButtonLink>
      }
      list={list}
      columns={blogColumns}
      path={PATH}
      csv={`${PATH}.csv`}
      searchHint="Title, text or tag"
      editHref={(row) => `/editblog/${row.id}`}
      nameOf={(row) => row.heading}
    />
  );
}
