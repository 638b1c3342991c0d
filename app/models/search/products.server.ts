import type { ProductWish } from "~/models/product/filtered.server";
import { listProductsByIds, PRODUCTS_PER_PAGE, type ProductCard } from "~/models/product/read.server";
import type { SteelReading } from "~/steel/reading/shape";
import { allWords, priceWords } from "~/steel/reading/word";
import { findRanked, type Preference } from "./ranked.server";
import { findTexts, MOST_FOUND, type Word } from "./text.server";
import { isOpen } from "./wish.server";

export type Found<Row> = { rows: Row[]; total: number; more: boolean };

/** Of the very size, grade and kind. Words narrow by the products' texts where one has them all, else they put in order. */
export async function findProducts(
  reading: SteelReading,
  wish: ProductWish,
  typed: readonly string[],
  own: readonly Word[],
  page: number,
): Promise<{ products: Found<ProductCard>; unsaid: string[] }> {
  const range = { skip: (page - 1) * PRODUCTS_PER_PAGE, take: PRODUCTS_PER_PAGE };
  const preference = preferenceOf(reading, typed);
  if (isOpen(wish)) {
    const products =
      own.length === 0 && asksForAll(reading, typed)
        ? await rank(wish, preference, range)
        : await findTexted(own, page);
    return { products, unsaid: [] };
  }
  const narrowed = await rank(wish, preference, range, own);
  if (own.length === 0 || narrowed.total > 0) return { products: narrowed, unsaid: [] };
  const all = { skip: 0, take: MOST_FOUND };
  const saying = await Promise.all(own.map((word) => findRanked(wish, preference, all, [word])));
  const said = saying.flatMap(({ ids }) => ids);
  return {
    products: await rank(wish, { ...preference, said }, range),
    unsaid: own.filter((_, at) => saying[at]?.total === 0).map(({ text }) => text),
  };
}

/** Its price, or all that is sold: `MS rate`, `loha`. */
export function asksForAll({ goods }: SteelReading, typed: readonly string[]): boolean {
  return typed.some((word) => priceWords.has(word) || (goods.length === 0 && allWords.has(word)));
}

export async function rank(...asked: Parameters<typeof findRanked>): Promise<Found<ProductCard>> {
  const { ids, total } = await findRanked(...asked);
  return { rows: await listProductsByIds(ids), total, more: total === MOST_FOUND };
}

export function preferenceOf({ form, length, finish }: SteelReading, typed: readonly string[]): Preference {
  return {
    form: form === null && length !== null ? "sheet" : null,
    structural: finish === null && typed.some((word) => /^(?:ms|mild|plates?|plts?)$/.test(word)),
    said: [],
  };
}

export async function findTexted(words: readonly Word[], page: number): Promise<Found<ProductCard>> {
  const range = { skip: (page - 1) * PRODUCTS_PER_PAGE, take: PRODUCTS_PER_PAGE };
  const { ids, total } = await findTexts("product", words, range);
  return { rows: await listProductsByIds(ids), total, more: total === MOST_FOUND };
}
