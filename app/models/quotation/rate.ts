import type { Line } from "~/models/enquiry/line";
import { shareOf } from "~/models/money/money";
import { roundTo } from "~/steel/measure";

export const rateUnits = ["kg", "t", "piece", "m"] as const;
export type RateUnit = (typeof rateUnits)[number];

/** A sum for each of its unit. */
export type Rate = { sum: number; unit: RateUnit };

const KILOGRAMS = 1000;

export const unitNames: Record<RateUnit, string> = { kg: "kg", t: "tonne", piece: "piece", m: "metre" };

/** Kilograms to three decimals, as they are invoiced: half up as the decimals read. */
export function gramsOf({ weightKg }: Pick<Line, "weightKg">) {
  return roundTo(weightKg * KILOGRAMS, 0);
}

/** What a line costs, rounded half up to the smallest unit of money. */
export function amountOfLine(
  line: Pick<Line, "form" | "length" | "pieces" | "weightKg">,
  rate: Rate,
): number {
  switch (rate.unit) {
    case "kg":
      return shareOf(rate.sum, gramsOf(line), 1000);
    case "t":
      return shareOf(rate.sum, gramsOf(line), 1_000_000);
    case "piece":
      return rate.sum * line.pieces;
    case "m":
      return shareOf(rate.sum, millimetresOf(line), 1000);
  }
}

/** Of all pieces. A coil's length is in metres, a sheet's in mm. */
export function millimetresOf({ form, length, pieces }: Pick<Line, "form" | "length" | "pieces">): number {
  return Math.round(length * (form === "coil" ? 1000 : 1) * pieces);
}
