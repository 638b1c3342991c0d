import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/http/file/csv.server";
import { loadFile, replyWithoutFile } from "~/http/file/fault.server";
import { requireAdmin } from "~/http/guard.server";
import { listAllProducts } from "~/models/product/read.server";
import {
  cellsOfProduct,
  ID,
  labelOfField,
  type SheetField,
  sheetFields,
  sheetHeadings,
} from "~/models/spreadsheet/column";
import { listRefusedLines, type RefusedLine } from "~/models/spreadsheet/import.server";
import { findSheet } from "~/models/spreadsheet/store.server";

/**
 * `?refused=` names a spreadsheet that was sent: its refused lines, to be corrected and sent again. They have the columns
 * and the delimiter that they came with: an empty column would empty fields, and a comma between cells say what one within them is.
 * What stood beyond the last heading stands there again: without it such a line would come in.
 */
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
    const { lines, delimiter } = await listRefusedLines(sheet);
    const fields = sheetFields.filter((field) => lines.some(({ cells }) => cells[field] !== undefined));
    const header = [...([ID, ...fields] as const).map(labelOfField), "Why refused"];
    return csvFile("refused-lines", header, writeRefused(lines, fields), delimiter);
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

async function* writeRefused(lines: readonly RefusedLine[], fields: readonly SheetField[]) {
  yield lines.map(({ id, cells, messages, surplus }) => [
    ...[id, ...fields.map((field) => cells[field] ?? null)],
    ...[messages.join("; "), ...surplus],
  ]);
}
