import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/http/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { productSortColumns, tableProducts } from "~/models/product/list.server";
import { parseListQuery } from "~/models/row/list-query";
import { steelTypes } from "~/models/steel/kind";

/** The list of products as it is filtered and sorted, all pages. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const query = parseListQuery(new URL(request.url).searchParams, productSortColumns);
  const { rows } = await tableProducts(query, null);
  const header = ["Product Name", "Product Type", "Created At", "Id"];
  return csvFile(
    "products",
    header,
    rows.map((row) => [row.name, steelTypes[row.type].label, row.createdAt.toISOString(), row.id]),
  );
}
