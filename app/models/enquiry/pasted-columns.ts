/** What a column holds, and the unit its heading names for numbers without one. */
type Column = {
  of: "thickness" | "width" | "length" | "count" | "weight" | "text" | "nothing";
  unit: string;
};

export type Columns = readonly Column[];

/** Headings of the tables that buyers copy; the first that fits decides. */
const headings: readonly (readonly [Column["of"], RegExp])[] = [
  [
    "nothing",
    /^(?:s(?:r|l|\.)?[. ]{0,2}(?:no)?\.?|#|no\.?|item no\.?|pos\.?|rate|price|amount|value|remarks?|hsn(?: code)?|gst)$/,
  ],
  ["thickness", /^(?:thk|thick(?:ness)?|t|gauge|gage)\.?$/],
  ["width", /^(?:w(?:d|idth|id)?)\.?$/],
  ["length", /^(?:l(?:ength|en|g)?)\.?$/],
  ["weight", /^(?:total )?(?:weight|wt|tonnage|tons?|kgs?|mt)\.?$/],
  ["count", /^(?:qty|quantity|qnty|nos|pcs|pieces|no of (?:pcs|sheets|pieces)|sheets)\.?$/],
  [
    "text",
    /^(?:items?|description|desc|material|product|grade|size|sizes|section|type|form|uom|units?|spec(?:ification)?|quality|finish|make)\.?$/,
  ],
];

const UNIT =
  /^(.{1,30}?) ?[([/]? ?\b(mm|cm|m|mtr|in|inch|ft|feet|kgs?|mt|tons?|nos|pcs|swg|gauge)\.? ?[)\]]?$/;

/** The columns that a line without numbers names; null where it is no heading of a table. */
export function readColumns(plain: string): Columns | null {
  if (/\d/.test(plain)) return null;
  const cells = cutCells(plain).map((cell) => readColumn(cell.toLowerCase()));
  const columns = cells.filter((column) => column !== null);
  const sizes = columns.filter(({ of }) => of !== "text" && of !== "nothing");
  return columns.length === cells.length && cells.length > 1 && sizes.length > 0 ? columns : null;
}

function readColumn(cell: string): Column | null {
  const of = headings.find(([, sign]) => sign.test(cell))?.[0];
  if (of) return { of, unit: of === "weight" ? ownUnit(cell) : "" };
  const [, name = "", unit = ""] = UNIT.exec(cell) ?? [];
  const named = headings.find(([, sign]) => sign.test(name))?.[0];
  if (!named) return null;
  const weighs = /^(?:kgs?|mt|tons?)$/.test(unit);
  return { of: named === "count" && weighs ? "weight" : named, unit };
}

function ownUnit(cell: string) {
  return /(kg|mt|ton)/.exec(cell)?.[1] ?? "";
}

/** The row as a buyer would write it in words: `thk 2 width 1250 length 2500 qty 20`; null where it has other cells. */
export function writeRow(plain: string, columns: Columns): string | null {
  const cells = cutCells(plain);
  const filled = cells.filter((cell) => cell !== "");
  if (cells.length > columns.length || filled.length < 2 || !/\d/.test(plain)) return null;
  return cells.map((cell, at) => writeCell(cell, columns[at])).join(" ");
}

function writeCell(cell: string, column: Column | undefined): string {
  if (!column || cell === "" || column.of === "nothing" || /^[-.]$/.test(cell)) return "";
  const bare = /^[\d.,/]{1,12}$/.test(cell);
  const unit = bare ? ` ${column.unit}` : "";
  if (column.of === "count") return bare ? `qty ${cell}` : cell;
  if (column.of === "text") return cell;
  return column.of === "weight" ? `${cell}${unit}` : `${column.of} ${cell}${unit}`;
}

/** Between tabs, bars or semicolons, else between wide blanks, else between words. */
function cutCells(plain: string): string[] {
  // The bars around a row are no cells.
  const line = plain
    .trim()
    .replace(/^\||\|$/g, "")
    .trim();
  const sign = [/\t/, /\|/, /;/, / {2,8}/, /,/, / /].find((each) => each.test(line)) ?? / /;
  return line.split(sign).map((cell) => cell.trim());
}
