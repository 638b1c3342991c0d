import { readAmount } from "./amount";
import {
  type Calculator,
  type CalculatorField,
  type CalculatorForm,
  calculatorFields,
  type Weighed,
} from "./calculator-fields";
import type { Figures } from "./figures";
import { coilLength, outerDiameter, sheetWeight, weightPerMetre } from "./weight";

/** A ship's load. */
const HEAVIEST_KG = 1e8;

/** Of a coil the weight or the length besides. */
const needed = { sheet: ["thickness", "width", "length"], coil: ["thickness", "width"] } as const;

/** What is given in `size`, a row's whole size in one field, stands for its parts. */
export function readCalculator(
  search: URLSearchParams,
  figures: Figures,
  fallback: CalculatorForm = "sheet",
): Calculator {
  const asked = search.get("form");
  const form = asked === "sheet" || asked === "coil" ? asked : fallback;
  const size = readSize(search.get("size") ?? "", form);
  const given: Calculator["given"] = {};
  for (const field of calculatorFields[form]) {
    given[field] = (size?.[field] ?? search.get(field) ?? "").trim().slice(0, 20);
  }
  if (asked === null || Object.values(given).every((text) => text === "")) {
    return { form, given, errors: {}, result: null };
  }
  return { form, given, ...workOut(form, given, figures) };
}

type Outcome = Pick<Calculator, "errors" | "result">;

function workOut(form: CalculatorForm, given: Calculator["given"], figures: Figures): Outcome {
  const errors: Calculator["errors"] = {};
  const read = (field: CalculatorField) => {
    if (!given[field]) return null;
    const amount = readAmount(form, field, given[field], figures);
    if (amount.ok) return amount.value;
    errors[field] = amount.fault;
    return null;
  };
  const amounts = {
    ...{ thickness: read("thickness"), width: read("width"), length: read("length") },
    ...{ weight: read("weight"), inner: read("inner"), pieces: read("pieces") },
  };
  for (const field of needed[form]) {
    if (amounts[field] === null) errors[field] ??= "Enter a number above 0";
  }
  // A length that cannot be read was still an answer to the question for weight or length.
  if (form === "coil" && amounts.weight === null && amounts.length === null && !errors.length) {
    errors.weight ??= "Enter the weight in kg or the length in m";
  }
  const result = weigh(form, amounts);
  if (!result || Object.keys(errors).length > 0) return { errors, result: null };
  if (result.totalKg > HEAVIEST_KG) return { errors: tooHeavy(form, given), result: null };
  return { errors, result };
}

/** Each within its limits (`limits.ts`), null where nobody has said it: lengths in mm, of a coil in m; weight in kg. */
type Amounts = Record<CalculatorField, number | null>;

/** The weight of a coil decides when its length is given too: it is sold by it. */
function weigh(form: CalculatorForm, amounts: Amounts): Weighed | null {
  const { thickness, width, length, weight, inner, pieces } = amounts;
  if (thickness === null || width === null) return null;
  if (form === "sheet") {
    if (length === null) return null;
    const unitKg = sheetWeight(thickness, width, length);
    const many = pieces ?? 1;
    const size = { form, thickness, width, length, pieces: many };
    return { ...size, inner: null, unitKg, totalKg: unitKg * many, outer: null };
  }
  const unitKg = weightPerMetre(thickness, width);
  const coilKg = weight ?? (length === null ? null : unitKg * length);
  if (coilKg === null) return null;
  const metres = weight === null && length !== null ? length : coilLength(coilKg, thickness, width);
  const outer = inner === null ? null : outerDiameter(inner, thickness, metres);
  const size = { form, thickness, width, length: metres, pieces, inner };
  return { ...size, unitKg, totalKg: coilKg * (pieces ?? 1), outer };
}

function tooHeavy(form: CalculatorForm, given: Calculator["given"]): Calculator["errors"] {
  const field = form === "sheet" || given.weight ? "pieces" : "length";
  return { [field]: "That is more than we can weigh" };
}

/** The fields that a row's size (`writeSize` in `size-text.ts`) stands for, unchecked; null when it is none. */
function readSize(size: string, form: CalculatorForm): Partial<Record<string, string>> | null {
  const parts = size.split("x", 5);
  const [thickness, width, amount, inner] = parts;
  if (parts.length !== (form === "sheet" ? 3 : 4)) return null;
  return form === "sheet"
    ? { thickness, width, length: amount }
    : { thickness, width, weight: amount, inner };
}
