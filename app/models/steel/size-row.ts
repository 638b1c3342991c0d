import { gaugesOf } from "./gauge";
import { type ProductType, type SteelForm, steelTypes } from "./kind";
import { isWithin, steelLimits } from "./limits";
import { roundTo } from "./measure";
import { writeSize } from "./size-code";
import { type Stock, stockOf, USUAL_WIDTH } from "./stock";
import { sheetWeight, weightPerMetre } from "./weight";

/** `size` is what a form sends for it. */
export type SizeChoice = { size: string; kg: number };

/** In mm; a sheet has a length and one choice, a coil its usual weights and the kg of a metre. */
export type SizeRow = {
  width: number;
  length: number | null;
  perMetre: number | null;
  choices: SizeChoice[];
  usual: SizeChoice;
};

export type SizeGroup = { thickness: number; gauges: string[]; rows: SizeRow[] };

export type SizeRows = {
  form: SteelForm;
  groups: SizeGroup[];
  /** Widths (mm) that are listed and have no row of their own: there were too many. */
  otherWidths: number[];
};

/** In all groups together: a page of more would be slow to read on a phone and slow to come. */
const MOST_ROWS = 60;

/** Below this, in mm, a coil is slit: it weighs its share of a wide one and is wound on the smaller bore. */
const NARROWEST_WIDE = 600;
const SLIT_INNER = 508;

/** Of a size in mm: what is shown is what is ordered. */
const SHOWN_PLACES = 3;

/** The usual sheets or coils of what is listed (mm), thinnest first. Sizes that cannot be ordered are left out. */
export function listSizeRows(
  type: ProductType,
  thickness: readonly number[],
  width: readonly number[],
): SizeRows {
  const { form } = steelTypes[type];
  const stock = stockOf[type];
  const limits = steelLimits[form];
  const thicknesses = ascending(thickness).filter((mm) => isWithin(mm, limits.thickness));
  const widths = ascending(width).filter((mm) => isWithin(mm, limits.width));
  const perThickness = Math.max(1, Math.floor(MOST_ROWS / Math.max(1, thicknesses.length)));
  const sizes = mostUsual(
    stock,
    form === "sheet" ? listSheets(stock, widths) : listCoils(widths),
    perThickness,
  );
  const shown = new Set(sizes.map((size) => size.width));
  return {
    form,
    groups:
      sizes.length === 0 ? [] : thicknesses.slice(0, MOST_ROWS).map((mm) => writeGroup(type, mm, sizes)),
    otherWidths: widths.filter((mm) => !shown.has(mm)),
  };
}

type Size = { width: number; length: number | null };

function listSheets({ sheets }: Stock, widths: number[]): Size[] {
  const { length: limit } = steelLimits.sheet;
  return widths.flatMap((width) => {
    const fitting: Size[] = sheets.filter((sheet) => sheet.width === width);
    return fitting.length > 0
      ? fitting
      : [{ width, length: Math.min(roundTo(width * 2, SHOWN_PLACES), limit.most) }];
  });
}

function listCoils(widths: number[]): Size[] {
  return widths.map((width) => ({ width, length: null }));
}

/** The stocked ones first, then those nearest to the most usual width; in the order they came. */
function mostUsual({ sheets, widths }: Stock, sizes: Size[], most: number): Size[] {
  if (sizes.length <= most) return sizes;
  const isStocked = ({ width }: Size) =>
    widths.includes(width) || sheets.some((sheet) => sheet.width === width);
  const rank = (size: Size) => (isStocked(size) ? 0 : USUAL_WIDTH) + Math.abs(size.width - USUAL_WIDTH);
  const chosen = new Set([...sizes].sort((a, b) => rank(a) - rank(b)).slice(0, most));
  return sizes.filter((size) => chosen.has(size));
}

function writeGroup(type: ProductType, thickness: number, sizes: Size[]): SizeGroup {
  return {
    thickness,
    gauges: gaugesOf(thickness).map(({ gauge, system }) => `${gauge} ${system}`),
    rows: sizes.map((size) => writeRow(type, thickness, size)),
  };
}

function writeRow(type: ProductType, thickness: number, { width, length }: Size): SizeRow {
  const { coil } = stockOf[type];
  if (length !== null || !coil) {
    const long = length ?? width * 2;
    const kg = roundTo(sheetWeight(thickness, width, long), 2);
    const sheet = { size: writeSize({ thickness, width, length: long }), kg };
    return { width, length: long, perMetre: null, choices: [sheet], usual: sheet };
  }
  const isSlit = width < NARROWEST_WIDE;
  const inner = isSlit ? SLIT_INNER : coil.inner;
  const weigh = (tonnes: number) =>
    isSlit ? Math.max(10, Math.round((tonnes * 100 * width) / USUAL_WIDTH) * 10) : tonnes * 1000;
  const choices = [...new Set(coil.weights.map(weigh))].map((kg) => ({
    size: writeSize({ thickness, width, weight: kg, inner }),
    kg,
  }));
  const usual = choices[Math.floor(choices.length / 2)];
  if (!usual) throw new Error(`${type} has no usual coil weight`);
  return { width, length: null, perMetre: roundTo(weightPerMetre(thickness, width), 2), choices, usual };
}

function ascending(sizes: readonly number[]) {
  const shown = sizes.filter(Number.isFinite).map((mm) => roundTo(mm, SHOWN_PLACES));
  return [...new Set(shown)].sort((a, b) => a - b);
}
