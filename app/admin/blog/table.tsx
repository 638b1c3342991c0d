import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { blogColumns } from "~/admin/list/columns";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { RowList } from "~/admin/list/row-list";
import { loadRows } from "~/admin/list/row-list.server";
import { blogSortColumns, tableBlogs } from "~/models/blog/list.server";
import { findBlog } from "~/models/blog/read.server";
import { ButtonLink } from "~/ui/button";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminallblog";

export const meta: MetaFunction = () => adminHead("All Blog");

export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, {
    sentence: "Failed to load blogs.",
    sorts: blogSortColumns,
    table: tableBlogs,
    question: async (id) => {
      const blog = await findBlog(id);
      return blog && { id, name: blog.content[0]?.type ?? "" };
    },
  });
}

export async function action(args: ActionFunctionArgs) {
  return answerRowAction(args, ["blog"]);
}

export default function BlogTable() {
  const list = useLoaderData<typeof loader>();
  return (
    <RowList
      title="All Blog"
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
