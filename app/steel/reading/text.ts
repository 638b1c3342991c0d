import { readBare } from "./bare";
import { findChains, readChain } from "./chain";
import { type Findings, linkOf, notUnderstood, type SizeKind, TWO_SIZES, thicknessOf } from "./findings";
import { findGrades, type GradeSpan, joinGrades, processOf } from "./grade-name";
import { type Item, readItems } from "./item";
import { type NameSpan, namesForm, readNamed, readNames } from "./name";
import { type EachWeight, findNoise, overlap, type Span } from "./noise";
import { findOtherGoods, type OtherGoods } from "./other-goods";
import { writePlain } from "./plain";
import type { GradeName, Measure, SteelReading } from "./shape";
import { readSingle } from "./single";
import { readTokens, type Token } from "./token";
import { fits, kgPer, lengthUnits, toMm } from "./unit";
import { countLabels, counts, fillers, isSilent, plainCounts, separators, wishes } from "./word";

/** Of a text so many characters are read. */
export const LONGEST_READ = 300;

/** What a text says of the steel that is wanted: sizes in mm, weight in kg. Any text has an answer. */
export function readSteel(text: string): SteelReading {
  return understand(writePlain(text.slice(0, LONGEST_READ))).reading;
}

/** What a plain text says, and where each thing stands in it. */
export type Understanding = {
  reading: SteelReading;
  names: NameSpan[];
  grades: GradeSpan[];
  goods: OtherGoods[];
  said: (Span & { kind: SizeKind })[];
  /** What one sheet or coil weighs, which is no part of the size. */
  each: EachWeight | null;
  /** What was not understood, and what is said beside the steel, such as prices, dates and telephone numbers. */
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
  const grade = joinGrades(grades.map((each) => each.grade));
  const findings = startFindings(plain, tokens, names, grade);
  const items = readItems(tokens, plain);
  labelChoices(findings, items);
  readSizes(findings, items);
  for (const { from, to } of items) for (const token of tokens.slice(from, to + 1)) token.taken = true;
  const words = tokens.filter(({ kind, taken, text }) => kind === "word" && !taken && !isSilent(text));
  const { said, doubts, loose } = findings;
  const rest = inOrder([...codes, ...findings.unread, ...words]);
  const left = inOrder([...rest, ...noise.asides, ...findings.serial, ...tokens.filter(isStray)]);
  // `1O nos`, and `1.5E+03` of a spreadsheet: letters stand for digits.
  const digits = words.filter(({ text }) => /^[\d.,][\d.,oile]*$/.test(text));
  loose.push(...digits.map(({ start, end }) => notUnderstood(plain.slice(start, end))));
  for (const { start, end } of findUncounted(findings, words)) {
    loose.push(`“${plain.slice(start, end)}” is not a number of pieces or a weight: write it in digits`);
  }
  const reading = joinReading(findings, { names, grade, goods, rest });
  return { reading, names, grades, goods, said, each: noise.each, left, doubts, loose };
}

const SPOKEN =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)$/;

/** `ten pcs`, `five sheets`, `five tons`, `2 hundred nos`, `? nos`, `qty: ten`: how much is said, but in no digits. */
function findUncounted({ plain, tokens, pieces, weightKg }: Findings, unread: readonly Token[]): Span[] {
  return tokens.flatMap((token, at) => {
    const isWord = unread.includes(token) && !counts.has(token.text) && !countLabels.has(token.text);
    if (!isWord && token.text !== "?") return [];
    const next = tokens[at + 1];
    const isSpoken = SPOKEN.test(token.text) && counts.has(next?.text ?? "");
    // `25 nos (twenty five nos only)` says it twice.
    const isAgain = pieces !== null && /\([a-z -]*$/i.test(plain.slice(0, token.start));
    if (isAgain || (!isSpoken && (pieces ?? weightKg) !== null)) return [];
    const isUnit = next && !next.taken && (kgPer.has(next.text) || plainCounts.has(next.text));
    if (next && (isSpoken || isUnit)) return [{ start: token.start, end: next.end }];
    const before = tokens[/^[:=-]$/.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1];
    const isLabelled = isWord && before && /^(?:qty|qnty|quantity)$/.test(before.text);
    return isLabelled ? [{ start: before.start, end: token.end }] : [];
  });
}

/** The text with a sign of nothing in place of what is understood or never a size, so that all places stay. */
function blank(plain: string, spans: readonly Span[]) {
  return spans.reduce(
    (text, { start, end }) => text.slice(0, start) + "\u0001".repeat(end - start) + text.slice(end),
    plain,
  );
}

function inOrder(spans: Span[]) {
  return spans.sort((one, other) => one.start - other.start);
}

/** Tells the seller something, but not the search: a wish, one letter, a unit of weight without its number. */
function isStray({ kind, taken, text }: Token) {
  if (kind !== "word" || taken || lengthUnits.has(text) || separators.has(text)) return false;
  return wishes.has(text) || (!fillers.has(text) && (kgPer.has(text) || text.length === 1));
}

function startFindings(
  plain: string,
  tokens: readonly Token[],
  names: readonly NameSpan[],
  grade: GradeName | null,
): Findings {
  return {
    ...{ thickness: [], width: null, length: null, pieces: null, weightKg: null },
    ...{ plain, tokens, strip: namesForm(names, "coil", true) && !namesForm(names, "sheet") },
    either: namesForm(names, "coil") && namesForm(names, "sheet"),
    ...{ said: [], unread: [], serial: [], doubts: [], loose: [] },
    hot: processOf({ ...readNamed(names), grade }) === "hot",
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
  const sizes = chains.filter((chain) => chain.length > 1);
  const open = sizes.flatMap((chain) => readChain(findings, chain, known));
  // `coil 2x1250 or sheet 2x1250x2500` agree as far as the first goes.
  if (findings.either && sizes.length > 1) findings.doubts.push(TWO_SIZES);
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

type Found = Pick<Understanding, "names" | "goods"> & Pick<SteelReading, "grade"> & { rest: Span[] };

function joinReading(findings: Findings, { names, grade, goods, rest }: Found): SteelReading {
  const { plain, thickness, width, length, pieces, weightKg } = findings;
  const named = readNamed(names);
  // CRC and HRC are said of cut sheets too.
  const isWeak = !named.slit && !namesForm(names, "coil");
  const form = named.form === "coil" && length !== null && isWeak ? "sheet" : named.form;
  const reading = {
    ...{ ...named, form, thickness, width, length, pieces, weightKg },
    grade,
    goods: goods.map(({ name, typed, hasSheets }) => ({ name, typed, hasSheets })),
  };
  const unread = saysNothing(reading) ? [plain] : rest.map(({ start, end }) => plain.slice(start, end));
  return { ...reading, rest: unread.flatMap((text) => text.split(/\s+/)).filter(hasWord) };
}

/** Words that ask for nothing beside a size are all there is to look for when they stand alone. */
function saysNothing(reading: Omit<SteelReading, "rest">) {
  return Object.values(reading).every(
    (said) => said === null || said === false || (Array.isArray(said) && !said[0]),
  );
}

function hasWord(text: string) {
  return /[\p{L}\d]/u.test(text);
}
