import { gaugeUnits, kgPer, lengthUnits, MOST_INCHES } from "./unit";
import { counts, packs, splitGlued, splitName } from "./word";

/** `text` in small letters without points; `gap`: a blank stands before it; `taken`: its meaning is known. */
export type Token = {
  kind: "number" | "word" | "sign";
  text: string;
  start: number;
  end: number;
  gap: boolean;
  taken: boolean;
  value: number;
  /** Written as a fraction, so that it is of an inch. */
  fraction: boolean;
};

/** A run of digits, a word, an abbreviation (`M.T.`, `M/T`), or one sign. */
const PIECE =
  /\d[\d.,]*|(?<!\p{L})\.\d+|[Mm]\/[Tt](?![\p{L}\p{M}])|(?:\p{L}\.){1,5}\p{L}?(?![\p{L}\p{M}])|\p{L}[\p{L}\p{M}]*|\S/gu;

export function readTokens(plain: string): Token[] {
  const pieces = [...plain.matchAll(PIECE)].flatMap((match) => cutPiece(match[0], match.index, plain));
  const tokens = joinCodes(pieces.map((piece) => makeToken(piece, plain)));
  return joinFractions(tokens.filter((_, at) => !isHyphen(tokens, at)).map(readSpoken));
}

/** `16-gauge`, `3-inch`, `10-ton coil`: it only holds a number and its unit together. */
function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, hyphen, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (hyphen?.text !== "-" || hyphen.gap || next?.kind !== "word" || next.gap) return false;
  if (before?.kind !== "number" && !spoken.has(before?.text ?? "")) return false;
  if (next.text === "in" && (before?.value ?? 0) > MOST_INCHES) return false;
  // What may as well be said of the number behind it, `2x1250x2500-nos 10` and `W-1250-T-2`, has none behind it.
  const isOpen = next.text === "t" || counts.has(next.text) || packs.has(next.text);
  const behind = /^[.-]$/.test(tokens[at + 2]?.text ?? "") ? at + 3 : at + 2;
  if (isOpen) return (tokens[behind]?.kind ?? "word") === "word";
  return lengthUnits.has(next.text) || gaugeUnits.has(next.text) || kgPer.has(next.text);
}

const spoken = new Map([
  ["half", 0.5],
  ["quarter", 0.25],
]);

const SPOKEN_UNIT = /^(?:inch(?:es)?|tons?|tonnes?|mt)$/;

/** `half inch`, `quarter inch`, `half ton`. */
function readSpoken(token: Token, at: number, tokens: readonly Token[]): Token {
  const value = SPOKEN_UNIT.test(tokens[at + 1]?.text ?? "") ? spoken.get(token.text) : undefined;
  return value === undefined ? token : { ...token, kind: "number", value, fraction: true };
}

type Piece = { text: string; start: number };

/** A number ends before a full stop or a comma of the sentence, and where a comma parts it from the next. */
function cutPiece(text: string, start: number, plain: string): Piece[] {
  if (!/^\.?\d/.test(text)) return [{ text, start }];
  let digits = text.length;
  while (/[.,]/.test(text[digits - 1] ?? "")) digits -= 1;
  const run = text.slice(0, digits);
  const tail = [...text.slice(digits)].map((sign, at) => ({ text: sign, start: start + digits + at }));
  if (readNumbers(run).length < 2 && !endsSize(run, start, plain)) return [{ text: run, start }, ...tail];
  const parts = [...run.matchAll(/[^,]+|,/g)].map((part) => ({ text: part[0], start: start + part.index }));
  return [...parts, ...tail];
}

