import { type Figures, sayCount } from "~/steel/figures";
import type { Weighed } from "./calculator-fields";
import { formatWeight } from "./measure";

type Size = Pick<Weighed, "form" | "thickness" | "width" | "length">;

export function nameSize({ form, thickness, width, length }: Size) {
  return `${[thickness, width, ...(form === "sheet" ? [length] : [])].join(" × ")} mm`;
}

/** So that no reader takes a number for a gauge, inches or feet, nor one side for the other. */
export function spellSize({ form, thickness, width, length }: Size) {
  return `thickness ${thickness} mm, width ${width} mm${form === "sheet" ? `, length ${length} mm` : ""}`;
}

export function describeSize(size: Weighed, figures: Figures) {
  const number = size.pieces ?? 1;
  if (size.form === "sheet") return `${nameSize(size)}, ${sayCount(number, "piece", figures)}`;
  return `${nameSize(size)}, ${sayCount(number, "coil", figures)} of ${formatWeight(size.totalKg / number, figures)}`;
}

/** A sheet or a coil of a product's rows, in mm and kg. */
type Row = { width: number; kg: number } & ({ length: number } | { inner: number });

/** One field of a form that stands for a whole size: `2x1250x2500`, or `2x1250x12000x762` of a coil of so many kg. */
export function writeSize(thickness: number, row: Row, kg = row.kg): string {
  const rest = "length" in row ? [row.length] : [kg, row.inner];
  return [thickness, row.width, ...rest].join("x");
}
