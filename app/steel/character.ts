import { type Composition, findComposition } from "./composition";
import { findGrade, type Grade } from "./grade";
import { type ProductType, steelTypes } from "./kind";
import { namesOtherGrade } from "./reading/grade-name";
import type { Finish, GradeName } from "./reading/shape";
import { patternStandards, sizeStandardOf, takesEuropeanFigures } from "./size-standard";
import { NARROWEST_WIDE } from "./stock";
import { type ToleranceClass, toleranceClassOf } from "./tolerance";

/** What a grade is made for; `hard` is cold rolled and not annealed. */
export type Purpose = "structure" | "tube" | "forming" | "drawing" | "deep drawing" | "hard";

/** What can be said of the steel itself, each from a product's texts and sizes. */
export type Character = {
  type: ProductType;
  grade: GradeName;
  /** As the grade's table has them; null where none is known. */
  strengths: Grade | null;
  /** Whether its name says a grade that is not known here. */
  isUnknown: boolean;
  composition: Composition | null;
  purpose: Purpose | null;
  finish: Finish | null;
  isBright: boolean;
  isSlit: boolean;
  /** Of hot rolled steel; null where no tolerance table is for this steel. */
  tolerances: ToleranceClass | null;
  /** Where its dimensions stand; null where none is known. */
  sizeStandard: string | null;
};

export type CharacterText = {
  type: ProductType;
  name: string;
  purchaseNow: string | null;
  grade: string | null;
  standard: string | null;
  finish: Finish | null;
  width: readonly number[];
};

const purposeOfStandard: Readonly<Record<string, Purpose>> = {
  "IS 2062": "structure",
  "EN 10025-2": "structure",
  "JIS G3101": "structure",
  "ASTM A36": "structure",
  "IS 10748": "tube",
};

/** Of the standards, the one that has a grade which is not annealed. */
const FULL_HARD = "IS 513";

/** Names as recogniseGrade writes them; those that are for structures or tubes say so by their standard. */
const purposeOfGrade: readonly (readonly [Purpose, RegExp])[] = [
  ["hard", /^CR0$/],
  ["forming", /^(HR[01]|DD11|SPHC|CR1|DC01|SPCC|CS\b.*)$/],
  ["drawing", /^(HR2|DD12|SPHD|CR2|SPCD|DC03|CR3|HR3|DD13|DS\b.*)$/],
  ["deep drawing", /^(HR4|DD14|SPHE|CR[45]|DC0[456]|SPCE|DDS|EDDS)$/],
];

/** Goes before what the grade is made for. */
const HARD_TEXT = /\b(?:full[ -]hard|crfh)\b(?! on request)/i;

const purposeOfText: readonly (readonly [Purpose, RegExp])[] = [
  ["deep drawing", /\bextra deep|\bedd\b|\binterstitial/i],
  // A customer's drawing says the shape of a part.
  ["drawing", /(?<!\b(?:to|per|your|a|the) )\bdrawing\b/i],
];

export function characterise(product: CharacterText): Character {
  const { type, finish, width } = product;
  const { form, process } = steelTypes[type];
  const grade = { name: product.grade, standard: product.standard };
  const text = `${product.name} ${product.purchaseNow ?? ""}`;
  const purpose = findPurpose(grade, text);
  const isHard = purpose === "hard" && process === "cold";
  const strengths = isHard ? null : findGrade(grade, process);
  const isUnknown = grade.name === null && namesOtherGrade(product.name);
  const isSlit = form === "coil" && (/\bslit\b/i.test(text) || width.every((mm) => mm < NARROWEST_WIDE));
  return {
    type,
    grade,
    strengths,
    isUnknown,
    composition: isHard && grade.standard !== FULL_HARD ? null : findComposition(grade),
    purpose: purpose === "hard" && process === "hot" ? null : purpose,
    finish,
    // Of one that is sold in both, the order says which.
    isBright: process === "cold" && /\bbright\b(?! on request)/i.test(text) && !/\bmatte?\b/i.test(text),
    isSlit,
    tolerances: isHard || isUnknown || finish === "chequered" ? null : findTolerances(grade, strengths),
    sizeStandard: isHard
      ? null
      : finish === "chequered"
        ? patternStandards
        : sizeStandardOf(process, grade.standard),
  };
}

function findPurpose({ name, standard }: GradeName, text: string): Purpose | null {
  if (HARD_TEXT.test(text)) return "hard";
  return (
    purposeOfStandard[standard ?? ""] ??
    purposeOfGrade.find(([, sign]) => sign.test(name ?? ""))?.[0] ??
    purposeOfText.find(([, sign]) => sign.test(text))?.[0] ??
    null
  );
}

/** Of no standard or of these, steel is soft; the grades of others are of several tolerance classes. */
const SOFT = /^(?:IS 1079|IS 513|EN 10111|EN 10130|)$/;

function findTolerances({ name, standard }: GradeName, strengths: Grade | null): ToleranceClass | null {
  const isKnown = strengths !== null || SOFT.test(standard ?? name ?? "");
  if (!takesEuropeanFigures(standard) || !isKnown) return null;
  return standard === "EN 10111" ? "soft" : toleranceClassOf(strengths?.yieldMpa.min ?? 0);
}
