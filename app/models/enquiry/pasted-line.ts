import type { SteelForm, SteelProcess } from "~/steel/kind";
import { formatMm } from "~/steel/measure";
import { processOfGrade } from "~/steel/reading/grade-name";
import type { Span } from "~/steel/reading/noise";
import type { Finish, GradeName, Measure, SteelReading } from "~/steel/reading/shape";
import { asReading } from "~/steel/reading/text";
import { type Understanding, understand } from "~/steel/reading/understanding";
import type { Fact } from "~/steel/reading/word";

/**
 * Sizes in mm, weight in kg. A sheet always has its length, and pieces or a weight where the buyer named them; a coil always
 * has its weight, and pieces where coils were counted. The weight is that of the whole line.
 */
export type PastedSize = {
  form: SteelForm;
  process: SteelProcess | null;
  finish: Finish | null;
  grade: GradeName | null;
  thickness: number;
  width: number;
  length: number | null;
  pieces: number | null;
  weightKg: number | null;
};

/** `left` is what of the line says nothing of the size: it is shown beside it, and goes along as it was typed. */
export type LineReading =
  | { ok: true; size: PastedSize; left: string[] }
  /** `gauges` are the thicknesses that its one gauge can mean. */
  | { ok: false; reason: string; gauges?: readonly Measure[] };

/** What a heading above the lines says of all of them. */
export type Heading = Pick<SteelReading, "process" | "form" | "slit" | "finish" | "grade" | "thickness">;

/** Steel and shapes that are no sheet or coil of mild steel, hot or cold rolled; `tube grade` is one. */
const OTHER_GOODS =
  /\b(?:gi|gp|gc|ppgi|ppgl|galvani[sz]ed|galvalume|alumin(?:i)?um|brass|copper|stainless|(?:ss|aisi)[ -]?(?:20[124]|304|316|409|430)l?|angles?|channels?|beams?|ismc|ismb|girders?|(?:pipes?|tubes?)(?! ?(?:grade|quality|making|mill))|rods?|tmt|rebars?|wires?|mesh|(?:flat|round|square|ms) bars?|ms flats?|flats?(?= ?\d)|patti|purlins?|circles?|rings?|discs?|(?<!inner |outer )dia(?:meter)?|dx5\d[a-z]?|z(?:80|1[024]0|180|200|225|275|350))\b/i;

const HOW_MANY = "How many of that weight is missing: write the number of coils, or the whole weight";

/** A line as it reads by itself; `refusal` is one sentence for the buyer, said whatever stands above the line. */
export type Line = { own: SteelReading; left: string[]; refusal: string | null };

/** Of a plain text of at most a few hundred characters. */
export function readLine(plain: string): Line {
  const other = OTHER_GOODS.exec(plain)?.[0];
  const understanding = understand(plain);
  const { doubts, loose, each } = understanding;
  const own = weighCoils(asReading(plain, understanding), each?.kg ?? null);
  const unsaid = own.thickness.length === 0 && !own.width && !own.length ? "No size in this line" : null;
  const goods = other === undefined ? null : `“${other}” is not listed here`;
  const uncounted = isCoil(own) && each !== null && own.weightKg === null ? HOW_MANY : null;
  const refusal = goods ?? doubts[0] ?? unsaid ?? loose[0] ?? uncounted;
  return { own, left: listLeft(plain, own, understanding), refusal };
}

/** What nobody took, and of two that say different things the one that does not count. */
function listLeft(plain: string, own: SteelReading, understanding: Understanding): string[] {
  const { left, each, names, grades, sizes } = understanding;
  const isEachUsed = isCoil(own) && sizes.weightKg === null;
  const spans = [
    ...left.filter(({ start }) => !isEachUsed || start !== each?.start),
    ...names.filter(({ facts }) => facts.some((fact) => isUnused(fact, own))),
    ...grades.filter(({ grade }) => !isPart(grade, own.grade)),
  ];
  const joined: Span[] = [];
  for (const { start, end } of spans.sort((one, two) => one.start - two.start)) {
    const last = joined.at(-1);
    if (last && plain.slice(last.end, start).trim() === "") last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => plain.slice(start, end));
}

