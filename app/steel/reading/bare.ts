import { NARROWEST_WIDE } from "~/steel/stock";
import { isCount } from "./chain";
import {
  addMeasure,
  addPieces,
  canBe,
  type Findings,
  leaveUnread,
  linkOf,
  notUnderstood,
  type SizeKind,
} from "./findings";
import type { Item } from "./item";
import type { MeasureKind } from "./shape";
import { inches } from "./size";
import { fits, type LengthUnit, readGaugeSizes, toMm } from "./unit";
import { countLabels, isSilent, plainCounts, readName } from "./word";

/** No list is longer. */
const MOST_SERIAL = 99;
/** Sheets of a higher gauge are thinner than any sold, and nobody counts plates in gauges. */
const isSoldGauge = (gauge: number) => gauge >= 7 && gauge <= 30;
const NUMBER_WORD = /^(?:no|number|nambar|नंबर|#)$/;

/** By what they can be and what is missing, in a row's order: thickness, width, length, pieces. */
export function readBare(findings: Findings, bare: readonly Item[], items: readonly Item[]) {
  let open = bare.filter((item) => !isOtherEnd(findings, item, items));
  const close = (item: Item) => {
    open = open.filter((each) => each !== item && !isOtherEnd(findings, each, items));
  };
  const add = (kind: MeasureKind, item: Item | undefined, unit: LengthUnit = "mm") => {
    if (!item) return;
    addMeasure(findings, item, kind, toMm(item.value, unit, kind));
    close(item);
  };
  const thick = findings.thickness.length === 0 ? findThickness(findings, open) : undefined;
  add("thickness", thick);
  if (findings.width === null) {
    const wide = findWidth(open, bare);
    const isOfInch = inches.widths.includes(wide?.value ?? 0) && items.some(({ fraction }) => fraction);
    add("width", wide, isOfInch ? "in" : "mm");
  }
  if (findings.length === null && !findings.strip) {
    const long = open.find(({ value }) => fits(value, "length", "bare") && value >= shortest(findings));
    add("length", long);
    doubtName(findings, long, items);
  }
  const count = isWhole(findings) && findings.pieces === null ? findCount(findings, open) : undefined;
  if (count) {
    addPieces(findings, count);
    doubtName(findings, count, items);
    if (isPerhapsThickness(findings, count, items)) findings.loose.push(canBe("mm or pieces", count.typed));
    close(count);
  }
  if (thick) doubtThickness(findings, thick, items);
  for (const item of open) {
    if (isSerial(findings, item, items) && !isMeasure(findings, item)) findings.serial.push(item);
    else {
      findings.unread.push(item);
      findings.loose.push(notUnderstood(item.typed));
    }
  }
}

/** Behind a word that says nothing of steel a bare number may belong to it: `Gala No. 12`, `Al Quoz 3`, `target 56`, `SM-45`. */
function doubtName({ tokens, loose, said }: Findings, item: Item | undefined, items: readonly Item[]) {
  if (!item) return;
  const [before, sign, number] = [-2, -1, 0].map((step) => tokens[item.from + step]);
  const isJoined = sign?.text === "-" && !sign.gap && !number?.gap;
  const isMark = sign?.text === "." || (isJoined && NAME_WITH_HYPHEN.test(before?.text ?? ""));
  const at = isMark ? item.from - 2 : item.from - 1;
  const word = tokens[at];
  if (word?.kind !== "word") return;
  const isBefore = said.every(({ start }) => start >= item.start);
  const isLetter = NAME_LETTER.test(word.text);
  const isProcess = readName(word.text)?.some(({ kind }) => kind === "process");
  const isGrade = isBefore && isProcess && item.value > MOST_SERIAL;
  const saysNothing = isSilent(word.text) || plainCounts.has(word.text) || countLabels.has(word.text);
  if (word.taken ? !isGrade : saysNothing && !isLetter) return;
  if (items.every(({ from, to }) => at < from || to < at)) loose.push(notUnderstood(item.typed));
}

/** `SM-45`, `A709-36`; `Tata-20` and `no-20` count. */
const NAME_WITH_HYPHEN = /^(?!no)[a-z]{1,2}$|[a-z]\d/;

/** None that is a unit, a label or a quality, or counts: `C 45`, `C60`, `E 34`. */
const NAME_LETTER = /^[^dglmnopqtwx\W]$/;

function isWhole({ thickness, width, length, strip }: Findings) {
  return thickness.length > 0 && width !== null && (length !== null || strip);
}

function findCount(findings: Findings, open: readonly Item[]): Item | undefined {
  return open.findLast((item) => isCount(item) && !isMeasure(findings, item));
}

/** `2.0` before the size counts nothing; behind it a spreadsheet may write `20.00`. */
function isMeasure(findings: Findings, item: Item) {
  return item.typed.includes(".") && findings.said.some(({ start }) => start > item.start);
}

/** A whole number behind the width and the length may count them, `1250x2500 10`, as one before them may be a gauge: `18 no. patra 8x4 2`. */
function doubtThickness(findings: Findings, thick: Item, items: readonly Item[]) {
  const { said, length, pieces, weightKg, loose } = findings;
  const isLast = length !== null && isCount(thick) && said.every(({ start }) => start <= thick.start);
  const wide = said.find(({ kind }) => kind === "width");
  const number = items.find(
    (item) => item.start < (wide?.start ?? 0) && isSoldGauge(item.value) && /^\d+ ?no$/i.test(item.typed),
  );
  if (isLast && pieces === null && weightKg === null) loose.push(canBe("mm or pieces", thick.typed));
  if (isNumbered(findings, thick)) loose.push(canBe("mm or gauge", thick.typed));
  if (isLast && number) loose.push(canBe("pieces or gauge", number.typed));
}

/** `16 number patra`, `14# 8x4`, `HR no. 14`. */
function isNumbered({ tokens }: Findings, { from, to, value, typed }: Item) {
  const before = tokens[from - 1]?.text === "." ? from - 2 : from - 1;
  const isNumber = [tokens[before], tokens[to + 1]].some((token) => token && NUMBER_WORD.test(token.text));
  return isNumber && /^\d+$/.test(typed) && isSoldGauge(value);
}

/** `20 - 1500 x 3000 x 4`: either of the two whole numbers can count the other. */
function isPerhapsThickness(findings: Findings, count: Item, items: readonly Item[]) {
  const next = items[items.indexOf(count) + 1];
  if (!next || linkOf(findings, count, next) !== "-" || !fits(count.value, "thickness", "bare")) return false;
  const thick = items.find((item) => kindOf(findings, item) === "thickness");
  return thick !== undefined && thick.from > next.from && isCount(thick);
}

/** Of two numbers that could be it, the one before the width, unless the other counts nothing: `20 2 1250 2500` is twenty pieces of 2 mm. */
function findThickness(findings: Findings, open: readonly Item[]): Item | undefined {
  const isThin = ({ value }: Item) => fits(value, "thickness", "bare");
  const said = findings.said.find(({ kind }) => kind === "width");
  const wide = open.find((item) => !isThin(item) && fits(item.value, "width", "bare"));
  const start = said?.start ?? wide?.start ?? 0;
  const before = open.filter((item) => isThin(item) && item.start < start);
  const fine = before.find(({ value }) => !Number.isInteger(value));
  return fine ?? before.at(-1) ?? open.find(isThin) ?? findPlate(open);
}

/** `50 1500 6000`: thicker than a bare number is taken for, but first, and before a wide one. */
function findPlate([first, next]: readonly Item[]): Item | undefined {
  const isPlate = first && next && next.value >= NARROWEST_WIDE && fits(first.value, "thickness", "said");
  return isPlate ? first : undefined;
}

/** A number that could be a thickness too is a width only behind the thickness: `2 20` but not `20 2 1250`. */
function findWidth(open: readonly Item[], bare: readonly Item[]): Item | undefined {
  const wide = open.filter(({ value }) => fits(value, "width", "bare"));
  const sure = wide.find(({ value }) => !fits(value, "thickness", "bare"));
  return sure ?? wide.find((item) => item !== bare[0]);
}

/** In mm: a length so far below the width is rather a number of pieces. */
function shortest({ width }: Findings) {
  return (width?.mm ?? 0) / 10;
}

/** Never the first of two thicknesses: `2 & 3 mm`, `2, 3 mm`. */
function isSerial(findings: Findings, item: Item, items: readonly Item[]) {
  const [sign, next] = findings.tokens.slice(item.to + 1);
  const other = items.find(({ from }) => from === item.to + 2);
  const isJoined = /^(?:[&+]|and|aur|und)$/.test(sign?.text ?? "") || (sign?.text === "," && next?.gap);
  const isPart = isJoined && other && kindOf(findings, other) === "thickness";
  return item.from === 0 && isCount(item) && item.value <= MOST_SERIAL && !isPart;
}

/** Reads the other end of a range: `1.6-2 mm` is a choice of two; of widths, pieces or weights one has to be named, and so of sums. */
function isOtherEnd(findings: Findings, item: Item, items: readonly Item[]): boolean {
  const at = items.indexOf(item);
  return [items[at + 1], items[at - 1]].some((other) => other && isRangeWith(findings, item, other));
}

function isRangeWith(findings: Findings, item: Item, other: Item): boolean {
  const [one, two] = item.from < other.from ? [item, other] : [other, item];
  const link = linkOf(findings, one, two);
  const kind = kindOf(findings, other);
  const isSum = link === "+" && (kind === "pieces" || kind === "weight");
  if (link === null || kind === null || (!isSum && one.value >= two.value)) return false;
  const tight = !findings.tokens[two.from]?.gap;
  if (kind === "thickness") {
    if (!/^(?:-|\/|to|or)$/.test(link) || (link === "-" && item === two && !tight)) return false;
    return addChoice(findings, item, other);
  }
  if (link === "-" && (!tight || kind === "width" || kind === "length")) return false;
  if (kind === "pieces" || kind === "weight" || fits(item.value, kind, "bare")) {
    forget(findings, kind);
    leaveUnread(findings, `“${findings.plain.slice(one.start, two.end)}” is two values: write one`, one, two);
    return true;
  }
  return false;
}

function addChoice(findings: Findings, item: Item, other: Item): boolean {
  const gauges = other.of === "gauge" ? readGaugeSizes(item.value, other.system, item.typed) : null;
  const mm = gauges ? (gauges[0]?.mm ?? 0) : toMm(item.value, other.unit ?? "mm", "thickness");
  if (!fits(mm, "thickness", "said")) return false;
  addMeasure(findings, { ...item, gauges: gauges ?? [] }, "thickness", mm);
  return true;
}

function kindOf(findings: Findings, item: Item): SizeKind | null {
  return findings.said.find(({ start }) => start === item.start)?.kind ?? null;
}

function forget(findings: Findings, kind: Exclude<SizeKind, "thickness">) {
  if (kind === "weight") findings.weightKg = null;
  else findings[kind] = null;
  findings.said = findings.said.filter((said) => said.kind !== kind);
}
