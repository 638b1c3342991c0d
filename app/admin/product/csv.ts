import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile, mapPieces } from "~/http/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { everyProduct, productSortColumns } from "~/models/product/list.server";
import { parseListQuery } from "~/models/row/list-query";
import { steelTypes } from "~/models/steel/kind";

/** The list of products as it is filtered and sorted, all pages. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const query = parseListQuery(new URL(request.url).searchParams, productSortColumns);
  const header = ["Product Name", "Product Type", "Created At", "Id"];
  return csvFile(
    request,
    "products",
    header,
    mapPieces(everyProduct(query), (row) => [
      row.name,
      steelTypes[row.type].label,
      row.createdAt.toISOString(),
      row.id,
    ]),
  );
}