function isPart({ name, standard }: GradeName, whole: GradeName | null) {
  return name === null ? standard === whole?.standard : name === whole?.name;
}

function isUnused(fact: Fact, { process, finish }: SteelReading) {
  if (fact.kind === "process") return !fact.weak && fact.value !== process;
  return fact.kind === "finish" && fact.value !== finish;
}

/** `2 coils, 10 ton each` are 20 t. What a sheet weighs says nothing that its size does not. */
function weighCoils(own: SteelReading, eachKg: number | null): SteelReading {
  if (eachKg === null || own.pieces === null || own.weightKg !== null || !isCoil(own)) return own;
  return { ...own, weightKg: own.pieces * eachKg };
}

function isCoil({ form, length, width }: SteelReading) {
  return form === "coil" || (form === null && length === null && width !== null);
}

/** The size of a line under what a heading says. */
export function sizeOf({ own, left, refusal }: Line, heading: Heading | null): LineReading {
  return refusal === null ? readSize(underHeading(own, heading), left) : no(refusal);
}

/** What a line says of the lines below it: the product without a size of its own, or with its thickness only. */
export function headingOf({ own }: Line): Heading | null {
  const { process, form, slit, finish, grade, thickness, width, length, pieces, weightKg, rest } = own;
  if (width || length || pieces || weightKg || rest.some((word) => /\d/.test(word))) return null;
  const says = process ?? form ?? finish ?? grade ?? thickness[0] ?? null;
  return says === null ? null : { process, form, slit, finish, grade, thickness };
}

/** Says how many or how much, and nothing else. */
export function isQuantity({ own }: Line): boolean {
  const { process, form, finish, grade, thickness, width, length, pieces, weightKg } = own;
  return (
    !(process || form || finish || grade || thickness[0] || width || length) && (pieces ?? weightKg) !== null
  );
}

/** The product of a line, without its size. */
export function productOf({ own }: Line): Heading {
  const { process, form, slit, finish, grade } = own;
  return { process, form, slit, finish, grade, thickness: [] };
}

/** A line that names its own process, or a thickness beside the heading's, is of another product. */
function underHeading(own: SteelReading, heading: Heading | null): SteelReading {
  if (!heading || (own.thickness.length > 0 && heading.thickness.length > 0)) return own;
  const process = processOf(own);
  if (process && processOf(heading) && process !== processOf(heading)) return own;
  const form = own.form ?? (own.length ? null : heading.form);
  return {
    ...own,
    process: process ?? heading.process,
    form,
    finish: own.finish ?? heading.finish,
    grade: own.grade ?? heading.grade,
    thickness: own.thickness.length > 0 ? own.thickness : heading.thickness,
  };
}

function readSize(reading: SteelReading, left: string[]): LineReading {
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
  const sizes = { thickness: one.mm, width: width.mm, length: length?.mm ?? null };
  return { ok: true, size: { form, process, finish, grade, ...sizes, pieces, weightKg }, left };
}

/** By its name, its grade, or its finish: chequered and pickled steel is hot rolled. */
function processOf({
  process,
  grade,
  finish,
}: Pick<Heading, "process" | "grade" | "finish">): SteelProcess | null {
  return process ?? (grade && processOfGrade(grade)) ?? (finish ? "hot" : null);
}

function askWhich(thickness: readonly Measure[]): LineReading {
  const [gauge, ...others] = new Set(thickness.map((one) => one.gauge));
  if (gauge === undefined || others.length > 0) {
    return no(`${thickness.map(({ mm }) => formatMm(mm)).join(" or ")}: write a line for each thickness`);
  }
  const readings = thickness.map(({ mm, system }) => `${formatMm(mm)} (${system})`);
  const reason = `${gauge} gauge is ${readings.join(" or ")}: write the mm, US or SWG`;
  return { ok: false, reason, gauges: thickness };
}

function no(reason: string): LineReading {
  return { ok: false, reason };
}
