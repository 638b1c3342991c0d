import { type Pieces, replyInPieces } from "./pieces.server";

const BYTE_ORDER_MARK = "\uFEFF";

export type Row = (string | number | null)[];

/** A cell that a spreadsheet would run as a formula gets an apostrophe. */
export function csvFile(
  name: string,
  header: string[],
  rows: AsyncIterable<Row[]>,
  delimiter = ",",
): Promise<Response> {
  return replyInPieces(writeLines(header, rows, delimiter), {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
}

async function* writeLines(header: string[], rows: AsyncIterable<Row[]>, delimiter: string): Pieces {
  const write = (cells: Row) => `${cells.map((cell) => writeCell(cell, delimiter)).join(delimiter)}\r\n`;
  yield BYTE_ORDER_MARK + write(header);
  for await (const some of rows) yield some.map(write).join("");
}

function writeCell(value: string | number | null, delimiter: string) {
  if (typeof value === "number") return String(value);
  const text = defuse(value ?? "");
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An apostrophe that stands there already is kept as well: who reads the file takes one off. */
function defuse(text: string) {
  return /^'*\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
