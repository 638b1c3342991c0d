import { type Figures, formatCount } from "~/steel/figures";
import type { CalculatorField, CalculatorForm } from "./calculator-fields";
import { isWithin, type Limit, steelLimits } from "./limits";
import { formatWeight, parseNumber, roundSize } from "./measure";
import { readCount, readMeasure, readWeight } from "./reading/field";
import type { Measure, MeasureKind } from "./reading/shape";

export type Amount = { ok: true; value: number } | { ok: false; fault: string };

const names: Record<CalculatorField, string> = {
  thickness: "a thickness",
  width: "a width",
  length: "a length",
  pieces: "a number",
  weight: "a coil weight",
  inner: "an inner diameter",
};

/** A bore is read as a width is: 20 in are 508 mm. */
const kinds: Partial<Record<CalculatorField, MeasureKind>> = {
  thickness: "thickness",
  width: "width",
  length: "length",
  inner: "width",
};

/** Said of pieces, also where a number of them is needed and none is there. */
export const WHOLE = "Enter a whole number above 0";

const NUMBER = "Enter a number above 0";

/** In mm; a coil's length in m and its weight in kg, also when typed in t. */
export function readAmount(
  form: CalculatorForm,
  field: CalculatorField,
  text: string,
  figures: Figures,
): Amount {
  const limits: Partial<Record<CalculatorField, Limit>> = steelLimits[form];
  const amount = field === "pieces" ? readPieces(text) : readValue(form, field, text);
  if (!amount.ok) return amount;
  const limit = limits[field];
  if (!limit || isWithin(amount.value, limit)) return amount;
  return fault(`Enter ${names[field]} from ${sayLimits(limit, figures)}`);
}

function sayLimits({ least, most, unit }: Limit, figures: Figures) {
  if (unit === "kg") return `${formatWeight(least, figures)} to ${formatWeight(most, figures)}`;
  const isSize = unit === "mm";
  return `${least} to ${isSize ? most : formatCount(most, figures)} ${unit}`;
}

/** As in a pasted list. */
function readPieces(text: string): Amount {
  const value = readCount(text);
  return value === null || value === 0 ? fault(WHOLE) : { ok: true, value };
}

function readValue(form: CalculatorForm, field: CalculatorField, text: string): Amount {
  const number = parseNumber(text);
  const kind = kinds[field];
  const isMetres = form === "coil" && field === "length";
  if (number !== null) {
    if (number <= 0) return fault(NUMBER);
    return { ok: true, value: kind && !isMetres ? roundSize(number) : number };
  }
  if (field === "weight") return readTonnes(text);
  const [one, other] = kind ? readMeasure(text, kind, isMetres ? "m" : "mm") : [];
  if (!one) return fault(kind ? `${NUMBER}, or a size such as ${EXAMPLES[kind]}` : NUMBER);
  if (other) return fault(askSystem(one, other));
  return { ok: true, value: isMetres ? one.mm / 1000 : one.mm };
}

const EXAMPLES: Record<MeasureKind, string> = {
  thickness: '1/8" or 16 SWG',
  width: "48 in or 4 ft",
  length: "96 in or 8 ft",
};

function readTonnes(text: string): Amount {
  const kg = readWeight(text);
  return kg === null || kg <= 0 ? fault(`${NUMBER}, in kg or such as 12 t`) : { ok: true, value: kg };
}

function askSystem(one: Measure, other: Measure) {
  const number = /\d+/.exec(one.typed)?.[0] ?? "";
  const says = ({ mm, system }: Measure) => `${mm} mm by ${system}`;
  return `${one.typed} is ${says(one)} or ${says(other)}: write ${number} gauge ${one.system} or ${number} gauge ${other.system}`;
}

function fault(text: string): Amount {
  return { ok: false, fault: text };
}
