import type { Line } from "~/models/line/line";
import { shareOf } from "~/models/money/money";
import { type Tax, WHOLE } from "~/models/money/tax";
import { roundTo } from "~/steel/measure";

export const rateUnits = ["kg", "t", "piece", "m"] as const;
export type RateUnit = (typeof rateUnits)[number];

/** A sum for each of its unit. */
export type Rate = { sum: number; unit: RateUnit };

export const unitNames: Record<RateUnit, string> = { kg: "kg", t: "tonne", piece: "piece", m: "metre" };

const GRAMS_A_KILOGRAM = 1000;
const GRAMS_A_TONNE = 1_000_000;

/** Kilograms to three decimals, as they are invoiced: half up as the decimals read. */
export function gramsOf({ weightKg }: Pick<Line, "weightKg">) {
  return roundTo(weightKg * GRAMS_A_KILOGRAM, 0);
}

/** What a line costs, rounded half up to the smallest unit of money. */
export function amountOfLine(
  line: Pick<Line, "form" | "length" | "pieces" | "weightKg">,
  rate: Rate,
): number {
  switch (rate.unit) {
    case "kg":
      return shareOf(rate.sum, gramsOf(line), GRAMS_A_KILOGRAM);
    case "t":
      return amountPerTonne(rate.sum, gramsOf(line));
    case "piece":
      return rate.sum * line.pieces;
    case "m":
      return shareOf(rate.sum, millimetresOf(line), 1000);
  }
}

export function amountPerTonne(sum: number, grams: number): number {
  return shareOf(sum, grams, GRAMS_A_TONNE);
}

/** Of all pieces. A coil's length is in metres, a sheet's in mm. */
export function millimetresOf({ form, length, pieces }: Pick<Line, "form" | "length" | "pieces">): number {
  return Math.round(length * (form === "coil" ? 1000 : 1) * pieces);
}

type Summed = { amounts: readonly number[]; grams: number; charges: readonly number[]; discount: number };

/** Lines and charges less the discount, which is taxed as `net`, each tax of that on its own, and all of it together. */
export function addUp({ amounts, grams, charges, discount }: Summed, taxes: readonly Tax[]) {
  const lines = sum(amounts);
  const charged = sum(charges);
  const net = lines + charged - discount;
  const taxed = taxes.map((tax) => ({ ...tax, amount: net > 0 ? shareOf(net, tax.share, WHOLE) : 0 }));
  return {
    ...{ grams, lines, charges: charged, discount, net, taxes: taxed },
    total: net + sum(taxed.map(({ amount }) => amount)),
  };
}

function sum(sums: readonly number[]) {
  return sums.reduce((all, one) => all + one, 0);
}
