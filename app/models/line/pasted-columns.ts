import type { MeasureKind } from "~/steel/reading/shape";

/** What a column holds, and the unit its heading names for numbers without one. */
type Column = {
  of: MeasureKind | "count" | "weight" | "text" | "unit" | "serial" | "nothing" | "unknown";
  unit: string;
};

export type Columns = readonly (Column & { name: string })[];

/** `ditto`: the product of the row above. `left`: cells that say nothing of the size, such as prices, with their headings. `open`: the number of a column that is not known. */
export type Row = { text: string; ditto: boolean; left: string[]; open: string | undefined };

/** Headings of the tables that buyers copy; the first that fits decides. */
const headings: readonly (readonly [Column["of"], RegExp])[] = [
  ["serial", /^(?:s(?:r|l|\.)?[. ]{0,2}(?:no)?\.?|#|no\.?|item no\.?|pos\.?)$/],
  ["nothing", /^(?:rate|price|amount|value|remarks?|hsn(?: code)?|gst)$/],
  ["thickness", /^(?:(?:(?:sheet|plate|coil|nom(?:inal)?)\.? )?(?:thk|thick(?:ness)?)|t|gauge|gage)\.?$/],
  ["width", /^(?:w(?:d|idth|id)?)\.?$/],
  ["length", /^(?:l(?:ength|en|g)?)\.?$/],
  ["weight", /^(?:(?:total|net|gross|metric) )?(?:weight|wt|tonnage|ton(?:ne)?s?|kgs?|mts?|m[./]t)\.?$/],
  [
    "count",
    /^(?:(?:[a-z]+\.? )?(?:qty|quantity|qnty)|bal(?:ance)?|count|menge|anzahl|stk|stück|nos|(?:(?:nos?\.?|number) of )?(?:pcs|pieces|sheets|plates|coils))\.?(?: req(?:uired|d)?\.?)?$/,
  ],
  ["unit", /^(?:uom|units?)\.?$/],
  [
    "text",
    /^(?:(?:items?|product|material|steel)(?: (?:desc(?:ription)?|name|grade|size))?|desc(?:ription)?(?: of (?:goods|items?|material))?|particulars|grade|sizes?|section|type|form|spec(?:ification)?|quality|finish|make|w(?:idth)? ?[x*] ?l(?:ength)?|l(?:ength)? ?[x*] ?w(?:idth)?)?\.?$/,
  ],
];

/** `Width (ft)`, `Qty [MT]`, `Thk mm`, `Length in mtr`, `Weight - tonnes`. */
const UNIT =
  /^(.{1,30}?) ?[([/,-]? ?(?:in )?\b(mm|cm|m|mtr|in|inch|ft|feet|kgs?|mts?|m[./]t|t|ton(?:ne)?s?|nos|pcs|swg|gauge)\.? ?[)\]]?$/;

/** `Menge (t)`, `To be supplied [MT]`: tonnes, whatever the word before them. */
const WEIGHED = /^\p{L}.{0,30}[([](?:in )?(kgs?|mts?|m[./]t|t|ton(?:ne)?s?)\.?[)\]]$/u;

/** `Rate per MT`, `Rs/MT`, `Unit wt (kg)`, `Wt/pc (kg)`: of one tonne or one piece, so no amount. */
const OF_ONE =
  /^(?:basic )?(?:rs|inr|rates?|price|cost|freight|charges?|unit)\b|^[^\s/]{1,12}(?: per\b| ?\/ ?(?:pcs?|piece|sheet|nos?)\b)/;

/** The columns that a line without numbers names; null where it is no heading of a table. */
export function readColumns(plain: string): Columns | null {
  if (/\d/.test(plain)) return null;
  const cells = cutCells(plain);
  const read = cells.map((cell) => readColumn(cell.toLowerCase()));
  const columns = read.map((column) => column ?? unknown);
  const isParted = /[\t|;]/.test(plain);
  // `Steel plates` is a product, unless its words are cells.
  const sizes = read.filter((column, at) => {
    return column && !isRemark(column) && column.of !== "text" && (isParted || !FORM.test(cells[at] ?? ""));
  });
  // `Steel price` is no table; `Item, size, rate` is one, and its rates are no pieces.
  const isPriced = read.length > 2 && /[\t|;,]/.test(plain);
  if (read.length < 2 || (sizes.length === 0 && !isPriced)) return null;
  // A spreadsheet has columns of anything; words of a sentence are no cells.
  const known = read.filter((column, at) => column !== null && !isRemark(column) && cells[at] !== "");
  if (read.includes(null) && !(isParted && known.length > 1)) return null;
  const counted = columns.some(({ of }) => of === "count");
  // A weight of no unit beside the pieces is only worked out from them.
  return columns.map((column, at) => {
    const isWorkedOut = column.of === "weight" && !column.unit && counted;
    return { ...(isWorkedOut ? nothing : column), name: cells[at] ?? "" };
  });
}

const nothing: Column = { of: "nothing", unit: "" };
const unknown: Column = { of: "unknown", unit: "" };

/** Its cells are no part of a line. */
function isRemark({ of }: Column) {
  return of === "serial" || of === "nothing";
}

const AMOUNT = /^(?!\d{8,}$)\d[\d.,]*(?: ?(?:nos|pcs|kgs?|mts?|t)\.?)?$/i;
/** Numbers of the buyer's own, and shares: never how much is wanted. `Total No` and `Sheet No` may be. */
const NO_AMOUNT =
  /(?:code|mark|heat|drawing|drg|dwg|density|stock|days|weeks|%|\b(?:rev|line|pos|gst|vat|tax|id)\.?|\b(?:po|so|item|part|material|mat|sap|order|drawing|drg|heat|lfd|pos|hsn|sr|sl|serial)\b\.?[ -]?(?:n[or]|number)\.?)$/i;
const FORM = /^(?:sheets|plates|coils)$/i;

function readColumn(cell: string): Column | null {
  const of = headings.find(([, sign]) => sign.test(cell))?.[0];
  if (of) return { of, unit: ownUnit(cell) };
  const [, name = null, unit = ""] = UNIT.exec(cell) ?? [];
  const named = name !== null && headings.find(([, sign]) => sign.test(name))?.[0];
  if (!named) {
    if (OF_ONE.test(cell)) return nothing;
    const weighed = WEIGHED.exec(cell)?.[1];
    return weighed === undefined ? null : { of: "weight", unit: weighed };
  }
  const weighs = /^(?:kgs?|mts?|m[./]t|t|ton(?:ne)?s?)$/.test(unit);
  if (!weighs) return { of: named, unit };
  // `Thickness (t)` is in no tonnes.
  return named === "count" || named === "weight" ? { of: "weight", unit } : { of: named, unit: "" };
}

function ownUnit(cell: string) {
  return /(?:kg|m[./]?t|ton|gauge|gage)/.exec(cell)?.[0] ?? "";
}

/** The row as a buyer would write it in words: `thickness: 2 width: 1250 length: 2500 qty 20`; null where it has other cells. */
export function writeRow(plain: string, columns: Columns): Row | null {
  const cells = cutCells(plain).map((cell) => (DITTO.test(cell) ? "" : cell));
  const filled = cells.filter((cell) => cell !== "");
  if (cells.length > columns.length || filled.length < 2 || !/\d/.test(plain)) return null;
  const texts = columns.flatMap(({ of }, at) => (of === "text" ? (cells[at] ?? "") : []));
  const ditto = texts.length > 0 && texts.every((cell) => !/\p{L}/u.test(cell) || /^\d/.test(cell));
  const named = columns.map(({ of, name }, at) => (of === "serial" ? "" : `${name} `) + (cells[at] ?? ""));
  const left = named.filter((_, at) => cells[at] && saysNothing(cells[at], columns[at]));
  const open = named.find((_, at) => {
    const { of, name = "" } = columns[at] ?? {};
    return of === "unknown" && AMOUNT.test(cells[at] ?? "") && !NO_AMOUNT.test(name);
  });
  const words = cells.map((cell, at) => writeCell(cell, columns[at]));
  const unit = columns.findIndex(({ of }) => of === "unit");
  const amount = columns.findIndex(({ of }, at) => (of === "count" || of === "weight") && cells[at]);
  // A unit stands behind its amount.
  if (unit !== -1 && unit < amount) words.splice(amount, 0, ...words.splice(unit, 1));
  return { text: words.join(" "), ditto, left, open };
}

/** Words may say the steel in any column, numbers what its heading names. */
function saysNothing(cell: string, column: Column | undefined) {
  return column && (isRemark(column) || (column.of === "unknown" && /\d/.test(cell)));
}

const DITTO = /^(?:"|'+|-? ?"? ?-?|-? ?(?:do|ditto) ?-?)$/i;

function writeCell(cell: string, column: Column | undefined): string {
  if (!column || cell === "" || saysNothing(cell, column)) return "";
  const { of, unit } = column;
  if (of === "text" || of === "unit" || of === "unknown") return cell;
  const [, number = "", system = ""] = /^([\d.,/]{1,12})(?: ?(us|swg))?$/i.exec(cell) ?? [];
  if (of === "thickness" && (system || (number && unit.endsWith("ge")))) return `${number} gauge ${system}`;
  const withUnit = number ? `${cell} ${unit}` : cell;
  if (of === "count") return number ? `qty ${cell}` : cell;
  // A word such as `coil` stands for itself, and what stands before a label with a colon is of another cell.
  return of === "weight" || !/\d/.test(cell) ? withUnit : `${of}: ${withUnit}`;
}

/** Between tabs, bars or semicolons, else between wide blanks, commas or words. */
function cutCells(plain: string): string[] {
  if (plain.includes("\t"))
    return plain
      .trimEnd()
      .split("\t")
      .map((cell) => cell.trim());
  // The bars around a row are no cells.
  const line = plain.trim().replace(/^\|(.*)\|$/, "$1");
  const sign = [/\|/, /;/, / {2,8}/, /,/, / /].find((each) => each.test(line)) ?? / /;
  return line.split(sign).map((cell) => cell.trim());
}
