import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/http/csv.server";
import { loadFile } from "~/http/file-fault.server";
import { requireAdmin } from "~/http/guard.server";
import { listAllProducts } from "~/models/product/read.server";
import { cellsOfProduct, sheetFields, sheetHeadings } from "~/models/sheet/column";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFile(request, async () => {
    await requireAdmin(request);
    return csvFile(request, "product-sheet", [...sheetHeadings], listLines());
  });
}

async function* listLines() {
  for await (const { rows } of listAllProducts()) {
    yield rows.map((product) => {
      const cells = cellsOfProduct(product);
      return [product.id, ...sheetFields.map((field) => cells[field])];
    });
  }
}
