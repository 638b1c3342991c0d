import { type Figures, groupDigits, plainFigures } from "~/steel/figures";

const NO_FIGURE = "–";

/** No size that is taken weighs as much; the text of a greater number would turn into an exponent. */
const GREATEST_SHOWN = 1e15;

/** Null for what only `Number()` takes (empty, `1e9`, `0x10`, a sign) and for the ambiguous `1,2`. Zero is one. */
export function parseNumber(text: string | null | undefined): number | null {
  const plain = (text ?? "").trim();
  return /^(\d{1,9}(\.\d{1,9})?|\.\d{1,9})$/.test(plain) ? Number(plain) : null;
}

/** Half up as the decimal reads: 3.925 gives 3.93, as printed weight tables do. Never a minus zero. */
export function roundTo(value: number, places: number) {
  const factor = 10 ** places;
  return Math.round(Number((value * factor).toPrecision(14))) / factor + 0;
}

/** A dash for no number, `< 0.01` for what is too small to show at `places` decimals. No exponent, no minus zero. */
export function formatNumber(value: number, figures: Figures, places = 2) {
  if (!(Math.abs(value) < GREATEST_SHOWN)) return NO_FIGURE;
  const least = 10 ** -places;
  if (value > 0 && value < least / 2) return `< ${least.toFixed(places).replace(".", figures.decimal)}`;
  const rounded = roundTo(value, places);
  const sign = rounded < 0 ? "-" : "";
  const [whole = "", decimals = ""] = Math.abs(rounded).toFixed(places).split(".");
  const shown = decimals.replace(/(?<!0)0+$/, "");
  return sign + groupDigits(whole, figures) + (shown && figures.decimal + shown);
}

/** For a column of figures: always so many decimals, so that their points stand in line. */
export function formatFixed(value: number, figures: Figures, places = 2) {
  const rounded = roundTo(value, places);
  if (!Number.isFinite(rounded) || Math.abs(rounded) >= 1e9) return formatNumber(value, figures, places);
  const [whole = "", decimals = ""] = Math.abs(rounded).toFixed(places).split(".");
  const sign = rounded < 0 ? "-" : "";
  return sign + groupDigits(whole, figures) + (decimals && figures.decimal + decimals);
}

/** Of a size in mm: what is shown is what is weighed and ordered. */
const SIZE_PLACES = 3;

export function roundSize(mm: number) {
  return roundTo(mm, SIZE_PLACES);
}

/** Of what one weighs in kg, or of a coil's length in m. */
const AMOUNT_PLACES = 4;

export function roundAmount(amount: number) {
  return roundTo(amount, AMOUNT_PLACES);
}

export function formatMm(mm: number) {
  return withUnit(formatSize(mm), "mm");
}

/** Of a column in mm: each with as many decimals as the finest of them needs. */
export function formatSizes(sizes: readonly number[]): string[] {
  const places = Math.max(0, ...sizes.map((mm) => formatSize(mm).split(".")[1]?.length ?? 0));
  return sizes.map((mm) => roundTo(mm, places).toFixed(places));
}

/** Each once. */
export function ascending(sizes: readonly number[]): number[] {
  return [...new Set(sizes)].sort((a, b) => a - b);
}

/** `1.6–3.15 mm`, one value when both ends are the same. */
export function formatSpan(min: number, max: number) {
  return min === max ? formatMm(min) : `${formatSize(min)}–${formatMm(max)}`;
}

/** On a product's card, in the specification's form: `1.6 mm - 3.15 mm`. */
export function formatRange(min: number, max: number) {
  const from = formatMm(min);
  return min === max ? from : `${from} - ${formatMm(max)}`;
}

/** Kilograms to two places; from a tonne on tonnes to the kilogram. */
export function formatWeight(kg: number, figures: Figures) {
  if (roundTo(kg, 2) >= 1000) return withUnit(formatNumber(kg / 1000, figures, 3), "t");
  return withUnit(formatNumber(kg, figures, 2), "kg");
}

export const PATTERN_NOTE =
  "Chequered sheet is weighed by its thickness without the pattern: the pattern adds weight.";

/** A chequered sheet is weighed without its pattern, of which no weight is known. */
export function withPattern(weight: string, isPatterned: boolean) {
  return isPatterned ? `${weight} + pattern` : weight;
}

export function formatMetres(metres: number, figures: Figures) {
  return withUnit(formatNumber(metres, figures, 1), "m");
}

function formatSize(size: number) {
  return formatNumber(size, plainFigures, SIZE_PLACES);
}

function withUnit(text: string, unit: string) {
  return text === NO_FIGURE ? text : `${text} ${unit}`;
}
