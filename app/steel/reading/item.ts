import type { GaugeSystem } from "~/steel/gauge";
import { beginCountLabel, isCountLabel, isFollowed, isSeparator, MOST_SHEETS } from "./count-label";
import type { Span } from "./noise";
import type { Measure, MeasureKind } from "./shape";
import type { Token } from "./token";
import {
  fits,
  gaugeUnits,
  kgPer,
  type LengthUnit,
  lengthUnits,
  MOST_INCHES,
  readGaugeSizes,
  toMm,
} from "./unit";
import { countLabels, counts, formCounts, labels, packs } from "./word";

/** What its tokens say; `of`: what it counts in; `packs` are of nobody knows how many. */
type Said = {
  /** Places of its first and last token. */
  from: number;
  to: number;
  value: number;
  fraction: boolean;
  of: "bare" | "length" | "gauge" | "pieces" | "weight" | "sheets" | "packs";
  unit: LengthUnit | null;
  system: GaugeSystem | null;
  /** In kg, of one unit. */
  kg: number;
  label: MeasureKind | null;
};

/** A number of a plain text, with its unit and its label, as it was `typed`. */
export type Item = Said &
  Span & {
    typed: string;
    /** How many digits stand behind its point. */
    decimals: number;
    /** The thicknesses that a gauge means. */
    gauges: Measure[];
  };

const MOST_GAUGE = 40;

/** Every number, with its unit, its label and the words that say what it counts. */
export function readItems(tokens: readonly Token[], plain: string): Item[] {
  const items: Said[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== "number") continue;
    const item = readItem(tokens, at, (items.at(-1)?.to ?? -1) + 1);
    items.push(joinInches(items, item, tokens));
    at = Math.max(at, item.to);
  }
  return items.map((item) => placeItem(item, tokens.slice(item.from, item.to + 1), plain));
}

function placeItem(item: Said, tokens: readonly Token[], plain: string): Item {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const typed = plain.slice(start, end);
  const number = tokens.find(({ kind }) => kind === "number")?.text ?? "";
  const decimals = /\.(\d+)$/.exec(number)?.[1]?.length ?? 0;
  const gauges = item.of === "gauge" ? readGaugeSizes(item.value, item.system, typed) : [];
  return { ...item, start, end, typed, decimals, gauges };
}

function readItem(tokens: readonly Token[], at: number, free: number): Said {
  const { value = 0, fraction = false } = tokens[at] ?? {};
  const bare: Said = {
    from: at,
    to: at,
    value,
    fraction,
    of: "bare",
    unit: null,
    system: null,
    kg: 0,
    label: null,
  };
  const before = readBefore(tokens, at, free);
  const after = readAfter(tokens, { ...bare, ...before });
  const item = labelAfter(tokens, { ...bare, ...before, ...after });
  return item.of === "bare" && item.label === null && isThousandths(tokens[at])
    ? { ...item, fraction: true }
    : item;
}

/** `.120` and `0.0478`: American mills write so, in inches. */
function isThousandths(token: Token | undefined) {
  return /^0?\.\d{3,4}$/.test(token?.text ?? "");
}

