import { type Figures, sayCount } from "~/steel/figures";
import type { Weighed } from "./calculator";
import { formatWeight } from "./measure";

/** `2 × 1250 × 2500 mm`; of a coil `1.6 × 1250 mm`. */
export function nameSize({
  form,
  thickness,
  width,
  length,
}: Pick<Weighed, "form" | "thickness" | "width" | "length">) {
  return `${[thickness, width, ...(form === "sheet" ? [length] : [])].join(" × ")} mm`;
}

/** `2 × 1250 × 2500 mm, 10 pieces` or `1.6 × 1250 mm, 2 coils of 12 t`. */
export function describeSize(size: Weighed, figures: Figures) {
  const number = size.pieces ?? 1;
  if (size.form === "sheet") return `${nameSize(size)}, ${sayCount(number, "piece", figures)}`;
  return `${nameSize(size)}, ${sayCount(number, "coil", figures)} of ${formatWeight(size.totalKg / number, figures)}`;
}
