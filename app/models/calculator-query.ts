import { coilLength, outerDiameter, sheetWeight, weightPerMetre } from "./weight";

/** The fields of the calculator's address, in the order they are asked for. Sizes in mm, weight in kg, coil length in m. */
export const calculatorFields = {
  sheet: ["thickness", "width", "length", "pieces"],
  coil: ["thickness", "width", "weight", "length", "inner"],
} as const;

export type CalculatorForm = keyof typeof calculatorFields;
export type CalculatorField = (typeof calculatorFields)[CalculatorForm][number];

/** What a calculator works out, in kg, m and mm. `length` is of one sheet in mm, or of the coil in m. */
export type Weighed = {
  form: CalculatorForm;
  thickness: number;
  width: number;
  length: number;
  pieces: number | null;
  inner: number | null;
  /** Of one sheet; of a metre of coil. */
  unitKg: number;
  totalKg: number;
  /** Outer diameter of a coil whose inner diameter is known. */
  outer: number | null;
};

export type Calculator = {
  form: CalculatorForm;
  /** What was typed, by field. */
  given: Partial<Record<CalculatorField, string>>;
  errors: Partial<Record<CalculatorField, string>>;
  result: Weighed | null;
};

/** The greatest size and number taken, and the most that a result may weigh (kg): a ship's load. */
const GREATEST = 100_000;
const HEAVIEST_KG = 1e8;

/**
 * Reads `?form=&thickness=…` and works out the weight. Nothing typed gives no result and no message; a field that is
 * missing or wrong is named in `errors`. A coil needs its weight or its length.
 */
export function readCalculator(search: URLSearchParams, fallback: CalculatorForm = "sheet"): Calculator {
  const asked = search.get("form");
  const form = asked === "sheet" || asked === "coil" ? asked : fallback;
  const given: Calculator["given"] = {};
  for (const field of calculatorFields[form]) given[field] = (search.get(field) ?? "").trim().slice(0, 20);
  if (asked === null || Object.values(given).every((text) => text === "")) {
    return { form, given, errors: {}, result: null };
  }
  return { form, given, ...(form === "sheet" ? weighSheet(given) : weighCoil(given)) };
}

/** A positive decimal number as people type it; null when it is none. Never an exponent, sign or blank. */
export function parseAmount(text: string | undefined): number | null {
  const plain = (text ?? "").trim();
  if (!/^(\d{1,6}(\.\d{1,4})?|\.\d{1,4})$/.test(plain)) return null;
  const value = Number(plain);
  return value > 0 && value <= GREATEST ? value : null;
}

type Outcome = Pick<Calculator, "errors" | "result">;

function weighSheet(given: Calculator["given"]): Outcome {
  const errors: Calculator["errors"] = {};
  const thickness = need(given, "thickness", errors);
  const width = need(given, "width", errors);
  const length = need(given, "length", errors);
  const pieces = given.pieces ? need(given, "pieces", errors) : 1;
  if (pieces !== null && !Number.isInteger(pieces)) errors.pieces = "Please enter a whole number";
  if (thickness === null || width === null || length === null || pieces === null || errors.pieces) {
    return { errors, result: null };
  }
  const unitKg = sheetWeight(thickness, width, length);
  const totalKg = unitKg * pieces;
  if (totalKg > HEAVIEST_KG) return { errors: { pieces: "That is more than we can weigh" }, result: null };
  return {
    errors,
    result: { form: "sheet", thickness, width, length, pieces, inner: null, unitKg, totalKg, outer: null },
  };
}

function weighCoil(given: Calculator["given"]): Outcome {
  const errors: Calculator["errors"] = {};
  const thickness = need(given, "thickness", errors);
  const width = need(given, "width", errors);
  const inner = given.inner ? need(given, "inner", errors) : null;
  const weight = given.weight ? need(given, "weight", errors) : null;
  const typedLength = given.length ? need(given, "length", errors) : null;
  if (!given.weight && !given.length) errors.weight = "Please enter the weight in kg or the length in m";
  if (Object.keys(errors).length > 0 || thickness === null || width === null) return { errors, result: null };
  const unitKg = weightPerMetre(thickness, width);
  // The weight decides when both are given: it is what a coil is sold by.
  const length = weight === null ? (typedLength ?? 0) : coilLength(weight, thickness, width);
  const totalKg = weight ?? unitKg * length;
  if (totalKg > HEAVIEST_KG) return { errors: { length: "That is more than we can weigh" }, result: null };
  const outer = inner === null ? null : outerDiameter(inner, thickness, length);
  return {
    errors,
    result: { form: "coil", thickness, width, length, pieces: null, inner, unitKg, totalKg, outer },
  };
}

function need(given: Calculator["given"], field: CalculatorField, errors: Calculator["errors"]) {
  const value = parseAmount(given[field]);
  if (value === null) errors[field] = "Please enter a number above 0";
  return value;
}
