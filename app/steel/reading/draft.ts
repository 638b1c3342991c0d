import { GREATEST_AMOUNT } from "~/steel/calculator";
import { roundTo } from "~/steel/measure";
import { type Item, isSeparator } from "./item";
import type { Span } from "./noise";
import type { Measure } from "./shape";
import type { Token } from "./token";

export type SizeKind = "thickness" | "width" | "length" | "pieces" | "weight";

/** Sizes in mm, weight in kg. */
export type Sizes = {
  thickness: Measure[];
  width: Measure | null;
  length: Measure | null;
  pieces: number | null;
  weightKg: number | null;
};

/** What is known of a text's sizes so far, where each was said, and what stays open. */
export type Draft = Sizes & {
  plain: string;
  tokens: readonly Token[];
  /** Said of a strip or coil. */
  strip: boolean;
  said: (Span & { kind: SizeKind })[];
  unread: Span[];
  /** The number of a line in its list. */
  serial: Span[];
  /** Why the text is not one plain size, in words for whoever wrote it. */
  doubts: string[];
  loose: string[];
};

const TWO_SIZES = "More than one size in this line";

/** Gauges and the mm that a buyer writes beside them differ by at most this share: `16 gauge (1.6 mm)`. */
const NEAR_GAUGE = 0.12;

/** More thicknesses are no choice but a list; two gauges of two systems are four. */
const MOST_CHOICES = 4;

/** In kg: a ten gram sample and a ship's load. */
const LEAST_KG = 0.01;
const MOST_KG = 1e8;

export function spanOf({ tokens }: Draft, ...items: Item[]): Span {
  const places = items.flatMap(({ from, to }) => [from, to]);
  const start = tokens[Math.min(...places)]?.start ?? 0;
  return { start, end: tokens[Math.max(...places)]?.end ?? start };
}

export function typedOf(draft: Draft, ...items: Item[]) {
  const { start, end } = spanOf(draft, ...items);
  return draft.plain.slice(start, end);
}

function say(draft: Draft, item: Item, kind: SizeKind) {
  draft.said.push({ ...spanOf(draft, item), kind });
}

export function leaveUnread(draft: Draft, reason: string, ...items: Item[]) {
  draft.unread.push(...items.map((item) => spanOf(draft, item)));
  draft.doubts.push(reason);
}

export function notUnderstood(typed: string) {
  return `“${typed}” was not understood`;
}

/** `choice`: another thickness beside the first is a second choice, not a second size. The thinner stands first. */
export function addThickness(draft: Draft, item: Item, measures: Measure[], choice: boolean) {
  const joined = joinThickness(draft.thickness, measures);
  if (joined) draft.thickness = joined;
  else if (choice && draft.thickness.length + measures.length <= MOST_CHOICES)
    draft.thickness = [...draft.thickness, ...measures].sort((one, two) => one.mm - two.mm);
  else return leaveUnread(draft, TWO_SIZES, item);
  say(draft, item, "thickness");
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

export function addSize(draft: Draft, item: Item, kind: "width" | "length", mm: number) {
  if (draft[kind] !== null && draft[kind].mm !== mm) return leaveUnread(draft, TWO_SIZES, item);
  draft[kind] ??= { mm, typed: typedOf(draft, item) };
  say(draft, item, kind);
}

export function addPieces(draft: Draft, item: Item) {
  if (draft.pieces !== null && draft.pieces !== item.value) {
    return leaveUnread(draft, "More than one number of pieces in this line", item);
  }
  if (!(item.value >= 1 && item.value <= GREATEST_AMOUNT)) {
    return leaveUnread(draft, `“${typedOf(draft, item)}” is not a number of pieces`, item);
  }
  // Europe writes a thousand so.
  if (/\d\.\d{3}(?!\d)/.test(typedOf(draft, item))) {
    return leaveUnread(
      draft,
      `“${typedOf(draft, item)}” can be two numbers of pieces: write it without the point`,
      item,
    );
  }
  draft.pieces = item.value;
  say(draft, item, "pieces");
}

export function addWeight(draft: Draft, item: Item) {
  // To the gram, in no more digits than a number is read with.
  const kg = Number(roundTo(item.value * item.kg, 3).toPrecision(9));
  if (draft.weightKg !== null && draft.weightKg !== kg) {
    return leaveUnread(draft, "More than one weight in this line", item);
  }
  if (!(kg >= LEAST_KG && kg <= MOST_KG)) {
    return leaveUnread(draft, `“${typedOf(draft, item)}” is not a weight that can be ordered`, item);
  }
  draft.weightKg = kg;
  say(draft, item, "weight");
}

/** What stands between two items: their one separator, a sign of a range, or null. */
export function linkOf({ tokens }: Draft, one: Item, other: Item): string | null {
  const between = tokens.slice(one.to + 1, other.from);
  const links = between.filter((token) => isSeparator(token) || /^(?:-|\/|to|or)$/.test(token.text));
  const signs = between.every((token) => links.includes(token) || /^[.,()]$/.test(token.text));
  return signs && links.length === 1 ? (links[0]?.text ?? null) : null;
}
