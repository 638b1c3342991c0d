import type { Weighed } from "./calculator";

/** `2 × 1250 × 2500 mm, 10 pieces` or `1.6 × 1250 mm, 12000 kg, 2 coils`. */
export function describeSize({ form, thickness, width, length, pieces, totalKg }: Weighed) {
  const number = pieces ?? 1;
  const size = `${thickness} × ${width}`;
  if (form === "sheet") return `${size} × ${length} mm, ${count(number, "piece")}`;
  return `${size} mm, ${count(number, "coil")} of ${Math.round(totalKg / number)} kg`;
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
