import { finderOf, findType } from "~/models/sheet/heading";
import { readTable } from "~/models/sheet/record.server";
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

/** The day stands last and is not read: what changes is of the day on which it is saved. */
export const rateHeadings = [...Object.values(labels), "Day"];

export function cellsOfRate(typed: TypedRate, day: string): string[] {
  const type = productTypes.find((each) => each === typed.type);
  return [...fields.map((field) => (field === "type" && type ? steelTypes[type].label : typed[field])), day];
}

type Read = { ok: true; typed: TypedRate[] } | { ok: false; message: string };

/** Rows as they would be typed. */
export async function readRateSheet(text: string): Promise<Read> {
  const read = await readTable(text, {
    noun: "rate",
    most: MOST_RATES,
    fieldOf: finderOf(labels),
    listMissing: (found) => needed.filter((field) => !found.includes(field)).map((field) => labels[field]),
  });
  return read.ok ? { ok: true, typed: read.lines.map(({ cells }) => readCells(cells)) } : read;
}

function readCells(cells: Partial<Record<SheetField, string>>): TypedRate {
  const row: TypedRate = { type: "", grade: "", from: "", to: "", rate: "", unit: "", gone: "" };
  for (const field of fields) row[field] = cells[field]?.trim() ?? "";
  return { ...row, type: findType(row.type) ?? "", unit: readUnit(row.unit) };
}

/** Anything else stays as it is, to be refused: a tonne taken for a kilogram makes a rate a thousand times too high. */
function readUnit(text: string): string {
  const unit = text.replace(/^(?:a |per |\/ ?)/i, "");
  if (/^(?:t|mt|tons?|tonnes?)$/i.test(unit)) return "t";
  return /^(?:kgs?)?$/i.test(unit) ? "kg" : text;
}
