import type { SizeRow } from "./size-row";

/** One field of a form that stands for a whole size: `2x1250x2500`, or `2x1250x12000x762` of a coil of so many kg. */
export function writeSize(thickness: number, row: SizeRow, kg = row.kg): string {
  const rest = "length" in row ? [row.length] : [kg, row.inner];
  return [thickness, row.width, ...rest].join("x");
}
