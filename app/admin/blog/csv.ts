import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/http/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { blogSortColumns, tableBlogs } from "~/models/blog/list.server";
import { parseListQuery } from "~/models/row/list-query";

/** The list of articles as it is filtered and sorted, all pages; titles in full. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const query = parseListQuery(new URL(request.url).searchParams, blogSortColumns);
  const { rows } = await tableBlogs(query, null);
  const header = ["Title", "Category", "Tags", "Created At", "Id"];
  return csvFile(
    "blogs",
    header,
    rows.map((row) => [row.heading, row.category, row.tags, row.createdAt.toISOString(), row.id]),
  );
}
