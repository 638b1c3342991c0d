import { NARROWEST_WIDE } from "~/steel/stock";
import { gaugeOf, isCount, thicknessOf } from "./dimension";
import {
  addPieces,
  addSize,
  addThickness,
  type Findings,
  leaveUnread,
  linkOf,
  mmOrPieces,
  notUnderstood,
  type SizeKind,
  spanOf,
  typedOf,
} from "./findings";
import type { Item } from "./item";
import type { MeasureKind } from "./shape";
import { fits, inches } from "./size";
import { toMm } from "./unit";

/** No list is longer. */
const MOST_SERIAL = 99;

/** By what they can be and what is missing, in a row's order: thickness, width, length, pieces. */
export function readBare(findings: Findings, bare: readonly Item[], items: readonly Item[]) {
  let open = bare.filter((item) => !isOtherEnd(findings, item, items));
  const take = (item: Item | undefined, add: (item: Item) => void) => {
    if (!item) return;
    add(item);
    open = open.filter((each) => each !== item && !isOtherEnd(findings, each, items));
  };
  const thick = findings.thickness.length === 0 ? findThickness(findings, open) : undefined;
  if (thick) {
    take(thick, (item) =>
      addThickness(findings, item, thicknessOf(findings, item, mmOf(item, "thickness")), true),
    );
  }
  if (findings.width === null) {
    const isOfInch = ({ value }: Item) =>
      inches.widths.includes(value) && items.some(({ fraction }) => fraction);
    take(findWidth(open, bare), (item) =>
      addSize(
        findings,
        item,
        "width",
        isOfInch(item) ? toMm(item.value, "in", "width") : mmOf(item, "width"),
      ),
    );
  }
  if (findings.length === null && !findings.strip) {
    take(
      open.find(({ value }) => fits(value, "length", false) && value >= shortest(findings)),
      (item) => addSize(findings, item, "length", mmOf(item, "length")),
    );
  }
  const whole =
    findings.thickness.length > 0 && findings.width !== null && (findings.length !== null || findings.strip);
  if (whole && findings.pieces === null) {
    take(
      open.findLast((item) => isCount(item) && !isMeasure(findings, item)),
      (item) => {
        addPieces(findings, item);
        if (isPerhapsThickness(findings, item, items)) {
          findings.loose.push(mmOrPieces(typedOf(findings, item)));
        }
      },
    );
  }
  if (thick && isPerhapsCount(findings, thick)) {
    findings.loose.push(mmOrPieces(typedOf(findings, thick)));
  }
  for (const item of open) {
    if (isSerial(item) && !isMeasure(findings, item)) findings.serial.push(spanOf(findings, item));
    else {
      findings.unread.push(spanOf(findings, item));
      findings.loose.push(notUnderstood(typedOf(findings, item)));
    }
  }
}

/** `2.0` before the size counts nothing; behind it a spreadsheet may write `20.00`. */
function isMeasure(findings: Findings, item: Item) {
  const { start } = spanOf(findings, item);
  return typedOf(findings, item).includes(".") && findings.said.some((said) => said.start > start);
}

/** A lone whole number behind the width and the length: `1250x2500 10`. */
function isPerhapsCount(findings: Findings, thick: Item) {
  const { start } = spanOf(findings, thick);
  const isLast = findings.said.every((said) => said.start <= start);
  const isAlone = findings.pieces === null && findings.weightKg === null;
  return isLast && isAlone && findings.length !== null && isCount(thick);
}

/** `20 - 1500 x 3000 x 4`: either of the two whole numbers can count the other. */
function isPerhapsThickness(findings: Findings, count: Item, items: readonly Item[]) {
  const next = items[items.indexOf(count) + 1];
  if (!next || linkOf(findings, count, next) !== "-" || !fits(count.value, "thickness", false)) return false;
  const thick = items.find((item) => kindOf(findings, item) === "thickness");
  return thick !== undefined && thick.from > next.from && isCount(thick);
}

