import type { ProductType } from "./steel";
import { steelTypes } from "./steel";

/** A steel grade; strengths in MPa, elongation in %. Text because standards give limits as ranges, minima or maxima. */
export type Grade = {
  name: string;
  standard: string;
  use: string;
  yieldStrength: string;
  tensile: string;
  elongation: string;
};

const hot: readonly Grade[] = [
  // IS 1079:2009, tensile and elongation (80 mm, up to 3 mm) from a mill's catalogue; minimum tensile normally about 270.
  grade("HR1", "IS 1079", "Commercial forming", "–", "max 440", "min 23"),
  grade("HR2", "IS 1079", "Drawing", "–", "max 420", "min 25"),
  grade("HR3", "IS 1079", "Deep drawing", "–", "max 400", "min 28"),
  grade("HR4", "IS 1079", "Extra deep drawing", "–", "max 380", "min 31"),
  // IS 2062:2011, to 20 mm (infralens.in summary).
  grade("E250", "IS 2062", "Structures", "min 250", "min 410", "min 23"),
  grade("E350", "IS 2062", "Structures", "min 350", "min 490", "min 22"),
  grade("E450", "IS 2062", "Structures, high strength", "min 450", "min 570", "min 20"),
  // IS 10748 (Avon Steel): yield/tensile/elongation.
  grade("II", "IS 10748", "Welded tube", "min 210", "min 330", "min 28"),
  grade("III", "IS 10748", "Welded tube", "min 240", "min 410", "min 25"),
  // EN 10111, 2 to 11 mm, elongation 2 to 3 mm (Tata Steel).
  grade("DD11", "EN 10111", "Forming", "170 – 340", "max 440", "min 24"),
  grade("DD13", "EN 10111", "Deep drawing", "170 – 310", "max 400", "min 29"),
  // EN 10025-2, yield to 16 mm, tensile 3 to 100 mm (readle.co.uk).
  grade("S235JR", "EN 10025-2", "Structures", "min 235", "360 – 510", "–"),
  grade("S275JR", "EN 10025-2", "Structures", "min 275", "410 – 560", "–"),
  grade("S355J2", "EN 10025-2", "Structures, high strength", "min 355", "470 – 630", "–"),
];

const cold: readonly Grade[] = [
  // Older D, DD and EDD limits of IS 513 (balajimarketingagencies.com); the current edition is in parts.
  grade("CR1", "IS 513", "Commercial", "–", "–", "–"),
  grade("CR2", "IS 513", "Drawing", "max 280", "270 – 410", "min 28"),
  grade("CR3", "IS 513", "Deep drawing", "max 250", "270 – 370", "min 32"),
  grade("CR4", "IS 513", "Extra deep drawing", "max 220", "270 – 350", "min 36"),
  grade("CR5", "IS 513", "Stabilised, interstitial-free", "–", "–", "–"),
  grade("CR0", "IS 513", "Full hard, for galvanising", "–", "–", "–"),
  // EN 10130 (values as in the EN 10139 skin-passed table, steelstrip.co.uk).
  grade("DC01", "EN 10130", "Commercial forming", "max 280", "270 – 410", "min 28"),
  grade("DC03", "EN 10130", "Deep drawing", "max 240", "270 – 370", "min 34"),
];

/** Nearest grades of other standards: a place to start asking, never the same steel. */
const equivalents = {
  hot: ["HR1 ≈ DD11 ≈ SPHC", "HR3 ≈ DD13 ≈ SPHE", "E250 ≈ S235/S275 ≈ A36 ≈ SS400"],
  cold: ["CR1–CR2 ≈ DC01 ≈ SPCC ≈ A1008 CS", "CR3 ≈ DC03 ≈ SPCD", "CR4 ≈ DC04 ≈ SPCE"],
} as const;

/** The grades usual in a kind of product, and the nearest names in other standards. */
export function gradesOf(type: ProductType) {
  const { process } = steelTypes[type];
  return { grades: process === "hot" ? hot : cold, equivalents: equivalents[process] };
}

function grade(
  name: string,
  standard: string,
  use: string,
  yieldStrength: string,
  tensile: string,
  elongation: string,
): Grade {
  return { name, standard, use, yieldStrength, tensile, elongation };
}
