import { LEAST_AMOUNT } from "~/steel/calculator";
import { type Figures, sayCount } from "~/steel/figures";
import type { ProductType } from "~/steel/kind";
import { formatMetres, formatNumber, formatWeight, withPattern } from "~/steel/measure";
import { coilLength, sheetWeight, weightPerMetre } from "~/steel/weight";
import type { EnquiryLine } from "./form";

/**
 * A size as it was put on a list, to four decimals. A sheet has its length in mm; a coil the weight of one in kg or, with a
 * null weight, the length of one in m.
 */
export type ListedLine = {
  form: "sheet" | "coil";
  thickness: number;
  width: number;
  length: number | null;
  /** Sheets, or coils. */
  pieces: number;
  weight: number | null;
  inner: number | null;
  /** A product's id. */
  product: string | null;
  /** What was asked with no product in mind, such as a line of a pasted list. */
  type: ProductType | null;
  /** The grade or kind in the buyer's words; empty for none. */
  words: string;
};

/** Finer than any rolling mill: 1/16 inch is 1.5875 mm. */
export const LINE_DECIMALS = 4;

/** Null when one of its figures is nothing after rounding. */
export function roundLine(line: ListedLine): ListedLine | null {
  const { thickness, width, length, pieces, weight, inner } = line;
  const rounded = {
    ...line,
    thickness: roundSize(thickness),
    width: roundSize(width),
    length: length === null ? null : roundSize(length),
    weight: weight === null ? null : roundSize(weight),
    inner: inner === null ? null : roundSize(inner),
  };
  const figures = [rounded.thickness, rounded.width, rounded.length, rounded.weight, rounded.inner, pieces];
  return figures.every((figure) => figure === null || figure >= LEAST_AMOUNT) ? rounded : null;
}

/** The length of one, of a coil in m, and the weight of all in kg, from what was asked. */
export function weighLine(line: ListedLine): { length: number; weightKg: number } {
  const { form, thickness, width } = line;
  if (form === "sheet") {
    const length = line.length ?? 0;
    return { length, weightKg: sheetWeight(thickness, width, length) * line.pieces };
  }
  if (line.weight === null) {
    const length = line.length ?? 0;
    return { length, weightKg: weightPerMetre(thickness, width) * length * line.pieces };
  }
  const length = Math.round(coilLength(line.weight, thickness, width) * 10) / 10;
  return { length, weightKg: line.weight * line.pieces };
}

type Described = Pick<EnquiryLine, "form" | "thickness" | "width" | "length" | "pieces" | "inner">;

/** `2 × 1250 × 2500 mm, 40 pieces`, `1.6 × 1250 mm, 764.3 m, inner 508 mm` or `1.6 × 1250 mm, 2 coils of 764.3 m`. */
export function describeLine(line: Described, figures: Figures) {
  const size = `${line.thickness} × ${line.width}`;
  const pieces = line.pieces ?? 1;
  if (line.form === "sheet") {
    return `${size} × ${line.length} mm, ${sayCount(pieces, "piece", figures)}`;
  }
  const many = pieces > 1 ? `${sayCount(pieces, "coil", figures)} of ` : "";
  return `${size} mm, ${many}${formatMetres(line.length ?? 0, figures)}${line.inner ? `, inner ${line.inner} mm` : ""}`;
}

type Weighed = Pick<EnquiryLine, "weightKg" | "patterned">;

/** What all of them weigh. */
export function addWeights(lines: readonly Weighed[]): Weighed {
  return {
    weightKg: lines.reduce((sum, line) => sum + line.weightKg, 0),
    patterned: lines.some(({ patterned }) => patterned),
  };
}

/** `73.59 kg`, or `73.59 kg + pattern`. */
export function writeWeight({ weightKg, patterned }: Weighed, figures: Figures) {
  return withPattern(formatWeight(weightKg, figures), patterned);
}

/** In kg and t: `1,962.5 kg (1.963 t)`. */
export function writeTotal({ weightKg, patterned }: Weighed, figures: Figures) {
  const both = `${formatNumber(weightKg, figures)} kg (${formatNumber(weightKg / 1000, figures, 3)} t)`;
  return withPattern(both, patterned);
}

/** What the fields of a line show: its pieces; a sheet's length in mm; of each coil the kg and the length in m. */
export function writeAmounts(line: Pick<EnquiryLine, "form" | "pieces" | "length" | "weightKg">) {
  const pieces = line.pieces ?? 1;
  const shown = { pieces: String(pieces), length: String(line.length ?? "") };
  return line.form === "sheet" ? shown : { ...shown, weight: String(eachWeight(line.weightKg, pieces)) };
}

/** In kg, as it is shown. */
export function eachWeight(weightKg: number, pieces: number) {
  return Math.round((weightKg / pieces) * 100) / 100;
}

function roundSize(value: number) {
  return Math.round(value * 10 ** LINE_DECIMALS) / 10 ** LINE_DECIMALS;
}
