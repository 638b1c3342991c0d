import { type SteelForm, steelTypes } from "~/models/steel/kind";
import { type StockSheet, stockOf, USUAL_WIDTH } from "~/models/steel/stock";
import { thicknessBand } from "~/models/steel/tolerance";
import { sheetWeight, weightPerMetre } from "~/models/steel/weight";
import type { Product } from "./read.server";

/** Side by side on one screen. */
export const MOST_COMPARED = 4;
/** Read of an address: a longer one is no list that somebody ticked. */
const MOST_READ = 8;
const LONGEST_TEXT = 600;

/** Sizes shown of those that all products have. */
const MOST_TOLERANCES = 3;

type Size = { thickness: number; width: number };

/** In mm and kg: what a sheet weighs, or without a length what a metre weighs. */
export type TypicalWeight = Size & { length: number | null; kg: number };

/** `plusMinus` in mm, null where the standard has no figure. */
export type SizeTolerance = Size & { plusMinus: number | null };

export type Compared = Pick<
  Product,
  | "id"
  | "name"
  | "type"
  | "brand"
  | "image"
  | "thickness"
  | "width"
  | "grade"
  | "standard"
  | "finish"
  | "purchaseNow"
  | "deliveryDays"
  | "number"
> & { weight: TypicalWeight | null; tolerances: SizeTolerance[]; toleranceStandard: string | null };

/** Each once and in their order, from `ids=a,b` and from `ids=a&ids=b`, as check boxes send them. */
export function readComparedIds(query: URLSearchParams): string[] {
  const given = query
    .getAll("ids")
    .slice(0, MOST_READ)
    .flatMap((text) => text.slice(0, LONGEST_TEXT).split(","));
  return [...new Set(given.map((id) => id.trim()).filter((id) => id !== ""))].slice(0, MOST_READ);
}

export function comparePath(ids: readonly string[]) {
  return ids.length > 0 ? `/compare?ids=${ids.map(encodeURIComponent).join(",")}` : "/compare";
}

/** Weights and tolerances at sizes that all of them have, where there are such; else at a middle size of each. */
export function compareProducts(products: readonly Product[]): Compared[] {
  const thicknesses = common(products.map(({ thickness }) => thickness));
  const widths = common(products.map(({ width }) => width));
  return products.map((product) => {
    const { id, name, type, brand, image, thickness, width, grade, standard, finish } = product;
    const { purchaseNow, deliveryDays, number } = product;
    const wide = usualOf(widths.length > 0 ? widths : width);
    const typical = middleOf(thicknesses.length > 0 ? thicknesses : thickness);
    const shown = thicknesses.length > 0 ? thicknesses.slice(0, MOST_TOLERANCES) : [typical];
    const bands = shown.flatMap((mm) =>
      mm === undefined || wide === undefined
        ? []
        : [{ thickness: mm, width: wide, band: thicknessBand(steelTypes[type].process, mm, wide) }],
    );
    return {
      ...{ id, name, type, brand, image, thickness, width, grade, standard, finish },
      ...{ purchaseNow, deliveryDays, number },
      weight: typical === undefined || wide === undefined ? null : weigh(type, typical, wide),
      tolerances: bands.map(({ band, ...size }) => ({ ...size, plusMinus: band?.plusMinus ?? null })),
      toleranceStandard: bands.find(({ band }) => band)?.band?.standard ?? null,
    };
  });
}

function weigh(type: Product["type"], thickness: number, width: number): TypicalWeight {
  const form: SteelForm = steelTypes[type].form;
  if (form === "coil") return { thickness, width, length: null, kg: weightPerMetre(thickness, width) };
  const length = usualLength(stockOf[type].sheets, width);
  return { thickness, width, length, kg: sheetWeight(thickness, width, length) };
}

/** Of the stocked sheet as wide; of any other width twice the width, as the stocked ones have it. */
function usualLength(sheets: readonly StockSheet[], width: number) {
  return sheets.find((sheet) => sheet.width === width)?.length ?? width * 2;
}

function common(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists;
  const shared = new Set(first.filter((mm) => others.every((list) => list.includes(mm))));
  return [...shared].sort((a, b) => a - b);
}

function middleOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function usualOf(widths: readonly number[]): number | undefined {
  return widths.includes(USUAL_WIDTH) ? USUAL_WIDTH : [...widths].sort((a, b) => b - a)[0];
}
