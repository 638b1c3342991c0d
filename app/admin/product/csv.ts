import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/admin/list/csv.server";
import { productList } from "~/models/product/list";
import { streamProductRows } from "~/models/product/list.server";

export function loader({ request }: LoaderFunctionArgs) {
  return respondWithCsv(request, productList, streamProductRows);
}
