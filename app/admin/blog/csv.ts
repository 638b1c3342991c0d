import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/admin/list/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { blogList } from "~/models/blog/list";
import { streamBlogRows } from "~/models/blog/list.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return respondWithCsv(request, blogList, streamBlogRows);
}
