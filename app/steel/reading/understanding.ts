import type { SteelForm } from "~/steel/kind";
import { readBare } from "./bare";
import { findChains, readChain } from "./chain";
import { type Findings, linkOf, notUnderstood, type SizeKind, type Sizes, thicknessOf } from "./findings";
import { findGrades, type GradeSpan } from "./grade-name";
import { type Item, isSeparator, readItems } from "./item";
import { type EachWeight, findNoise, type Span } from "./noise";
import { findOtherGoods, type OtherGoods } from "./other-goods";
import type { Measure } from "./shape";
import { readSingle } from "./single";
import { readTokens, type Token } from "./token";
import { fits, kgPer, lengthUnits, toMm } from "./unit";
import { type Fact, fillers, longestName, readName, separators, wishes } from "./word";

export type NameSpan = Span & { facts: readonly Fact[] };

/** What a plain text says, each thing with where it stands; places are of the plain text. */
export type Understanding = {
  names: NameSpan[];
  grades: GradeSpan[];
  goods: OtherGoods[];
  said: (Span & { kind: SizeKind })[];
  sizes: Sizes;
  /** What one sheet or coil weighs, which is no part of the size. */
  each: EachWeight | null;
  unread: Span[];
  /** These, and what is said beside the steel, such as prices, dates and telephone numbers. */
  left: Span[];
  /** Why the text is not one plain size; `loose` of numbers that may have nothing to do with it. */
  doubts: string[];
  loose: string[];
};

export function understand(plain: string): Understanding {
  const noise = findNoise(plain);
  const goods = findOtherGoods(plain);
  const codes = noise.codes.filter((code) => !goods.some((each) => overlap(each, code)));
  const quiet = blank(plain, [...noise.asides, ...codes, ...goods]);
  const grades = findGrades(quiet);
  const tokens = readTokens(blank(quiet, grades));
  const names = readNames(tokens);
  const findings = startFindings(plain, tokens, names);
  const items = readItems(tokens, plain);
  labelChoices(findings, items);
  readSizes(findings, items);
  for (const { from, to } of items) for (let at = from; at <= to; at += 1) take(tokens[at]);
  const words = tokens.filter(({ kind, taken, text }) => kind === "word" && !taken && !isSilent(text));
  const { said, unread, doubts, loose } = findings;
  const rest = inOrder([...codes, ...unread, ...words]);
  const left = inOrder([...rest, ...noise.asides, ...findings.serial, ...tokens.filter(isStray)]);
  const digits = words.filter(({ text }) => /^[\d.,]+$/.test(text));
  loose.push(...digits.map(({ start, end }) => notUnderstood(plain.slice(start, end))));
  return { names, grades, goods, said, sizes: findings, each: noise.each, unread: rest, left, doubts, loose };
}

/** The text with a sign of nothing in place of what is understood or never a size, so that all places stay. */
function blank(plain: string, spans: readonly Span[]) {
  return spans.reduce(
    (text, { start, end }) => text.slice(0, start) + "\u0001".repeat(end - start) + text.slice(end),
    plain,
  );
}

function overlap(one: Span, other: Span) {
  return one.start < other.end && other.start < one.end;
}

function inOrder(spans: Span[]) {
  return spans.sort((one, other) => one.start - other.start);
}

/** Tells the seller something, but not the search: a wish, one letter, a unit of weight without its number. */
function isStray({ kind, taken, text }: Token) {
  if (kind !== "word" || taken || lengthUnits.has(text) || separators.has(text)) return false;
  return wishes.has(text) || (!fillers.has(text) && (kgPer.has(text) || text.length === 1));
}

function isSilent(text: string) {
  return fillers.has(text) || lengthUnits.has(text) || kgPer.has(text) || text.length === 1;
}

function startFindings(plain: string, tokens: readonly Token[], names: readonly NameSpan[]): Findings {
  const says = (form: SteelForm, weakToo: boolean) =>
    names.some(({ facts }) =>
      facts.some((fact) => fact.kind === "form" && fact.value === form && (weakToo || !fact.weak)),
    );
  return {
    ...{ thickness: [], width: null, length: null, pieces: null, weightKg: null },
    ...{ plain, tokens, strip: says("coil", true) && !says("sheet", false) },
    ...{ said: [], unread: [], serial: [], doubts: [], loose: [] },
  };
}

