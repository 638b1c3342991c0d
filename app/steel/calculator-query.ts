import { readAmount } from "./amount";
import { type Weighing, weighCoil, weighSheet } from "./calculator";
import {
  type Calculator,
  type CalculatorField,
  type CalculatorForm,
  calculatorFields,
} from "./calculator-fields";
import type { Figures } from "./figures";

/** A ship's load. */
const HEAVIEST_KG = 1e8;

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
    return { form, given, errors: {}, readings: {}, result: null };
  }
  return { form, given, ...workOut(form, given, figures) };
}

type Outcome = Pick<Calculator, "errors" | "readings" | "result">;

function workOut(form: CalculatorForm, given: Calculator["given"], figures: Figures): Outcome {
  const errors: Calculator["errors"] = {};
  const readings: Calculator["readings"] = {};
  const read = (field: CalculatorField) => {
    if (!given[field]) return null;
    const amount = readAmount(form, field, given[field], figures);
    if (!amount.ok) errors[field] = amount.fault;
    else if (amount.reading) readings[field] = amount.reading;
    return amount.ok ? amount.value : null;
  };
  const size = {
    thickness: read("thickness"),
    width: read("width"),
    length: read("length"),
    pieces: read("pieces"),
  };
  const weighing: Weighing<CalculatorField> =
    form === "sheet"
      ? weighSheet(size)
      : weighCoil({ ...size, weight: read("weight"), inner: read("inner") });
  if (!weighing.ok) {
    // A length that cannot be read was still an answer to the question for weight or length.
    const missing = weighing.missing.filter((field) => !(field === "weight" && errors.length));
    for (const field of missing) errors[field] ??= missingText(form, field);
    return { errors, readings, result: null };
  }
  if (Object.keys(errors).length > 0) return { errors, readings, result: null };
  if (weighing.result.totalKg > HEAVIEST_KG) return { errors: tooHeavy(form, given), readings, result: null };
  return { errors, readings, result: weighing.result };
}

function tooHeavy(form: CalculatorForm, given: Calculator["given"]): Calculator["errors"] {
  const field = form === "sheet" || !given.length ? "pieces" : "length";
  return { [field]: "That is more than we can weigh" };
}

function missingText(form: CalculatorForm, field: CalculatorField) {
  const either = form === "coil" && field === "weight";
  return either ? "Enter the weight in kg or the length in m" : "Enter a number above 0";
}

/** The fields that a row's size (`size-code.ts`) stands for, unchecked; null when it is none. */
function readSize(size: string, form: CalculatorForm): Partial<Record<string, string>> | null {
  const parts = size.split("x", 5);
  const [thickness, width, amount, inner] = parts;
  if (parts.length !== (form === "sheet" ? 3 : 4)) return null;
  return form === "sheet"
    ? { thickness, width, length: amount }
    : { thickness, width, weight: amount, inner };
}
