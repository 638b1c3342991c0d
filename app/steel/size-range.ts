import { GAUGE_SHARE } from "./gauge";
import { formatMm, parseNumber } from "./measure";
import { readMeasure } from "./reading/field";
import type { Measure } from "./reading/shape";

/** In mm, inclusive. */
export type SizeRange = { min: number; max: number };

type Axis = "thickness" | "width";

/** So large a share off, a size in mm is still sold as one in inches: 4 feet as 1219 and as 1220, 1/8 inch as 3.18. */
const INCH_SHARE = { thickness: 0.004, width: 0.001 };

/** What is sold as that size; also by the name of its gauge. */
export function sizeAround({ mm, gauge }: Pick<Measure, "mm" | "gauge">, axis: Axis): SizeRange {
  const share = gauge === undefined ? INCH_SHARE[axis] : GAUGE_SHARE;
  return { min: mm / (1 + share), max: mm * (1 + share) };
}

/** Whatever may be meant by the text; of a gauge both systems. `reading` says in mm what was typed in another unit. Null: no size. */
export function readSizeRange(text: string, axis: Axis): (SizeRange & { reading: string | null }) | null {
  const mm = parseNumber(text.replace(/ ?mm\.?$/i, ""));
  if (mm !== null) return mm > 0 ? { min: mm, max: mm, reading: null } : null;
  const meant = readMeasure(text, axis);
  if (meant.length === 0) return null;
  const ranges = meant.map((measure) => sizeAround(measure, axis));
  const says = ({ mm, system }: Measure) => `${formatMm(mm)}${system ? `, ${system}` : ""}`;
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
    reading: [...new Set(meant.map(says))].join(" or "),
  };
}