/** The last number of a size and the pieces behind its comma: `2x1250x2500,10`, where no other comma is a decimal point. */
function endsSize(run: string, start: number, plain: string): boolean {
  if (!/^\d{4,5},\d{1,2}$/.test(run)) return false;
  const before = plain.slice(0, start);
  const behind = plain.slice(start + run.length);
  return /[x*] ?$/i.test(before) && !/\d,\d/.test(before) && !/^(?: ?[x*"']|[ -]?[cm]?m\b)/i.test(behind);
}

function makeToken({ text, start }: Piece, plain: string): Token {
  const [value = Number.NaN] = /\d/.test(text) ? readNumbers(text) : [];
  const kind = Number.isNaN(value) ? (/[\p{L}\d]/u.test(text) ? "word" : "sign") : "number";
  const lower = text.toLowerCase();
  return {
    kind,
    text: kind === "word" ? lower.replace(/[./]/g, "") : lower,
    start,
    end: start + text.length,
    gap: start === 0 || /\s/.test(plain[start - 1] ?? ""),
    taken: false,
    value,
    fraction: false,
  };
}

/** What is glued together of letters and digits is known words beside numbers, or else one code: `A572`, `20kva`, `ST-37`. */
function joinCodes(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at + 1;
    while (end < tokens.length && isGlued(tokens[end - 1], tokens[end])) end += 1;
    joined.push(...readRun(tokens.slice(at, end)));
    at = end;
  }
  return joined;
}

function isGlued(before: Token | undefined, token: Token | undefined) {
  return (
    before !== undefined &&
    token !== undefined &&
    !token.gap &&
    before.kind !== "sign" &&
    token.kind !== "sign"
  );
}

function readRun(run: Token[]): Token[] {
  const [first] = run;
  if (!first) return [];
  if (run.length === 1) return first.kind === "word" ? placeWords(first, splitName(first.text)) : run;
  const parts = run.map((token) => (token.kind === "word" ? splitGlued(token.text) : [token.text]));
  if (parts.every((part) => part !== null)) {
    return run.flatMap((token, index) => placeWords(token, parts[index] ?? null));
  }
  const text = run.map((token) => token.text).join("");
  return [{ ...first, kind: "word", text, end: run.at(-1)?.end ?? first.end, value: Number.NaN }];
}

function placeWords(token: Token, words: string[] | null): Token[] {
  // An abbreviation with points is longer than its word.
  if (!words || words.length < 2 || token.end - token.start !== token.text.length) return [token];
  let start = token.start;
  return words.map((text, index) => {
    const placed = { ...token, text, start, end: start + text.length, gap: index === 0 && token.gap };
    start = placed.end;
    return placed;
  });
}

/** `1/8`, `1 1/4` and `1-1/4` become one number. */
function joinFractions(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, slash, below, next] = tokens.slice(at, at + 4);
    if (!token) break;
    // `1/ 2x1250` is the first line of a list.
    const isOne = slash?.text === "/" && slash.gap === below?.gap;
    const value =
      token.kind === "number" && isOne && below?.kind === "number" && next?.text !== "/"
        ? readFraction(token.value, below.value)
        : null;
    if (value === null || !below || /^m?ms?$/.test(next?.text ?? "")) {
      joined.push(token);
      continue;
    }
    const whole = wholeBefore(joined, token);
    if (whole) joined.length = joined.lastIndexOf(whole);
    const from = whole ?? token;
    joined.push({
      ...from,
      text: "fraction",
      end: below.end,
      value: (whole?.value ?? 0) + value,
      fraction: true,
    });
    at += 2;
  }
  return joined;
}

/** Plates are seldom thicker than so many inches; a greater number before a fraction is something else. */
const MOST_WHOLE_INCHES = 6;

function wholeBefore(joined: Token[], token: Token): Token | null {
  const last = joined.at(-1);
  const hyphen = last?.text === "-" && !last.gap && !token.gap;
  const whole = hyphen ? joined.at(-2) : last;
  if (whole?.kind !== "number" || whole.fraction || !Number.isInteger(whole.value)) return null;
  return whole.value <= MOST_WHOLE_INCHES && (hyphen || token.gap) ? whole : null;
}

/** A proper fraction of an inch, such as 1/8 or 3/16; null for any other two numbers, such as the 6/8 of a pattern. */
function readFraction(above: number, below: number): number | null {
  return above % 2 === 1 && above < below && denominators.includes(below) ? above / below : null;
}

/** Inches are halved and halved again; any other fraction is two numbers. */
const denominators = [2, 4, 8, 16, 32, 64];

/** Longer than any size, quantity or weight in digits. */
const MOST_DIGITS = 9;

/** A comma is a thousands sign before three digits, a decimal point where it can only be that, else it parts. */
export function readNumbers(run: string): number[] {
  const number = readOne(run);
  if (number !== null) return Number.isFinite(number) ? [number] : [];
  const numbers = run.split(",").map((part) => (part === "" || /^0\d/.test(part) ? null : readOne(part)));
  return numbers.every((each) => each !== null && Number.isFinite(each)) ? (numbers as number[]) : [];
}

function readOne(run: string): number | null {
  // A list of numbers may be longer than any one.
  if (run.length > MOST_DIGITS + 6) return run.includes(",") ? null : Number.NaN;
  if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(run)) return bounded(run);
  if (/^[1-9]\d{0,2}(?:,\d{2,3}){0,3},\d{3}(?:\.\d+)?$/.test(run)) return bounded(run.replaceAll(",", ""));
  if (/^[1-9]\d{0,2}(?:\.\d{3}){1,3},\d+$/.test(run)) {
    return bounded(run.replaceAll(".", "").replace(",", "."));
  }
  if (/^\d+,\d{1,2}$/.test(run) || /^0,\d{3}$/.test(run)) return bounded(run.replace(",", "."));
  return run.includes(",") ? null : Number.NaN;
}

function bounded(digits: string) {
  return digits.replace(".", "").length > MOST_DIGITS ? Number.NaN : Number(digits);
}
