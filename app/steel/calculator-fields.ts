/** In the order they are asked for. Sizes in mm, weight in kg, coil length in m. */
export const calculatorFields = {
  sheet: ["thickness", "width", "length", "pieces"],
  coil: ["thickness", "width", "weight", "length", "inner", "pieces"],
} as const;

export type CalculatorForm = keyof typeof calculatorFields;
export type CalculatorField = (typeof calculatorFields)[CalculatorForm][number];

/** In kg, m and mm. `length` is of one sheet in mm, or of one coil in m; a coil's `unitKg` is of a metre. */
export type Weighed = {
  form: "sheet" | "coil";
  thickness: number;
  width: number;
  length: number;
  pieces: number | null;
  inner: number | null;
  unitKg: number;
  totalKg: number;
  /** Of a coil whose inner diameter is known, wound tight; a real coil is slightly larger. */
  outer: number | null;
};

export type Calculator = {
  form: CalculatorForm;
  given: Partial<Record<CalculatorField, string>>;
  errors: Partial<Record<CalculatorField, string>>;
  result: Weighed | null;
};
