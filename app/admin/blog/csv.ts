import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile, mapPieces } from "~/http/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { blogSortColumns, everyBlog } from "~/models/blog/list.server";
import { parseListQuery } from "~/models/row/list-query";

/** The list of articles as it is filtered and sorted, all pages; titles in full. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const query = parseListQuery(new URL(request.url).searchParams, blogSortColumns);
  const header = ["Title", "Category", "Tags", "Created At", "Id"];
  return csvFile(
    request,
    "blogs",
    header,
    mapPieces(everyBlog(query), (row) => [
      row.heading,
      row.category,
      row.tags,
      row.createdAt.toISOString(),
      row.id,
    ]),
  );
}
