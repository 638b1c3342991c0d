import { productFields } from "~/models/product/form";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { fieldOfHeading, ID, labelOfField, MOST_SHEET_LINES, type SheetField, sheetFields } from "./column";
import { readRecords, UnreadableLine } from "./record.server";

/** `line` as a spreadsheet numbers it: the headings are the first. A column that is not there has no cell. */
export type SheetLine = {
  line: number;
  id: string;
  cells: Partial<Record<SheetField, string>>;
  /** What stands behind the last heading: of a comma without quotes all cells behind it are one too far. */
  surplus: string | null;
};

export type ReadSheet = { ok: true; lines: SheetLine[]; ignored: string[] } | { ok: false; message: string };

export async function readSheet(text: string): Promise<ReadSheet> {
  const lines: SheetLine[] = [];
  let fields: (SheetField | typeof ID | null)[] | null = null;
  let ignored: string[] = [];
  try {
    for await (const { cells, line } of readRecords(text)) {
      if (!fields) {
        fields = cells.map(fieldOfHeading);
        const problem = findMissing(fields);
        if (problem) return { ok: false, message: problem };
        ignored = cells.filter((heading, at) => fields?.[at] === null && heading.trim() !== "");
      } else if (lines.length === MOST_SHEET_LINES) {
        return {
          ok: false,
          message: `A file may have at most ${sayCount(MOST_SHEET_LINES, "product", figures)}`,
        };
      } else {
        lines.push(readLine(cells, fields, line));
      }
    }
  } catch (error) {
    if (error instanceof UnreadableLine) return { ok: false, message: error.message };
    throw error;
  }
  return lines.length > 0
    ? { ok: true, lines, ignored }
    : { ok: false, message: "There is no product in this file" };
}

function readLine(record: string[], fields: (SheetField | typeof ID | null)[], line: number): SheetLine {
  const cells: SheetLine["cells"] = {};
  let id = "";
  for (const [at, field] of fields.entries()) {
    const text = record[at] ?? "";
    if (field === ID) id = text.trim();
    else if (field) cells[field] = text;
  }
  const surplus = record.slice(fields.length).find((text) => text.trim() !== "") ?? null;
  return { line, id, cells, surplus };
}

/** An id says which product a line is; without one a line must have what a new product needs. */
function findMissing(fields: (string | null)[]): string | null {
  const missing = sheetFields.filter((field) => !fields.includes(field));
  if (fields.includes(ID) && missing.length < sheetFields.length) return null;
  const needed = missing.filter(isNeeded).map(labelOfField);
  if (needed.length === 0) return null;
  return `The first line must have the same headings as the downloaded file; missing: ${needed.join(", ")}`;
}

function isNeeded(field: SheetField): boolean {
  return !productFields[field].rule.safeParse(undefined).success;
}
