import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/admin/list/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { productList } from "~/models/product/list";
import { streamProductRows } from "~/models/product/list.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return respondWithCsv(request, productList, streamProductRows);
}
