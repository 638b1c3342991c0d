import { type Figures, sayCount } from "~/steel/figures";
import type { Weighed } from "./calculator";
import { formatWeight } from "./measure";

/** `2 × 1250 × 2500 mm, 10 pieces` or `1.6 × 1250 mm, 2 coils of 12 t`. */
export function describeSize({ form, thickness, width, length, pieces, totalKg }: Weighed, figures: Figures) {
  const number = pieces ?? 1;
  const size = `${thickness} × ${width}`;
  if (form === "sheet") return `${size} × ${length} mm, ${sayCount(number, "piece", figures)}`;
  return `${size} mm, ${sayCount(number, "coil", figures)} of ${formatWeight(totalKg / number, figures)}`;
}
