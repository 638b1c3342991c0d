import { roundTo } from "~/steel/measure";
import { readItems } from "./item";
import { writePlain } from "./plain";
import type { Measure, MeasureKind } from "./shape";
import { readTokens } from "./token";
import { type LengthUnit, toMm } from "./unit";

/** In characters; no size needs more. */
const LONGEST_FIELD = 20;

/** A bare number is mm or in another unit, a bare fraction inches. None: no size; two: a gauge that means two thicknesses. */
export function readMeasure(text: string, kind: MeasureKind, bare: LengthUnit = "mm"): Measure[] {
  const { item, rest } = readOnly(text);
  if (!item || rest.length > 0 || (item.label !== null && item.label !== kind)) return [];
  if (item.of === "gauge" && kind === "thickness") return item.gauges;
  if (item.of !== "bare" && item.of !== "length") return [];
  const mm = roundTo(toMm(item.value, item.unit ?? (item.fraction ? "in" : bare), kind), 3);
  return mm > 0 ? [{ mm, typed: item.typed }] : [];
}

/** How many pieces are typed: `10`, `10 pcs`, `1,000`, `1 000`, `१०`. Null for what is no whole number. */
export function readCount(text: string): number | null {
  const { item, rest } = readOnly(text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, ""));
  const counts = item?.of === "bare" || item?.of === "pieces" || item?.of === "sheets";
  if (!item || !counts || item.label !== null || item.fraction || /\.\d/.test(item.typed)) return null;
  // `20 sheets` may be a size in a line of text; here it counts.
  const isForm = item.of === "sheets" && rest.length === 1;
  return (rest.length === 0 || isForm) && Number.isInteger(item.value) ? item.value : null;
}

/** In kg, also of a bare number. */
export function readWeight(text: string): number | null {
  const { item, rest } = readOnly(text);
  if (!item || rest.length > 0 || item.label !== null) return null;
  if (item.of === "bare" && !item.fraction) return item.value;
  return item.of === "weight" ? roundTo(item.value * item.kg, 6) : null;
}

/** The only number of a short text, and what stands behind it but an abbreviation's point; no item where there are more, or something before it. */
function readOnly(text: string) {
  const typed = writePlain(text.slice(0, 100))
    .trim()
    .replace(/(?<=\p{L})\.$/u, "");
  const tokens = readTokens(typed.slice(0, LONGEST_FIELD));
  const [item, ...others] = readItems(tokens, typed);
  const only = item?.from === 0 && others.length === 0 && typed.length <= LONGEST_FIELD;
  return { item: only ? item : undefined, rest: tokens.slice((item?.to ?? 0) + 1) };
}
