import { roundTo } from "~/models/steel/measure";
import { readItems } from "./item";
import { writePlain } from "./plain";
import type { Measure, MeasureKind } from "./shape";
import { readTokens } from "./token";
import { readGaugeSizes, toMm } from "./unit";

/** In characters; no size needs more. */
const LONGEST_FIELD = 20;

/**
 * One size as it is typed into its field: a bare number is mm, a bare fraction inches; `16 SWG`, `1/8"`, `4'` and `2.5 m` are
 * read too. A gauge without its system that means two thicknesses is answered with both. Null for what is no size; whether
 * steel comes in that size is for the caller to say.
 */
export function readMeasure(text: string, kind: MeasureKind): Measure | { ambiguous: Measure[] } | null {
  const typed = writePlain(text.slice(0, 100)).trim();
  const tokens = readTokens(typed.slice(0, LONGEST_FIELD));
  const [item, ...others] = readItems(tokens);
  const all = item?.from === 0 && item.to === tokens.length - 1 && others.length === 0;
  if (!item || !all || typed.length > LONGEST_FIELD || (item.label !== null && item.label !== kind))
    return null;
  if (item.of === "gauge" && kind === "thickness") {
    const [one, ...more] = readGaugeSizes(item.value, item.system, typed);
    return one && more.length > 0 ? { ambiguous: [one, ...more] } : (one ?? null);
  }
  if (item.of !== "bare" && item.of !== "length") return null;
  const mm = roundTo(toMm(item.value, item.unit ?? (item.fraction ? "in" : "mm"), kind), 3);
  return mm > 0 ? { mm, typed } : null;
}
