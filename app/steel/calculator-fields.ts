import type { Weighed } from "./calculator";

/** In the order they are asked for. Sizes in mm, weight in kg, coil length in m. */
export const calculatorFields = {
  sheet: ["thickness", "width", "length", "pieces"],
  coil: ["thickness", "width", "weight", "length", "inner", "pieces"],
} as const;

export type CalculatorForm = keyof typeof calculatorFields;
export type CalculatorField = (typeof calculatorFields)[CalculatorForm][number];

export type Calculator = {
  form: CalculatorForm;
  given: Partial<Record<CalculatorField, string>>;
  errors: Partial<Record<CalculatorField, string>>;
  readings: Partial<Record<CalculatorField, string>>;
  result: Weighed | null;
};
