import { productTypes, steelTypes } from "~/steel/kind";
import { steelLimits } from "~/steel/limits";
import { formatMm, roundTo } from "~/steel/measure";
import { canBe } from "~/steel/reading/findings";
import { processOf } from "~/steel/reading/grade-name";
import { formatGrade, type Measure, type SteelReading } from "~/steel/reading/shape";
import { toMm } from "~/steel/reading/unit";
import { countSheets } from "~/steel/weight";
import { type Line, makeLine } from "./line";
import { LONGEST_GRADE, TOO_MUCH } from "./listed";

/** What was said of how many and how much; the weight is that of all of them. */
export type Quantity = { pieces: number | null; kg: number | null };

/** `saysSheet`: by another word than plate, which is thicker. */
export type OwnReading = SteelReading & { saysSheet: boolean };

/** `left` is what of the text says nothing of the size: it is shown beside it, and goes along as it was typed. */
export type Reading =
  | { ok: true; line: Line; asked: Quantity; left: string[] }
  /** `gauges` are the thicknesses that its one gauge can mean. */
  | { ok: false; reason: string; gauges: readonly Measure[] };

/** A coil's weight is that of all coils, as few as can be where nobody counts them; sheets by weight are as many as come nearest; a size alone is one. */
export function readSize(reading: OwnReading, left: string[]): Reading {
  const { finish, grade, thickness, width, length, pieces, weightKg } = reading;
  const [one, other] = thickness;
  if (other) return askWhich(thickness);
  if (!one) return no("The thickness is missing");
  if (!width) return no("The width is missing");
  const form = reading.form ?? (length || weightKg === null ? "sheet" : "coil");
  if (form === "sheet" && !length) return no("The length is missing; for a coil write coil and its weight");
  if (form === "coil" && length) return no("A coil has no cut length: write sheet, or leave the length out");
  if (form === "coil" && weightKg === null) return no("The weight of the coil is missing: write kg or t");
  const process = processOf(reading);
  const isMm = one.gauge !== undefined || [one, width, length].some((each) => each?.typed.includes("mm"));
  if (process === "cold" && one.mm > THICKEST_COLD && !isMm) {
    return no(canBe("mm or gauge", one.typed));
  }
  if (one.mm <= thickestInInches(reading, one, width)) return no(canBe("mm or inches", one.typed));
  const type = productTypes.find(
    (each) => steelTypes[each].process === process && steelTypes[each].form === form,
  );
  const words = [finish, grade && formatGrade(grade)].filter(Boolean).join(", ");
  const size = {
    form,
    thickness: one.mm,
    width: width.mm,
    type: type ?? null,
    grade: words.slice(0, LONGEST_GRADE),
  };
  const asked = { pieces, kg: weightKg };
  const line = length ? makeSheets(size, length.mm, asked) : makeCoils(size, asked);
  const fault = line ? findFault(line, asked) : TOO_MUCH;
  return line && fault === null ? { ok: true, line, asked, left } : no(fault ?? TOO_MUCH);
}

/** In mm, of cold rolled strip: `CR 20 8x4` is rather 20 gauge. */
const THICKEST_COLD = 6;

type Size = Pick<Line, "form" | "thickness" | "width" | "type" | "grade">;

function makeSheets(size: Size, length: number, { pieces, kg }: Quantity) {
  const nearest = countSheets(kg, size.thickness, size.width, length);
  return makeLine({ ...size, pieces: pieces ?? nearest }, length);
}

function makeCoils(size: Size, { pieces, kg }: Quantity) {
  const weight = kg ?? 0;
  const coils = pieces ?? Math.ceil(weight / steelLimits.coil.weight.most);
  return makeLine({ ...size, pieces: coils, byWeight: true }, weight / coils);
}

/** A weight beside the number of sheets, or of one, may be rounded by so much. */
export const ROUNDED = 0.05;

const TOO_HEAVY = `One coil weighs at most ${steelLimits.coil.weight.most / 1000} t: write how many there are`;

/**
 * Up to how many mm a quarter, half or whole of a width in inches may be of an inch itself: hot rolled plate is that thick,
 * `A36 2 x 96" x 240"`; sheets, `2.0` and other steel only where as many mm are thinner than any.
 */
function thickestInInches(reading: OwnReading, one: Measure, width: Measure): number {
  const { finish, length, saysSheet } = reading;
  const process = processOf(reading);
  const ofInches = width.mm === toMm(Number.parseFloat(width.typed), "in", "width");
  const isQuarter = one.mm % 0.25 === 0 && one.mm === Number(one.typed);
  if (process === "cold" || !ofInches || !isQuarter) return 0;
  if (process === null || finish !== null || saysSheet || /\.0+$/.test(one.typed)) return 0.75;
  return length && [width, length].some(({ typed }) => /\D$/.test(typed)) ? 4 : 1;
}

/** Why a size that was read can stand on no list; null where it can. */
export function findFault({ form, pieces, weightKg, patterned }: Line, asked: Quantity): string | null {
  if (pieces > steelLimits[form].pieces.most) return TOO_MUCH;
  if (form === "coil" && weightKg / pieces > steelLimits.coil.weight.most) return TOO_HEAVY;
  if (form === "coil" || patterned || asked.pieces === null || asked.kg === null) return null;
  if (Math.abs(weightKg - asked.kg) <= weightKg * ROUNDED) return null;
  return `${pieces} of this size weigh ${roundTo(weightKg, 2)} kg, not ${asked.kg} kg: write one or the other`;
}

function askWhich(thickness: readonly Measure[]): Reading {
  const [gauge, ...others] = new Set(thickness.map((one) => one.gauge));
  if (gauge === undefined || others.length > 0) {
    return no(`${thickness.map(({ mm }) => formatMm(mm)).join(" or ")}: write a line for each thickness`);
  }
  const readings = thickness.map(({ mm, system }) => `${formatMm(mm)} (${system})`);
  return no(`${gauge} gauge is ${readings.join(" or ")}: write the mm, US or SWG`, thickness);
}

export function no(reason: string, gauges: readonly Measure[] = []): Reading {
  return { ok: false, reason, gauges };
}