/** `3 mm or 5 mm or 60 mm thick`: the label behind the last is that of all. */
function labelChoices(findings: Findings, items: readonly Item[]) {
  for (let at = items.length - 2; at >= 0; at -= 1) {
    const [item, next] = items.slice(at, at + 2);
    if (!item || next?.label !== "thickness" || item.of !== "length" || item.label !== null) continue;
    if (linkOf(findings, item, next) === "or") item.label = next.label;
  }
}

function readSizes(findings: Findings, items: readonly Item[]) {
  const chains = findChains(findings, items);
  const alone = chains.filter((chain) => chain.length === 1).flat();
  const known = alone.flatMap(knownThickness);
  const open = chains
    .filter((chain) => chain.length > 1)
    .flatMap((chain) => readChain(findings, chain, known));
  const rest = [...alone, ...open].sort((one, other) => one.from - other.from);
  const isThick = findings.thickness.length > 0 || known.length > 0;
  const singles = rest.map((item) => countSheets(findings, item, isThick));
  const labelled = singles.filter((item) => readsFirst(item));
  const bare = [...labelled, ...singles.filter((item) => !labelled.includes(item))].filter(
    (item) => !readSingle(findings, item),
  );
  readBare(findings, bare, items);
}

/** Widths of strip are told by a thickness that may stand behind them: `60 mm strip 3 mm`. */
function readsFirst({ of, label, unit, value }: Item) {
  const thin = unit !== null && fits(toMm(value, unit, "thickness"), "thickness", "bare");
  return of === "gauge" || label !== null || thin;
}

/** A thickness that needs no other number to be told. */
function knownThickness(item: Item): Measure[] {
  const { of, label, unit, fraction, value, gauges } = item;
  if (of === "gauge") return gauges;
  const said = label === "thickness" || (label === null && (unit !== null || fraction));
  if (of === "weight" || !said || unit === "ft" || unit === "m") return [];
  const mm = toMm(value, unit ?? (fraction ? "in" : "mm"), "thickness");
  return fits(mm, "thickness", "said") ? thicknessOf(item, mm) : [];
}

/** `20 sheets` are pieces; `3 sheet` may be 3 mm where nothing else is. */
function countSheets({ tokens }: Findings, item: Item, isThick: boolean): Item {
  if (item.of !== "sheets") return item;
  const many = tokens[item.to + 1]?.text.endsWith("s");
  return { ...item, of: many || isThick ? "pieces" : "bare" };
}

function readNames(tokens: readonly Token[]): NameSpan[] {
  const names: NameSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = findName(tokens, at);
    if (!found) continue;
    for (let place = at; place <= found.last; place += 1) take(tokens[place]);
    names.push({ start: tokens[at]?.start ?? 0, end: tokens[found.last]?.end ?? 0, facts: found.facts });
    at = found.last;
  }
  return names;
}

/** The longest name that begins here, hyphens between its words left out. */
function findName(tokens: readonly Token[], at: number): { last: number; facts: readonly Fact[] } | null {
  if (tokens[at]?.kind !== "word") return null;
  // The trade writes `1.6 x 1250 x C` for a coil.
  if (tokens[at]?.text === "c" && isSeparator(tokens[at - 1])) {
    return { last: at, facts: [{ kind: "form", value: "coil" }] };
  }
  let best: { last: number; facts: readonly Fact[] } | null = null;
  const words: string[] = [];
  for (let last = at; last < tokens.length && words.length < longestName; last += 1) {
    const token = tokens[last];
    if (!token || (token.kind !== "word" && !/^[-&.]$/.test(token.text))) break;
    if (token.kind === "word" || token.text === "&") words.push(token.text);
    const facts = token.kind === "word" ? readName(words.join(" ")) : null;
    if (facts) best = { last, facts };
  }
  return best;
}

function take(token: Token | undefined) {
  if (token) token.taken = true;
}
