import { isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";

/** In bytes: about ten times what 5,000 usual products take. */
export const LARGEST_SHEET = 5 * 1024 * 1024;

const LONGEST_LINE = 32 * 1024;
/** Read in such pieces, so that nobody waits for the whole. */
const PIECE = 32 * 1024;

/** `line` as a spreadsheet numbers it: the headings are the first. */
export type SheetRecord = { cells: string[]; line: number };

export class UnreadableLine extends Error {}

/** Spreadsheets save UTF-8, UTF-16 or the letters of Windows. Null for what is no text. */
export function decodeSheet(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes.includes(0)) return null;
  return new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);
}

/** Commas, semicolons or tabs between the cells, whichever the headings have most of. Throws UnreadableLine. */
export async function* readRecords(text: string): AsyncGenerator<SheetRecord, void> {
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
  const read: AsyncIterable<{ record: string[]; info: { lines: number } }> = Readable.from(
    inPieces(text),
  ).pipe(records);
  try {
    for await (const { record, info } of read) yield { cells: record.map(withoutGuard), line: info.lines };
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableLine(`Line ${error.lines ?? 1} cannot be read`);
    throw error;
  }
}

/** The apostrophe that our own files put before what a spreadsheet would run as a formula. */
function withoutGuard(text: string) {
  return /^'\s*[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

function busiest(headings: string): string {
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: headings.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

function* inPieces(text: string) {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