function mmOf({ value }: Item, kind: MeasureKind) {
  return toMm(value, "mm", kind);
}

/** Of two numbers that could be it, the one before the width, unless the other counts nothing: `20 2 1250 2500` is twenty pieces of 2 mm. */
function findThickness(findings: Findings, open: readonly Item[]): Item | undefined {
  const isThin = ({ value }: Item) => fits(value, "thickness", false);
  const said = findings.said.find(({ kind }) => kind === "width");
  const wide = open.find((item) => !isThin(item) && fits(item.value, "width", false));
  const start = said?.start ?? (wide && spanOf(findings, wide).start) ?? 0;
  const before = open.filter((item) => isThin(item) && spanOf(findings, item).start < start);
  const fine = before.find(({ value }) => !Number.isInteger(value));
  return fine ?? before.at(-1) ?? open.find(isThin) ?? findPlate(open);
}

/** `50 1500 6000`: thicker than a bare number is taken for, but first, and before a wide one. */
function findPlate([first, next]: readonly Item[]): Item | undefined {
  const isPlate = first && next && next.value >= NARROWEST_WIDE && fits(first.value, "thickness", true);
  return isPlate ? first : undefined;
}

/** A number that could be a thickness too is a width only behind the thickness: `2 20` but not `20 2 1250`. */
function findWidth(open: readonly Item[], bare: readonly Item[]): Item | undefined {
  const wide = open.filter(({ value }) => fits(value, "width", false));
  const sure = wide.find(({ value }) => !fits(value, "thickness", false));
  return sure ?? wide.find((item) => item !== bare[0]);
}

/** In mm: a length so far below the width is rather a number of pieces. */
function shortest({ width }: Findings) {
  return (width?.mm ?? 0) / 10;
}

function isSerial(item: Item) {
  return item.from === 0 && isCount(item) && item.value <= MOST_SERIAL;
}

/** Reads the other end of a range: `1.6-2 mm` is a choice of two; of widths, pieces or weights one has to be named. */
function isOtherEnd(findings: Findings, item: Item, items: readonly Item[]): boolean {
  const at = items.indexOf(item);
  return [items[at + 1], items[at - 1]].some((other) => other && isRangeWith(findings, item, other));
}

function isRangeWith(findings: Findings, item: Item, other: Item): boolean {
  const [one, two] = item.from < other.from ? [item, other] : [other, item];
  const link = linkOf(findings, one, two);
  const kind = kindOf(findings, other);
  if (link === null || kind === null || one.value >= two.value) return false;
  const tight = !findings.tokens[two.from]?.gap;
  if (kind === "thickness") {
    if (!/^(?:-|\/|to|or)$/.test(link) || (link === "-" && item === two && !tight)) return false;
    return addChoice(findings, item, other);
  }
  if (link === "-" && (!tight || kind === "width" || kind === "length")) return false;
  if (kind === "pieces" || kind === "weight" || fits(item.value, kind, false)) {
    forget(findings, kind);
    leaveUnread(findings, `“${typedOf(findings, one, two)}” is two values: write one`, one, two);
    return true;
  }
  return false;
}

function addChoice(findings: Findings, item: Item, other: Item): boolean {
  const mm = toMm(item.value, other.unit ?? "mm", "thickness");
  const measures =
    other.of === "gauge"
      ? gaugeOf(findings, { ...item, system: other.system })
      : thicknessOf(findings, item, mm);
  if (measures.length === 0 || !fits(measures[0]?.mm ?? 0, "thickness", true)) return false;
  addThickness(findings, item, measures, true);
  return true;
}

function kindOf(findings: Findings, item: Item): SizeKind | null {
  const { start } = spanOf(findings, item);
  return findings.said.find((said) => said.start === start)?.kind ?? null;
}

function forget(findings: Findings, kind: Exclude<SizeKind, "thickness">) {
  if (kind === "weight") findings.weightKg = null;
  else findings[kind] = null;
  findings.said = findings.said.filter((said) => said.kind !== kind);
}
