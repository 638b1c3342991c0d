import { gaugesOf } from "./gauge";
import { type ProductType, type SteelForm, steelTypes } from "./kind";
import { isWithin, type Limit, steelLimits } from "./limits";
import { ascending, roundSize, roundTo } from "./measure";
import { writeSize } from "./size-text";
import { NARROWEST_WIDE, type Stock, sheetsOf, stockOf, USUAL_WIDTH } from "./stock";
import { sheetWeight, weightPerMetre } from "./weight";

/** In mm and kg: a sheet of a length, or a coil in its usual weights, of which `kg` is the most usual. */
export type SizeRow = { width: number; kg: number } & (
  | { length: number }
  | { perMetre: number; choices: readonly number[]; inner: number }
);

export type SizeGroup = { thickness: number; gauges: string[]; rows: SizeRow[] };

export type SizeRows = {
  form: SteelForm;
  groups: SizeGroup[];
  /** Widths (mm) that are listed and have no row of their own: there were too many. */
  otherWidths: number[];
};

/** In all groups together: a page of more would be slow to read on a phone and slow to come. */
const MOST_ROWS = 60;

/** In mm. A slit coil weighs its share of a wide one and is wound on the smaller bore. */
const SLIT_INNER = 508;

/** The usual sheets or coils of what is listed (mm), thinnest first. Sizes that cannot be ordered are left out. */
export function listSizeRows(
  type: ProductType,
  thickness: readonly number[],
  width: readonly number[],
): SizeRows {
  const { form } = steelTypes[type];
  const stock = stockOf[type];
  const limits = steelLimits[form];
  const within = (sizes: readonly number[], limit: Limit) =>
    ascending(sizes.map(roundSize)).filter((mm) => isWithin(mm, limit));
  const thicknesses = within(thickness, limits.thickness);
  const widths = within(width, limits.width);
  const perThickness = Math.max(1, Math.floor(MOST_ROWS / Math.max(1, thicknesses.length)));
  const sizes = mostUsual(
    stock,
    form === "sheet" ? listSheets(type, widths) : listCoils(stock, widths),
    perThickness,
  );
  const shown = new Set(sizes.map((size) => size.width));
  return {
    form,
    groups: sizes.length === 0 ? [] : thicknesses.slice(0, MOST_ROWS).map((mm) => writeGroup(mm, sizes)),
    otherWidths: widths.filter((mm) => !shown.has(mm)),
  };
}

type Coil = { kg: number; choices: readonly number[]; inner: number };
type Size = { width: number; length: number; coil: Coil | null };

function listSheets(type: ProductType, widths: number[]): Size[] {
  return widths.flatMap((width) => sheetsOf(type, width).map((sheet) => ({ ...sheet, coil: null })));
}

function listCoils({ coil }: Stock, widths: number[]): Size[] {
  if (!coil) return [];
  return widths.map((width) => {
    const isSlit = width < NARROWEST_WIDE;
    const weigh = (tonnes: number) =>
      isSlit ? Math.max(10, Math.round((tonnes * 100 * width) / USUAL_WIDTH) * 10) : tonnes * 1000;
    const choices = [...new Set(coil.weights.map(weigh))];
    const kg = choices[Math.floor(choices.length / 2)] ?? 0;
    return { width, length: 0, coil: { kg, choices, inner: isSlit ? SLIT_INNER : coil.inner } };
  });
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

function writeGroup(thickness: number, sizes: Size[]): SizeGroup {
  return {
    thickness,
    gauges: gaugesOf(thickness).map(({ gauge, system }) => `${gauge} ${system}`),
    rows: sizes.map(({ width, length, coil }) =>
      coil
        ? { width, perMetre: roundTo(weightPerMetre(thickness, width), 2), ...coil }
        : { width, length, kg: roundTo(sheetWeight(thickness, width, length), 2) },
    ),
  };
}

/** In mm. */
type Ranges = { thicknessMin: number; thicknessMax: number; widthMin: number; widthMax: number };

/** The size as a form sends it, where a product has no other to choose; a coil has one by its weights only. */
export function findOnlySize(type: ProductType, ranges: Ranges): string | null {
  const { thicknessMin, thicknessMax, widthMin, widthMax } = ranges;
  if (thicknessMin !== thicknessMax || widthMin !== widthMax) return null;
  const [group] = listSizeRows(type, [thicknessMin], [widthMin]).groups;
  const [row, ...others] = group?.rows ?? [];
  if (!group || !row || others.length > 0) return null;
  return "choices" in row && row.choices.length > 1 ? null : writeSize(group.thickness, row);
}
