import { readRecords, UnreadableLine } from "~/models/sheet/record.server";
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
  const typed: TypedRate[] = [];
  let columns: (SheetField | null)[] | null = null;
  try {
    for await (const { cells } of readRecords(text)) {
      if (!columns) {
        columns = cells.map(fieldOf);
        const missing = needed.filter((field) => !columns?.includes(field));
        if (missing.length > 0) return { ok: false, message: sayMissing(missing) };
      } else if (typed.length === MOST_RATES) {
        return { ok: false, message: `A file may have at most ${MOST_RATES} rates` };
      } else {
        typed.push(readCells(cells, columns));
      }
    }
  } catch (error) {
    if (error instanceof UnreadableLine) return { ok: false, message: error.message };
    throw error;
  }
  return typed.length > 0 ? { ok: true, typed } : { ok: false, message: "There is no rate in this file" };
}

function readCells(cells: readonly string[], columns: readonly (SheetField | null)[]): TypedRate {
  const row: TypedRate = { type: "", grade: "", from: "", to: "", rate: "", unit: "", gone: "" };
  for (const [at, field] of columns.entries()) if (field) row[field] = (cells[at] ?? "").trim();
  const type = productTypes.find((each) =>
    [each, letters(steelTypes[each].label)].includes(letters(row.type)),
  );
  return { ...row, type: type ?? "", unit: readUnit(row.unit) };
}

/** Anything else stays as it is, to be refused: a tonne taken for a kilogram makes a rate a thousand times too high. */
function readUnit(text: string): string {
  const unit = text.replace(/^(?:a |per |\/ ?)/i, "");
  if (/^(?:t|mt|tons?|tonnes?)$/i.test(unit)) return "t";
  return /^(?:kgs?)?$/i.test(unit) ? "kg" : text;
}

function fieldOf(heading: string): SheetField | null {
  const plain = letters(heading);
  return fields.find((field) => [field, letters(labels[field])].includes(plain)) ?? null;
}

function sayMissing(missing: readonly SheetField[]) {
  const names = missing.map((field) => labels[field]).join(", ");
  return `The first line must have the same headings as the downloaded file; missing: ${names}`;
}

function letters(text: string) {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
