import { roundTo } from "~/steel/measure";
import { type SizeKind, TWO_WEIGHTS } from "~/steel/reading/findings";
import { processOf } from "~/steel/reading/grade-name";
import type { Span } from "~/steel/reading/noise";
import type { GradeName, SteelReading } from "~/steel/reading/shape";
import { type Understanding, understand } from "~/steel/reading/text";
import { gaugeUnits, kgPer, lengthUnits } from "~/steel/reading/unit";
import type { Fact } from "~/steel/reading/word";
import { sheetWeight } from "~/steel/weight";
import { no, type OwnReading, type Reading, ROUNDED, readSize } from "./pasted-size";

/** What a heading above the lines says of all of them. */
export type Heading = Pick<
  OwnReading,
  "process" | "form" | "slit" | "finish" | "grade" | "saysSheet" | "thickness"
>;

const HOW_MANY = "The number of coils is missing: write how many, or their total weight";

export const NO_SIZE = "No size in this line";

/** `1,250 t` and `20.000 kg` are a thousand times as much in one country as in another; `981.250 kg` can only be the less. */
const OTHER_SIGNS = /^(?:[1-9]\d{0,2},\d{3}[ -]?(?:t|m)|[1-9]\d?\.\d{3}[ -]?k)/i;

const QUOTED = /^(?:> ?){1,5}/;

/** A day, within brackets also without its year, as Android copies it. */
const DAY = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4}|(?<=^\[[\w:., /-]{3,20}))`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?`;

/** A message's time and sender as WhatsApp exports and copies them: `[22/11/26, 10:14] Ravi: `, `10:14 am, 22/11/2026 - `, `[28/11, 10:14] Ravi: `. */
const STAMP = new RegExp(
  String.raw`^\[?(?:${DAY},? ${TIME}|${TIME}, ${DAY})\]?(?: -)? ?(?:([^:]{1,40}): )?`,
  "i",
);

const UNITS = [...lengthUnits.keys(), ...gaugeUnits, ...kgPer.keys(), "pcs|nos|pieces|no[. -]+gauge"].join(
  "|",
);

/** The number of a line in its list: `1)`, `(2)`, `3.`, `4-` or `5:` before a word, `a)`; never the point of `1) .8 mm` or a size: `2-mm`. */
const NUMBERING = new RegExp(
  String.raw`^[-*.#> ]{0,3}(?:[([](\d{1,2})[)\]]|[([]?(?:\d{1,2}|[a-z])[)\]]|\d{1,2}\.(?!\d)|(\d{1,2}) ?[-:](?= ?\p{L})(?!(?:${UNITS})(?!\p{L})))(?:[: -]|\.(?!\d)){0,3}`,
  "iu",
);

/** Of a plain line what mail, messengers and lists put before it. */
export function dropPrefix(plain: string) {
  return dropStamp(plain).replace(NUMBERING, "");
}

/** The number before a plain line, 0 for none; `10)` and `10.` number it, that of `(10)`, `[10]`, `10 -` or `10:` `mayCount` its pieces. */
export function readNumbering(plain: string) {
  const [numbering = "", bracketed, signed] = NUMBERING.exec(dropStamp(plain)) ?? [];
  return { number: Number(/\d+/.exec(numbering)?.[0] ?? 0), mayCount: Boolean(bracketed ?? signed) };
}

function dropStamp(plain: string) {
  return plain.trim().replace(QUOTED, "").replace(STAMP, "");
}

export function readStamp(line: string): { sender: string | null; text: string } | null {
  const found = STAMP.exec(line.trim());
  return found && { sender: found[1] ?? null, text: line.trim().slice(found[0].length) };
}

const PLATE = /\bpl(?:ate|t)s?\b|प्लेट/i;

/** `goods` refuses what is not sold here, `refusal` is that or another reason. */
export type Understood = { own: OwnReading; left: string[]; goods: string | null; refusal: string | null };

/** Of a plain text of at most a few hundred characters; `count` of coils stands in place of its own. */
export function readLine(plain: string, count: number | null = null): Understood {
  const understanding = understand(plain);
  const { doubts, loose, each, reading } = understanding;
  const [first] = understanding.goods;
  const eachKg = each?.kg ?? null;
  const saysSheet = reading.form === "sheet" && !PLATE.test(plain);
  const own = { ...weighCoils(reading, eachKg, count), saysSheet };
  const unsaid = own.thickness.length === 0 && !own.width && !own.length ? NO_SIZE : null;
  const goods = first === undefined ? null : `“${first.typed}” is not listed here`;
  const uncounted = isCoil(own) && eachKg !== null && own.weightKg === null ? HOW_MANY : null;
  const twice = isCoil(own) && !agrees(own, eachKg) ? TWO_WEIGHTS : weighOne(own, eachKg);
  const other = askWeight(plain, own, understanding);
  const refusal = goods ?? doubts[0] ?? unsaid ?? loose[0] ?? uncounted ?? other ?? twice;
  return { own, left: listLeft(plain, own, understanding), goods, refusal };
}

