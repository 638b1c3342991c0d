import { isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { productFields } from "~/models/product/form";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { fieldOfHeading, ID, labelOfField, MOST_SHEET_LINES, type SheetField, sheetFields } from "./column";

/** In bytes: about ten times what 5,000 usual products take. */
export const LARGEST_SHEET = 5 * 1024 * 1024;

const LONGEST_LINE = 32 * 1024;
/** Read in such pieces, so that nobody waits for the whole. */
const PIECE = 32 * 1024;

/** `line` as a spreadsheet numbers it: the headings are the first. A column that is not there has no cell. */
export type SheetLine = { line: number; id: string; cells: Partial<Record<SheetField, string>> };

export type ReadSheet = { ok: true; lines: SheetLine[]; ignored: string[] } | { ok: false; message: string };

/** Spreadsheets save UTF-8, UTF-16 or the letters of Windows. Null for what is no text. */
export function decodeSheet(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes.includes(0)) return null;
  return new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);
}

/** Commas, semicolons or tabs between the cells, whichever the headings have most of. */
export async function readSheet(text: string): Promise<ReadSheet> {
  const [first = ""] = text.split(/\r\n|\r|\n/, 1);
  const records = parse({
    bom: true,
    delimiter: busiest(first),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: LONGEST_LINE,
    info: true,
  });
  const lines: SheetLine[] = [];
  let fields: (SheetField | typeof ID | null)[] | null = null;
  let ignored: string[] = [];
  try {
    const read: AsyncIterable<{ record: string[]; info: { lines: number } }> = Readable.from(
      inPieces(text),
    ).pipe(records);
    for await (const { record, info } of read) {
      if (!fields) {
        fields = record.map(fieldOfHeading);
        const problem = findMissing(fields);
        if (problem) return { ok: false, message: problem };
        ignored = record.filter((heading, at) => fields?.[at] === null && heading.trim() !== "");
      } else if (lines.length === MOST_SHEET_LINES) {
        return {
          ok: false,
          message: `A file may have at most ${sayCount(MOST_SHEET_LINES, "product", figures)}`,
        };
      } else {
        lines.push(readLine(record, fields, info.lines));
      }
    }
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, message: `Line ${error.lines ?? 1} cannot be read` };
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
    const text = withoutGuard(record[at] ?? "");
    if (field === ID) id = text.trim();
    else if (field) cells[field] = text;
  }
  return { line, id, cells };
}

/** The apostrophe that our own files put before what a spreadsheet would run as a formula. */
function withoutGuard(text: string) {
  return /^'\s*[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
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

function busiest(headings: string): string {
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: headings.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

function* inPieces(text: string) {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
