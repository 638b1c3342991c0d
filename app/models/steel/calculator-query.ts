import { GREATEST_AMOUNT, type Weighed, type Weighing, weighCoil, weighSheet } from "./calculator";
import { parseNumber } from "./measure";

/** In the order they are asked for. Sizes in mm, weight in kg, coil length in m. */
export const calculatorFields = {
  sheet: ["thickness", "width", "length", "pieces"],
  coil: ["thickness", "width", "weight", "length", "inner"],
} as const;

export type CalculatorForm = keyof typeof calculatorFields;
export type CalculatorField = (typeof calculatorFields)[CalculatorForm][number];

export type Calculator = {
  form: CalculatorForm;
  given: Partial<Record<CalculatorField, string>>;
  errors: Partial<Record<CalculatorField, string>>;
  result: Weighed | null;
};

/** A ship's load. */
const HEAVIEST_KG = 1e8;

export function readCalculator(search: URLSearchParams, fallback: CalculatorForm = "sheet"): Calculator {
  const asked = search.get("form");
  const form = asked === "sheet" || asked === "coil" ? asked : fallback;
  const given: Calculator["given"] = {};
  for (const field of calculatorFields[form]) given[field] = (search.get(field) ?? "").trim().slice(0, 20);
  if (asked === null || Object.values(given).every((text) => text === "")) {
    return { form, given, errors: {}, result: null };
  }
  return { form, given, ...workOut(form, given) };
}

type Outcome = Pick<Calculator, "errors" | "result">;

function workOut(form: CalculatorForm, given: Calculator["given"]): Outcome {
  const errors: Calculator["errors"] = {};
  const read = (field: CalculatorField) => {
    if (!given[field]) return null;
    const value = parseNumber(given[field]);
    if (value === null || value === 0 || value > GREATEST_AMOUNT)
      errors[field] = "Please enter a number above 0";
    return value;
  };
  const thickness = read("thickness");
  const width = read("width");
  const length = read("length");
  const weighing: Weighing<CalculatorField> =
    form === "sheet"
      ? weighSheet({ thickness, width, length, pieces: read("pieces") })
      : weighCoil({ thickness, width, length, weight: read("weight"), inner: read("inner") });
  if (!weighing.ok) {
    // A length that cannot be read was still an answer to the question for weight or length.
    const missing = weighing.missing.filter((field) => !(field === "weight" && errors.length));
    for (const field of missing) errors[field] ??= missingText(form, field);
    for (const field of weighing.wrong) {
      errors[field] ??= field === "pieces" ? "Please enter a whole number" : "Please enter a number above 0";
    }
    return { errors, result: null };
  }
  if (Object.keys(errors).length > 0) return { errors, result: null };
  if (weighing.result.totalKg > HEAVIEST_KG) {
    return {
      errors: { [form === "sheet" ? "pieces" : "length"]: "That is more than we can weigh" },
      result: null,
    };
  }
  return { errors, result: weighing.result };
}

function missingText(form: CalculatorForm, field: CalculatorField) {
  const either = form === "coil" && field === "weight";
  return either ? "Please enter the weight in kg or the length in m" : "Please enter a number above 0";
}
