import { findMatching, openWish, type ProductWish } from "~/models/product/filtered.server";
import type { ProductCard } from "~/models/product/read.server";
import { neighboursOf } from "~/steel/grade-neighbour";
import { productTypes, steelTypes } from "~/steel/kind";
import { answersGrade, processOfGrade } from "~/steel/reading/grade-name";
import type { GradeName, SteelReading } from "~/steel/reading/shape";
import { findNearProducts, type NearProduct } from "./nearest.server";
import { preferenceOf, rank } from "./products.server";
import { isOpen } from "./wish.server";

/** Of other grades, and of other steel. */
const SHOWN = 6;

/** What stands beside the products that are all that was asked for. */
export type Beside = {
  /** Of grades that are asked for in the place of this one. */
  neighbours: ProductCard[];
  /** Where nothing is all that was asked for: what is most of it. */
  others: ProductCard[];
  near: NearProduct[];
  /** Whether anything at all is of this size, whatever its steel. */
  sizeListed: boolean;
};

export async function findBeside(
  reading: SteelReading,
  wish: ProductWish,
  typed: readonly string[],
  isFound: boolean,
): Promise<Beside> {
  const { grade } = reading;
  const grades = grade ? neighboursOf(grade, reading.process) : [];
  const range = { skip: 0, take: SHOWN };
  const preference = preferenceOf(reading, typed);
  const list = async (loose: ProductWish) => (await rank(loose, preference, range)).rows;
  const neighbours =
    grade && grades.length > 0
      ? (await list({ ...wish, grades })).filter((each) => !isOfGrade(each, grade))
      : [];
  const hasGrade = isFound || neighbours.length > 0;
  // A size of a neighbouring grade that nobody lists leads to the sizes that are.
  const near = await findNearProducts({ ...wish, grades: [...wish.grades, ...grades] }, !hasGrade);
  if (hasGrade || isOpen(wish)) return { neighbours, others: [], near, sizeListed: true };
  const { thickness, width } = wish;
  const isSteel = wish.types.length + wish.grades.length > 0 || wish.finish !== null;
  // What is a size alone has just been looked for.
  const size = { ...openWish, thickness, width };
  const sizeListed = isSized(wish) && isSteel && (await findMatching(size, { skip: 0, take: 1 })).total > 0;
  if (isSized(wish) && (near.length > 0 || !isSteel)) return { neighbours, others: [], near, sizeListed };
  const loosened = [
    ...(grades.length > 0 ? [{ ...openWish, grades }] : []),
    ...(wish.types.length > 0 ? [{ ...wish, types: [] }] : []),
    ...(wish.finish ? [{ ...wish, finish: null }] : []),
    ...(isSized(wish) ? [{ ...wish, thickness: [], width: [] }] : []),
    ...(grade ? [{ ...wish, grades: [], types: typesOf(reading, wish) }] : []),
  ];
  for (const loose of loosened) {
    const isKnownEmpty = isSized(loose) && !sizeListed;
    const others = isOpen(loose) || isKnownEmpty ? [] : await list(loose);
    if (others.length > 0) return { neighbours, others, near, sizeListed };
  }
  return { neighbours, others: [], near, sizeListed };
}

function isSized({ thickness, width }: ProductWish) {
  return thickness.length + width.length > 0;
}

/** Of a grade that nobody lists, what is rolled as it is. */
function typesOf({ grade }: SteelReading, { types }: ProductWish) {
  const process = grade && processOfGrade(grade);
  const among = types.length > 0 ? types : productTypes;
  return process ? among.filter((type) => steelTypes[type].process === process) : types;
}

/** `E250 BR` is also one of E250. */
function isOfGrade({ grade, standard }: ProductCard, asked: GradeName) {
  return answersGrade(asked, { name: grade, standard });
}
