import { readVersion } from "~/models/row/version";
import { finderOf, findType } from "~/models/spreadsheet/heading";
import { readTable, saySurplus } from "~/models/spreadsheet/record.server";
import { productTypes, steelTypes } from "~/steel/kind";
import { MOST_RATES, type TypedRate } from "./form";

type SheetField = Exclude<keyof TypedRate, "gone">;

const labels: Record<SheetField, string> = {
  type: "Type",
  grade: "Grade",
  from: "From mm",
  to: "To mm",
  rate: "Rate",
  unit: "Unit",
};

const fields = Object.keys(labels) as SheetField[];
const needed: readonly SheetField[] = ["type", "rate"];

/** The day is not read: what changes is of the day on which it is saved. The version is that of the table. */
const others = { day: "Day", version: "Version" };

export const rateHeadings = [...Object.values(labels), ...Object.values(others)];

export function cellsOfRate(typed: TypedRate, day: string, version: number): (string | number)[] {
  const type = productTypes.find((each) => each === typed.type);
  const cells = fields.map((field) => (field === "type" && type ? steelTypes[type].label : typed[field]));
  return [...cells, day, version];
}

type Read =
  | { ok: true; typed: TypedRate[]; version: number | undefined; ignored: string[] }
  | { ok: false; message: string };

/** Rows as they would be typed, and columns that are not read; the version where the file says of which table they are. */
export async function readRateSheet(text: string): Promise<Read> {
  const read = await readTable(text, {
    noun: "rate",
    most: MOST_RATES,
    fieldOf: finderOf({ ...labels, ...others }),
    listMissing: (found) => needed.filter((field) => !found.includes(field)).map((field) => labels[field]),
  });
  if (!read.ok) return read;
  const shifted = read.lines.find(({ surplus }) => surplus.length > 0);
  if (shifted) return { ok: false, message: `Line ${shifted.line}: ${saySurplus(shifted.surplus)}` };
  const version = read.lines.find(({ cells }) => cells.version?.trim())?.cells.version?.trim();
  const typed = read.lines.map(({ cells }) => readCells(cells));
  return { ok: true, typed, version: readVersion(version), ignored: read.ignored };
}

function readCells(cells: Partial<Record<SheetField, string>>): TypedRate {
  const row: TypedRate = { type: "", grade: "", from: "", to: "", rate: "", unit: "", gone: "" };
  for (const field of fields) row[field] = cells[field]?.trim() ?? "";
  return { ...row, type: findType(row.type) ?? row.type, unit: readUnit(row.unit) };
}

/** Anything else stays as it is, to be refused: a tonne taken for a kilogram makes a rate a thousand times too high. */
function readUnit(text: string): string {
  const unit = text.replace(/^(?:a |per |\/ ?)/i, "");
  if (/^(?:t|mt|tons?|tonnes?)$/i.test(unit)) return "t";
  return /^(?:kgs?)?$/i.test(unit) ? "kg" : text;
}
