import { GAUGE_SHARE } from "./gauge";
import { formatMm, parseNumber } from "./measure";
import { readMeasure } from "./reading/field";

/** In mm, inclusive. `reading` says in mm what was typed in another unit. */
export type SizeRange = { least: number; most: number; reading: string | null };

/** So large a share off, a size in mm is still sold as one in inches: 4 feet as 1219 and as 1220, 1/8 inch as 3.18. */
const INCH_SHARE = { thickness: 0.004, width: 0.001 };

/** Whatever may be meant by the text; of a gauge both systems. Null for what is no size above 0. */
export function readSizeRange(text: string, kind: "thickness" | "width"): SizeRange | null {
  const mm = parseNumber(text.replace(/ ?mm\.?$/i, ""));
  if (mm !== null) return mm > 0 ? { least: mm, most: mm, reading: null } : null;
  const meant = readMeasure(text, kind);
  if (meant.length === 0) return null;
  const share = meant[0]?.gauge === undefined ? INCH_SHARE[kind] : GAUGE_SHARE;
  const says = ({ mm, system }: (typeof meant)[number]) => `${formatMm(mm)}${system ? `, ${system}` : ""}`;
  return {
    least: Math.min(...meant.map(({ mm }) => mm)) / (1 + share),
    most: Math.max(...meant.map(({ mm }) => mm)) * (1 + share),
    reading: [...new Set(meant.map(says))].join(" or "),
  };
}
