import { type Weighed, type Weighing, weighCoil, weighSheet } from "./calculator";
import {
  type Calculator,
  type CalculatorField,
  type CalculatorForm,
  calculatorFields,
} from "./calculator-fields";
import { isWithin, type Limit, steelLimits } from "./limits";
import { parseNumber } from "./measure";
import { readSize } from "./size-code";

/** A ship's load. */
const HEAVIEST_KG = 1e8;

const names: Record<CalculatorField, string> = {
  thickness: "a thickness",
  width: "a width",
  length: "a length",
  pieces: "a number",
  weight: "a coil weight",
  inner: "an inner diameter",
};

/** What is given in `size`, a row's whole size in one field, stands for its parts. */
export function readCalculator(search: URLSearchParams, fallback: CalculatorForm = "sheet"): Calculator {
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
  return { form, given, ...workOut(form, given) };
}

type Outcome = Pick<Calculator, "errors" | "result">;

function workOut(form: CalculatorForm, given: Calculator["given"]): Outcome {
  const errors: Calculator["errors"] = {};
  const limits: Partial<Record<CalculatorField, Limit>> = steelLimits[form];
  const read = (field: CalculatorField) => {
    const limit = limits[field];
    if (!given[field] || !limit) return null;
    const value = parseNumber(given[field]);
    const fault = findFault(field, value, limit);
    if (fault) errors[field] = fault;
    return fault ? null : value;
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
    return { errors, result: null };
  }
  if (Object.keys(errors).length > 0) return { errors, result: null };
  if (weighing.result.totalKg > HEAVIEST_KG) return { errors: tooHeavy(form, given), result: null };
  return { errors, result: weighing.result };
}

function findFault(field: CalculatorField, value: number | null, limit: Limit) {
  if (value === null || value === 0) return "Please enter a number above 0";
  if (field === "pieces" && !Number.isInteger(value)) return "Please enter a whole number";
  if (isWithin(value, limit)) return null;
  return `Please enter ${names[field]} from ${limit.least} to ${limit.most} ${limit.unit}`;
}

function tooHeavy(form: CalculatorForm, given: Calculator["given"]): Calculator["errors"] {
  const field = form === "sheet" || !given.length ? "pieces" : "length";
  return { [field]: "That is more than we can weigh" };
}

function missingText(form: CalculatorForm, field: CalculatorField) {
  const either = form === "coil" && field === "weight";
  return either ? "Please enter the weight in kg or the length in m" : "Please enter a number above 0";
}

/** `2 × 1250 × 2500 mm, 10 pieces` or `1.6 × 1250 mm, 12000 kg, 2 coils`. */
export function describeSize({ form, thickness, width, length, pieces, totalKg }: Weighed) {
  const number = pieces ?? 1;
  const size = `${thickness} × ${width}`;
  if (form === "sheet") return `${size} × ${length} mm, ${count(number, "piece")}`;
  return `${size} mm, ${count(number, "coil")} of ${Math.round(totalKg / number)} kg`;
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
