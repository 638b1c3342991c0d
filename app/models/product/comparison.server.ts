import { characterise } from "~/steel/character";
import { fitToProduct } from "~/steel/fitting";
import { hasValues } from "~/steel/grade";
import { type SteelForm, steelTypes } from "~/steel/kind";
import { ascending, roundSize } from "~/steel/measure";
import { sayExample } from "~/steel/size-standard";
import { sheetsOf, USUAL_WIDTH } from "~/steel/stock";
import { thicknessBand } from "~/steel/tolerance";
import { sheetWeight, weightPerMetre } from "~/steel/weight";
import type { Product } from "./read.server";

export type Compared = ReturnType<typeof compareProducts>[number];

/** In mm and kg: what a sheet weighs, or without a length what a metre weighs. */
export type TypicalWeight = { thickness: number; width: number; length: number | null; kg: number };

/** Sizes shown of those that all products have. */
const MOST_TOLERANCES = 3;

/** Weights and tolerances at sizes that all of them have, where there are such; else at a middle size of each. */
export function compareProducts(chosen: readonly Product[]) {
  const products = chosen.map((product) => ({
    ...product,
    thickness: product.thickness.map(roundSize),
    width: product.width.map(roundSize),
  }));
  const thicknesses = common(products.map(({ thickness }) => thickness));
  const widths = common(products.map(({ width }) => width));
  return products.map((product) => {
    const { type, thickness, width } = product;
    const character = characterise(product);
    const { tolerances: kind, strengths, composition, sizeStandard } = character;
    const { process } = steelTypes[type];
    const wide = usualOf(widths.length > 0 ? widths : width);
    const typical = middleOf(thicknesses.length > 0 ? thicknesses : thickness);
    const shown = thicknesses.length > 0 ? thicknesses.slice(0, MOST_TOLERANCES) : [typical];
    const bands = shown.flatMap((mm) =>
      mm === undefined || wide === undefined
        ? []
        : [{ thickness: mm, width: wide, band: kind && thicknessBand(process, mm, wide, kind) }],
    );
    return {
      ...product,
      strengths: strengths && hasValues(strengths) ? strengths : null,
      composition,
      finishText: fitToProduct(character).finish,
      weight: typical === undefined || wide === undefined ? null : weigh(type, typical, wide),
      // In mm; null where no figure is known, which stand in `toleranceStandard`.
      tolerances: bands.map(({ band, ...size }) => ({ ...size, plusMinus: band?.plusMinus ?? null })),
      toleranceStandard: bands.find(({ band }) => band)?.band?.standard ?? (kind ? null : sizeStandard),
      toleranceExample: sayExample(product, sizeStandard),
    };
  });
}

function weigh(type: Product["type"], thickness: number, width: number): TypicalWeight {
  const form: SteelForm = steelTypes[type].form;
  if (form === "coil") return { thickness, width, length: null, kg: weightPerMetre(thickness, width) };
  const length = Math.min(...sheetsOf(type, width).map((sheet) => sheet.length));
  return { thickness, width, length, kg: sheetWeight(thickness, width, length) };
}

function common(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists;
  return ascending(first.filter((mm) => others.every((list) => list.includes(mm))));
}

function middleOf(values: readonly number[]): number | undefined {
  const sorted = ascending(values);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function usualOf(widths: readonly number[]): number | undefined {
  return widths.includes(USUAL_WIDTH) ? USUAL_WIDTH : ascending(widths).at(-1);
}
