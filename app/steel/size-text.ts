import { type Figures, sayCount } from "~/steel/figures";
import type { Weighed } from "./calculator";
import { formatWeight } from "./measure";

export function nameSize({
  form,
  thickness,
  width,
  length,
}: Pick<Weighed, "form" | "thickness" | "width" | "length">) {
  return `${[thickness, width, ...(form === "sheet" ? [length] : [])].join(" × ")} mm`;
}

export function describeSize(size: Weighed, figures: Figures) {
  const number = size.pieces ?? 1;
  if (size.form === "sheet") return `${nameSize(size)}, ${sayCount(number, "piece", figures)}`;
  return `${nameSize(size)}, ${sayCount(number, "coil", figures)} of ${formatWeight(size.totalKg / number, figures)}`;
}
