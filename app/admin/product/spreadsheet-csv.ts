import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/http/file/csv.server";
import { loadFile, replyWithoutFile } from "~/http/file/fault.server";
import { requireAdmin } from "~/http/guard.server";
import { listAllProducts } from "~/models/product/read.server";
import { cellsOfProduct, sheetFields, sheetHeadings } from "~/models/spreadsheet/column";
import { listRefusedLines } from "~/models/spreadsheet/import.server";
import { findSheet, type StoredSheet } from "~/models/spreadsheet/store.server";

/** `?refused=` names a spreadsheet that was sent: its refused lines, to be corrected and sent again. */
export async function loader({ request }: LoaderFunctionArgs) {
  return loadFile(request, async () => {
    const { adminId } = await requireAdmin(request);
    const asked = new URL(request.url).searchParams.get("refused");
    if (asked === null) return csvFile("product-sheet", [...sheetHeadings], listLines());
    const sheet = await findSheet(asked, adminId);
    if (!sheet) {
      return replyWithoutFile(request, {
        status: 404,
        message: "This file is no longer here: send it again",
      });
    }
    return csvFile("refused-lines", [...sheetHeadings, "Why refused"], listRefused(sheet));
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

async function* listRefused(sheet: StoredSheet) {
  const lines = await listRefusedLines(sheet);
  yield lines.map(({ id, cells, messages }) => [
    ...[id, ...sheetFields.map((field) => cells[field] ?? null)],
    messages.join("; "),
  ]);
}