/** A weight that can be two; of sheets that are counted it has to agree with their size anyway. */
function askWeight(plain: string, own: SteelReading, { said, each }: Understanding): string | null {
  if (own.pieces !== null && !isCoil(own)) return null;
  const find = (kind: SizeKind) => said.find((span) => span.kind === kind) ?? null;
  const write = ({ start, end }: Span) => plain.slice(start, end);
  const [pieces, weight] = [find("pieces"), find("weight")];
  const signs = [weight, each].find((span) => span && OTHER_SIGNS.test(write(span)));
  // Much of Europe writes a blank between thousands: `12 500 kg`.
  const isApart = pieces && weight && pieces.end + 1 === weight.start && /^\d{1,3}$/.test(write(pieces));
  const apart = isApart && /^\d{3}(?!\d)/.test(write(weight)) ? { ...weight, start: pieces.start } : null;
  const span = signs ?? apart;
  return span ? `“${write(span)}” can be two weights: write it in kg, in digits alone` : null;
}

/** `3 coils of 10 ton, 30 ton` say one weight, and so do `20 ton, 5 ton per coil`. */
function agrees({ pieces, weightKg }: SteelReading, eachKg: number | null) {
  if (eachKg === null || weightKg === null || pieces === null) return true;
  return Math.abs(pieces * eachKg - weightKg) <= weightKg * ROUNDED;
}

/** Why sheets that nobody counts do not weigh what the text says that each does; a pattern weighs more. */
function weighOne({ thickness: [one], width, length, pieces, finish }: SteelReading, eachKg: number | null) {
  if (!one || !width || !length || pieces || eachKg === null || finish === "chequered") return null;
  const kg = sheetWeight(one.mm, width.mm, length.mm);
  return Math.abs(kg - eachKg) <= kg * ROUNDED
    ? null
    : `One of this size weighs ${roundTo(kg, 2)} kg, not ${eachKg} kg: write how many, or the total weight`;
}

/** What nobody took, and of two that say different things the one that does not count. */
function listLeft(plain: string, own: SteelReading, understanding: Understanding): string[] {
  const { left, each, names, grades, reading } = understanding;
  const isEachUsed = isCoil(own) && reading.weightKg === null;
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
function weighCoils(own: SteelReading, eachKg: number | null, count: number | null): SteelReading {
  const pieces = count ?? own.pieces;
  if (eachKg === null || pieces === null || !isCoil(own)) return own;
  return { ...own, pieces, weightKg: own.weightKg ?? pieces * eachKg };
}

function isCoil({ form, length, width }: SteelReading) {
  return form === "coil" || (form === null && length === null && width !== null);
}

export function sizeOf({ own, left, refusal }: Understood, heading: Heading | null): Reading {
  return refusal === null ? readSize(withHeading(own, heading), left) : no(refusal);
}

/** Whether it speaks of what is sold here, with a size or without one. */
export function saysSteel({ own }: Understood): boolean {
  const { process, finish, grade, thickness, width, length } = own;
  return Boolean(process || finish || grade || thickness[0] || width || length);
}

/** What a line says of the lines below it: the product without a size of its own, or with its thickness only; of other goods their name alone. */
export function headingOf(line: Understood): Heading | null {
  const { thickness, width, length, pieces, weightKg, rest } = line.own;
  if (width || length || pieces || weightKg || rest.some((word) => /\d/.test(word))) return null;
  if (line.goods) return rest.length === 0 ? productOf(line) : null;
  return namesProduct(line.own) || thickness[0] ? { ...productOf(line), thickness } : null;
}

export function isQuantity({ own }: Understood): boolean {
  const { pieces, weightKg } = own;
  return !namesSteel(own) && measuresOf(own).length === 0 && (pieces ?? weightKg) !== null;
}

/** `Length: 2500 mm` says its label first, as forms do. */
export function isLabelled({ own }: Understood): boolean {
  const measures = measuresOf(own);
  return !namesProduct(own) && measures.length > 0 && measures.every(({ typed }) => /^\p{L}/u.test(typed));
}

function measuresOf({ thickness, width, length }: SteelReading) {
  return [...thickness, width, length].filter((measure) => measure !== null);
}

export function namesProduct(says: Heading): boolean {
  return says.form !== null || namesSteel(says);
}

/** Of which steel, in whatever form. */
export function namesSteel({ process, finish, grade }: Heading): boolean {
  return (process ?? finish ?? grade) !== null;
}

export function productOf({ own }: Understood): Heading {
  const { process, form, slit, finish, grade, saysSheet } = own;
  return { process, form, slit, finish, grade, saysSheet, thickness: [] };
}

/** A line that names its own process, or a thickness beside the heading's, is of another product. */
function withHeading(own: OwnReading, heading: Heading | null): OwnReading {
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
    saysSheet: own.form ? own.saysSheet : heading.saysSheet,
    thickness: own.thickness.length > 0 ? own.thickness : heading.thickness,
  };
}
