import { GREATEST_AMOUNT } from "~/steel/limits";
import { roundTo } from "~/steel/measure";
import { isSeparator } from "./count-label";
import type { Item } from "./item";
import type { Span } from "./noise";
import type { Measure, MeasureKind } from "./shape";
import type { Token } from "./token";

export type SizeKind = "thickness" | "width" | "length" | "pieces" | "weight";

/** Sizes in mm, weight in kg. */
type Sizes = {
  thickness: Measure[];
  width: Measure | null;
  length: Measure | null;
  pieces: number | null;
  weightKg: number | null;
};

/** What is known of a text's sizes so far, where each was said, and what stays open. */
export type Findings = Sizes & {
  plain: string;
  tokens: readonly Token[];
  /** Said of a strip or coil. */
  strip: boolean;
  /** Said of a coil and of a sheet. */
  either: boolean;
  hot: boolean;
  said: (Span & { kind: SizeKind })[];
  unread: Span[];
  /** The number of a line in its list. */
  serial: Span[];
  /** Why the text is not one plain size, in words for whoever wrote it. */
  doubts: string[];
  loose: string[];
};

export const TWO_SIZES = "More than one size in this line";
export const TWO_WEIGHTS = "More than one weight in this line";

/** Gauges and the mm that a buyer writes beside them differ by at most this share: `16 gauge (1.6 mm)`. */
const NEAR_GAUGE = 0.12;

/** More thicknesses are no choice but a list; two gauges of two systems are four. */
const MOST_CHOICES = 4;

/** In kg: a ten gram sample and a ship's load. */
const LEAST_KG = 0.01;
const MOST_KG = 1e8;

function say(findings: Findings, { start, end }: Item, kind: SizeKind) {
  findings.said.push({ start, end, kind });
}

export function leaveUnread(findings: Findings, reason: string, ...items: Item[]) {
  findings.unread.push(...items);
  findings.doubts.push(reason);
}

export function notUnderstood(typed: string) {
  return `“${typed}” was not understood`;
}

export function canBe(what: string, typed: string) {
  return `“${typed}” can be ${what}: write which`;
}

/**
 * A thickness, width or length of so many mm. `choice`: another thickness beside the first is a second choice, not a
 * second size; the thinner stands first.
 */
export function addMeasure(findings: Findings, item: Item, kind: MeasureKind, mm: number, choice = true) {
  if (kind === "thickness") {
    const thickness = chooseThickness(findings.thickness, thicknessOf(item, mm), choice);
    if (!thickness) return leaveUnread(findings, TWO_SIZES, item);
    findings.thickness = thickness;
  } else {
    if (findings[kind] !== null && findings[kind].mm !== mm) return leaveUnread(findings, TWO_SIZES, item);
    findings[kind] ??= { mm, typed: item.typed };
  }
  say(findings, item, kind);
}

function chooseThickness(known: Measure[], more: Measure[], choice: boolean): Measure[] | null {
  const joined = joinThickness(known, more);
  if (joined || !choice || known.length + more.length > MOST_CHOICES) return joined;
  return [...known, ...more].sort((one, two) => one.mm - two.mm);
}

export function thicknessOf({ gauges, typed }: Item, mm: number): Measure[] {
  return gauges.length > 0 ? gauges : [{ mm, typed }];
}

/** Two ways to say one thickness; mm go before a gauge, unless they are the very mm of one of its systems. */
export function joinThickness(known: Measure[], more: Measure[]): Measure[] | null {
  if (known.length === 0) return more;
  if (more.every(({ mm }) => known.some((each) => each.mm === mm)))
    return more.length < known.length ? pick(known, more) : known;
  if (known.every(({ mm }) => more.some((each) => each.mm === mm))) return pick(more, known);
  const [gauge, size] = isGauge(known) ? [known, more] : isGauge(more) ? [more, known] : [[], []];
  const [mm] = size;
  if (!mm || size.length > 1 || isGauge(size)) return null;
  const near = gauge.some((each) => Math.abs(each.mm - mm.mm) / mm.mm <= NEAR_GAUGE);
  return near ? pick(gauge, [mm]) : null;
}

function pick(gauge: Measure[], [size]: Measure[]): Measure[] {
  if (!size) return gauge;
  return [gauge.find(({ mm }) => mm === size.mm) ?? size];
}

export function isGauge(measures: Measure[]) {
  return measures.some(({ gauge }) => gauge !== undefined);
}

export function addPieces(findings: Findings, item: Item) {
  if (findings.pieces !== null && findings.pieces !== item.value) {
    return leaveUnread(findings, "More than one number of pieces in this line", item);
  }
  if (!(item.value >= 1 && item.value <= GREATEST_AMOUNT)) {
    return leaveUnread(findings, `“${item.typed}” is not a number of pieces`, item);
  }
  // Europe writes a thousand so.
  if (/\d\.\d{3}(?!\d)/.test(item.typed)) {
    return leaveUnread(
      findings,
      `“${item.typed}” can be two numbers of pieces: write it without the point`,
      item,
    );
  }
  findings.pieces = item.value;
  say(findings, item, "pieces");
}

export function addWeight(findings: Findings, item: Item) {
  // To the gram, in no more digits than a number is read with.
  const kg = Number(roundTo(item.value * item.kg, 3).toPrecision(9));
  if (findings.weightKg !== null && findings.weightKg !== kg) {
    return leaveUnread(findings, TWO_WEIGHTS, item);
  }
  if (!(kg >= LEAST_KG && kg <= MOST_KG)) {
    return leaveUnread(findings, `“${item.typed}” is not a weight that can be ordered`, item);
  }
  findings.weightKg = kg;
  say(findings, item, "weight");
}

/** What stands between two items: their one separator, a sign of a range or sum, or null. */
export function linkOf({ tokens }: Findings, one: Item, other: Item): string | null {
  // `2 coils x 10 ton`: the word that is counted in is a name too.
  const between = tokens.slice(one.to + (one.of === "sheets" ? 2 : 1), other.from);
  const links = between.filter((token) => isSeparator(token) || /^(?:-|\+|\/|to|or)$/.test(token.text));
  const signs = between.every((token) => links.includes(token) || /^[.,()]$/.test(token.text));
  return signs && links.length === 1 ? (links[0]?.text ?? null) : null;
}
