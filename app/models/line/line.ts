import type { z } from "~/models/text/schema";
import { type Figures, sayCount } from "~/steel/figures";
import { steelTypes } from "~/steel/kind";
import { LEAST_AMOUNT } from "~/steel/limits";
import {
  formatMetres,
  formatNumber,
  formatWeight,
  roundAmount,
  roundSize,
  roundTo,
  withPattern,
} from "~/steel/measure";
import { recogniseFinish } from "~/steel/reading/finish";
import { nameSize } from "~/steel/size-text";
import { coilLength, sheetWeight, weightPerMetre } from "~/steel/weight";
import type { LineShape } from "./shape";

/** One size of an enquiry, on a buyer's list as in the office. In mm and kg. */
export type Line = z.output<typeof LineShape>;

type Asked = Pick<Line, "form" | "thickness" | "width" | "pieces"> & Partial<Line>;

/** `amount` is the length of one, as a line has it, or with `byWeight` the weight of one coil. */
export function weighLine(asked: Asked, amount: number): Line {
  const { form, thickness, width, pieces, byWeight = false, productName = null } = asked;
  const measured =
    form === "sheet" ? sheetWeight(thickness, width, amount) : weightPerMetre(thickness, width) * amount;
  const grade = asked.grade || null;
  return {
    inner: null,
    productId: null,
    type: null,
    ...asked,
    byWeight,
    length: byWeight ? Math.round(coilLength(amount, thickness, width) * 10) / 10 : amount,
    weightKg: byWeight ? addUp(amount, pieces) : measured * pieces,
    productName,
    grade,
    patterned: isPatterned({ productName, grade, byWeight }),
  };
}

/** The shares of a round weight, which are rounded themselves, make it again: 3 coils of 8 t. */
function addUp(each: number, pieces: number) {
  const round = roundTo(each * pieces, 2);
  return roundAmount(round / pieces) === each ? round : each * pieces;
}

export function makeLine(asked: Asked, amount: number): Line | null {
  const thickness = roundSize(asked.thickness);
  const width = roundSize(asked.width);
  const each = asked.form === "sheet" ? roundSize(amount) : roundAmount(amount);
  const inner = asked.inner ? roundSize(asked.inner) : null;
  const isSomething = [thickness, width, each, inner ?? 1, asked.pieces].every(
    (figure) => figure >= LEAST_AMOUNT,
  );
  return isSomething ? weighLine({ ...asked, thickness, width, inner }, each) : null;
}

/** The length of one or, where that was asked, the weight of one coil. */
export function amountOf({ byWeight, weightKg, pieces, length }: Line) {
  return byWeight ? roundAmount(weightKg / pieces) : length;
}

/** A coil that was asked by its weight weighs that with its pattern. */
export function isPatterned({
  productName,
  grade,
  byWeight,
}: Pick<Line, "productName" | "grade" | "byWeight">) {
  return !byWeight && recogniseFinish(productName, grade) === "chequered";
}

/** `2 × 1250 × 2500 mm, 40 pieces`, `1.6 × 1250 mm, 764.3 m, inner 508 mm` or `1.6 × 1250 mm, 2 coils of 764.3 m`. */
export function describeLine(line: Line, figures: Figures) {
  const { form, pieces, length, inner } = line;
  if (form === "sheet") return `${nameSize(line)}, ${sayCount(pieces, "piece", figures)}`;
  const many = pieces > 1 ? `${sayCount(pieces, "coil", figures)} of ` : "";
  return `${nameSize(line)}, ${many}${formatMetres(length, figures)}${inner ? `, inner ${inner} mm` : ""}`;
}

/** Kind, product, and the grade that the product's name is silent about. */
export function nameSteel({ type, form, productName, grade }: Line): string[] {
  const kind = type ? steelTypes[type].label : form === "coil" ? "Coil" : "Sheet";
  const more = grade && !productName?.includes(grade) ? grade : null;
  return [...new Set([kind, productName, more])].filter((part) => part !== null);
}

type Weight = Pick<Line, "weightKg" | "patterned">;

export function addWeights(lines: readonly Weight[]): Weight {
  return {
    weightKg: lines.reduce((sum, line) => sum + line.weightKg, 0),
    patterned: lines.some(({ patterned }) => patterned),
  };
}

/** `73.59 kg`, or `73.59 kg + pattern`. */
export function writeWeight({ weightKg, patterned }: Weight, figures: Figures) {
  return withPattern(formatWeight(weightKg, figures), patterned);
}

/** In kg and t: `1,962.5 kg (1.963 t)`. */
export function writeTotal({ weightKg, patterned }: Weight, figures: Figures) {
  const both = `${formatNumber(weightKg, figures)} kg (${formatNumber(weightKg / 1000, figures, 3)} t)`;
  return withPattern(both, patterned);
}
