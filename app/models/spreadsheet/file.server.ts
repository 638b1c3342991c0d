import { productFields } from "~/models/product/form";
import { figures } from "~/models/shop/figures.server";
import { fieldOfHeading, ID, labelOfField, MOST_SHEET_LINES, type SheetField, sheetFields } from "./column";
import { readTable, type TableLine } from "./record.server";

/** `mayHaveDecimalCommas` where the site writes them, or semicolons or tabs stand between its cells, as such spreadsheets save them. */
export type SheetLine = TableLine<SheetField> & { id: string; mayHaveDecimalCommas: boolean };

export type ReadSheet = Awaited<ReturnType<typeof readSheet>>;

export async function readSheet(text: string, { decimal } = figures) {
  const read = await readTable(text, {
    noun: "product",
    most: MOST_SHEET_LINES,
    fieldOf: fieldOfHeading,
    listMissing,
  });
  if (!read.ok) return read;
  const lines = read.lines.map(({ cells: { [ID]: id = "", ...cells }, ...line }): SheetLine => {
    const mayHaveDecimalCommas = decimal === "," || read.delimiter !== ",";
    return { ...line, id: id.trim(), cells, mayHaveDecimalCommas };
  });
  return { ...read, lines };
}

/** An id says which product a line is; without one a line must have what a new product needs. */
function listMissing(fields: readonly (string | null)[]): string[] {
  const missing = sheetFields.filter((field) => !fields.includes(field));
  if (fields.includes(ID) && missing.length < sheetFields.length) return [];
  return missing.filter(isNeeded).map(labelOfField);
}

function isNeeded(field: SheetField): boolean {
  return !productFields[field].rule.safeParse(undefined).success;
}

/** The file of a spreadsheet in which each of the products has the same cells. */
export function writeSheet(
  ids: readonly string[],
  cells: readonly (readonly [SheetField, string])[],
): string {
  const headings = [ID, ...cells.map(([field]) => field)].map((field) => quote(labelOfField(field)));
  const same = cells.map(([, text]) => quote(text));
  return [headings, ...ids.map((id) => [id, ...same])].map((line) => line.join(",")).join("\n");
}

function quote(text: string) {
  return `"${text.replaceAll('"', '""')}"`;
}
