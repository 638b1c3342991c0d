/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A CSV file to be downloaded, for whoever is signed in alone. A cell that a spreadsheet would run as a formula gets
 * an apostrophe before it, which the spreadsheet hides.
 */
export function csvFile(name: string, header: string[], rows: (string | number | null)[][]): Response {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(","));
  return new Response(`${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

function writeCell(value: string | number | null) {
  if (typeof value === "number") return String(value);
  const text = defuse(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function defuse(text: string) {
  return /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
