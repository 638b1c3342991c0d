import type { SteelForm } from "./kind";
import type { SizeRow } from "./size-row";

/** One field of a form that stands for a whole size: `2x1250x2500`, or `2x1250x12000x762` of a coil of so many kg. */
export function writeSize(thickness: number, row: SizeRow, kg = row.kg): string {
  const rest = "length" in row ? [row.length] : [kg, row.inner];
  return [thickness, row.width, ...rest].join("x");
}

/** The calculator's fields that it stands for, unchecked; null when it is no such size. */
export function readSize(size: string, form: SteelForm): Partial<Record<string, string>> | null {
  const parts = size.split("x", 5);
  const [thickness, width, amount, inner] = parts;
  if (parts.length !== (form === "sheet" ? 3 : 4)) return null;
  return form === "sheet"
    ? { thickness, width, length: amount }
    : { thickness, width, weight: amount, inner };
}
