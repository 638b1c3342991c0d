import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/admin/list/csv.server";
import { blogList } from "~/models/blog/list";
import { streamBlogRows } from "~/models/blog/list.server";

export function loader({ request }: LoaderFunctionArgs) {
  return respondWithCsv(request, blogList, streamBlogRows);
}