/** `thk 2`, `W: 1250`, `width is 1250`, `qty 50`, `SWG 14`. */
function readBefore(tokens: readonly Token[], at: number, free: number): Partial<Said> {
  const sign = /^(?:[:=.(-]|is)$/.test(tokens[at - 1]?.text ?? "");
  const nearest = sign ? at - 2 : at - 1;
  const from = isMark(tokens[nearest]) && isGaugeWord(tokens[nearest - 1]) ? nearest - 1 : nearest;
  const word = tokens[from];
  if (!word || from < free || word.kind !== "word") return {};
  const value = tokens[at]?.value ?? 0;
  const label = labels.get(word.text);
  // A lone t is a tonne or a thickness: here only where it holds on to its number.
  const holds =
    word.text !== "t" || tokens[at - 1]?.text === "=" || tokens[at - 1]?.text === ":" || !tokens[at]?.gap;
  if (label && holds && !word.taken) return { from, label };
  const count = beginCountLabel(tokens, from);
  const [next, third] = tokens.slice(at + 1, at + 3);
  // What is said of a weight, `qty 2.5 MT`, need not be whole.
  const isWeight = next !== undefined && (kgPer.has(next.text) || isMetricTon(next.text, third?.text));
  if (count >= free && (isWeight || Number.isInteger(value))) return { from: count, of: "pieces" };
  if (isGaugeWord(word) && isGauge(value)) {
    return { from, of: "gauge", system: systemOf(word.text) ?? systemOf(tokens[from - 1]?.text) };
  }
  return /^(?:weight|wt)$/.test(word.text) && !isFollowed(tokens[at + 1]) ? { from, of: "packs" } : {};
}

function readAfter(tokens: readonly Token[], item: Said): Partial<Said> {
  const { value, to: at } = item;
  const next = tokens[at + 1];
  if (!next || isNextThickness(tokens.slice(at + 1), item)) return {};
  if (item.of !== "bare") return countAfterLabel(tokens.slice(at + 1, at + 3), item);
  const { text } = next;
  const third = tokens[at + 2]?.text ?? "";
  if (isMetricTon(text, third)) return { of: "weight", kg: 1000, to: at + 2 };
  if (text === "t" && (isSeparator(tokens[at + 2]) || isSeparator(tokens[item.from - 1]))) {
    return { label: "thickness", to: at + 1 };
  }
  // A German tonne, unless it is a range: `5 to 6`.
  const kg = kgPer.get(text) ?? (text === "to" && tokens[at + 2]?.kind !== "number" ? 1000 : undefined);
  if (kg) return { of: "weight", kg, to: at + 1 };
  if (isGauge(value)) {
    const named = systemOf(text);
    if (named === "US" && gaugeUnits.has(third)) return { of: "gauge", system: "US", to: at + 2 };
    const place = skipMark(tokens, at + 1);
    if (gaugeUnits.has(tokens[place]?.text ?? "")) return readGaugeSystem(tokens, place);
  }
  const unit = lengthUnits.get(text);
  if (unit && isUnit(tokens, at, item)) return { of: "length", unit, to: at + 1 };
  if (packs.has(text)) return { of: "packs", to: at + 1 };
  const isCounted = counts.has(text) && Number.isInteger(value) && item.label === null;
  if (!isCounted || isCountLabel(tokens, at + 1, value)) return {};
  if (formCounts.has(text)) return value <= MOST_SHEETS ? { of: "sheets" } : {};
  return { of: "pieces", to: at + 1 };
}

/** The t of `W=1250 T=2` and `L2500 T2` is said of the number behind it, and so it is between a labelled number and another. */
function isNextThickness([word, ...behind]: readonly Token[], { label }: Said): boolean {
  const sign = /^[:=]$/.exec(behind[0]?.text ?? "")?.[0];
  const number = behind[sign ? 1 : 0];
  if (word?.text !== "t" || number?.kind !== "number") return false;
  return !number.gap || sign === "=" || label !== null;
}

/** `5 metric ton`, `5 M T`. */
function isMetricTon(first: string, second = "") {
  return (first === "metric" && kgPer.has(second)) || (first === "m" && kgPer.get(second) === 1000);
}

/** `qty 20 nos` says it twice; `qty 5 ton` is a weight. */
function countAfterLabel([next, third]: readonly Token[], item: Said): Partial<Said> {
  if (!next || item.of !== "pieces") return {};
  if (isMetricTon(next.text, third?.text)) return { of: "weight", kg: 1000, to: item.to + 2 };
  const kg = kgPer.get(next.text);
  if (kg) return { of: "weight", kg, to: item.to + 1 };
  if (packs.has(next.text)) return { of: "packs", to: item.to + 1 };
  return counts.has(next.text) && !formCounts.has(next.text) ? { to: item.to + 1 } : {};
}

function isUnit(tokens: readonly Token[], at: number, { value }: Said) {
  const next = tokens[at + 1];
  if (!next) return false;
  if (next.text === "in" && next.gap) return value <= MOST_INCHES && !isPlain(tokens[at + 2]);
  // A quote before the number makes the one behind it a quote too.
  return next.kind === "word" || !(tokens[at - 1]?.text === next.text && !tokens[at]?.gap);
}

/** A word of no product and no measure, or another unit, makes the one before it a preposition: `10 in stock`, `4 x 8 in mm`. */
function isPlain(token: Token | undefined) {
  if (token?.kind !== "word" || token.taken || isSeparator(token)) return false;
  const { text } = token;
  const isOfSize = [labels, kgPer, counts, countLabels, gaugeUnits].some((words) => words.has(text));
  return !isOfSize && text !== "and";
}

/** Of `gauge no. 16` and `16# gauge`. */
function isMark(token: Token | undefined) {
  return token?.text === "no" || token?.text === "#";
}

/** A lone g is one only behind its number. */
function isGaugeWord(token: Token | undefined) {
  return token !== undefined && token.text !== "g" && gaugeUnits.has(token.text);
}

/** The place of the gauge word in `16 no. gauge` and `16-no-gauge`; `16 no gauge 18` counts 16 of another gauge. */
function skipMark(tokens: readonly Token[], at: number): number {
  if (!isMark(tokens[at])) return at;
  const place = /^[.-]$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const [next, behind] = tokens.slice(place + 1);
  const isOther = next?.kind === "number" && isGauge(next.value ?? 0);
  const isCount =
    tokens[at]?.text === "no" && isOther && !isSeparator(behind) && !counts.has(behind?.text ?? "");
  return isGaugeWord(tokens[place]) && !isCount ? place : at;
}

/** `16 gauge US`, `16 gauge (SWG)`. */
function readGaugeSystem(tokens: readonly Token[], at: number): Partial<Said> {
  const own = systemOf(tokens[at]?.text);
  if (own) return { of: "gauge", system: own, to: at };
  const bracket = tokens[at + 1]?.text === "(";
  const place = bracket ? at + 2 : at + 1;
  const system = systemOf(tokens[place]?.text);
  const closed = bracket && tokens[place + 1]?.text === ")" ? place + 1 : place;
  return system ? { of: "gauge", system, to: closed } : { of: "gauge", to: at };
}

/** `2 thk`, `1250mm wide`. */
function labelAfter(tokens: readonly Token[], item: Said): Said {
  if (item.label || (item.of !== "bare" && item.of !== "length")) return item;
  const place = item.to + 1;
  const word = tokens[place];
  const label = word?.kind === "word" && word.text !== "t" ? labels.get(word.text) : undefined;
  if (!label || /[:=]/.test(tokens[place + 1]?.text ?? "")) return item;
  return fits(toMm(item.value, item.unit ?? "mm", label), label, "said")
    ? { ...item, label, to: place }
    : item;
}

/** `4'6"` is one length. */
function joinInches(items: Said[], item: Said, tokens: readonly Token[]): Said {
  const last = items.at(-1);
  const hyphen = tokens[item.from - 1]?.text === "-" ? 1 : 0;
  const meets = last?.unit === "ft" && item.unit === "in" && last.to + 1 + hyphen === item.from;
  if (!last || !meets || item.value >= 12 || tokens[item.from]?.gap || item.label) return item;
  items.pop();
  return item.value === 0
    ? { ...last, to: item.to }
    : { ...item, from: last.from, value: last.value * 12 + item.value };
}

function isGauge(value: number) {
  return Number.isInteger(value) && value > 0 && value <= MOST_GAUGE;
}

function systemOf(word: string | undefined): GaugeSystem | null {
  if (word === "swg") return "SWG";
  return word === "us" || word === "usg" || word === "uss" ? "US" : null;
}
