import { findMatching, type ProductWish } from "~/models/product/filtered.server";
import { findRanked, MOST_RANKED, type Preference } from "~/models/product/ranked.server";
import { listProductsByIds, narrowToWish, type ProductCard } from "~/models/product/read.server";
import { PRODUCTS_PER_PAGE, type RowRange } from "~/models/row/page-number";
import { LONGEST_QUERY } from "~/steel/limits";
import type { SteelReading } from "~/steel/reading/shape";
import { priceWords } from "~/steel/reading/word";
import { listWords } from "./query";
import {
  countWords,
  findNumbers,
  findTexts,
  isRare,
  keepWithWords,
  MOST_FOUND,
  readRefs,
  type Word,
} from "./text.server";
import { isOpen } from "./wish";

export type Found<Row> = { rows: Row[]; total: number; more: boolean };

export async function findProductsByText(query: string, limit: number): Promise<ProductCard[]> {
  const words = await countWords(listWords(query.slice(0, LONGEST_QUERY)));
  return listProductsByIds(await findTexts("product", words, limit));
}

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
    const isPriceAlone = own.length === 0 && typed.some((word) => priceWords.has(word));
    const products = isPriceAlone ? await rank(wish, preference, range) : await findTexted(own, page);
    return { products, unsaid: [] };
  }
  if (own.length === 0) return { products: await rank(wish, preference, range), unsaid: [] };
  const narrowed = await findNarrowed(own, wish);
  if (narrowed.length > 0) return { products: await rank(wish, preference, range, narrowed), unsaid: [] };
  const saying =
    own.length > 1 ? await Promise.all(own.map((word) => findNarrowed([word], wish))) : [narrowed];
  const unsaid = own.flatMap(({ text }, at) => (saying[at]?.length === 0 ? text : []));
  return { products: await rank(wish, { ...preference, said: saying.flat() }, range), unsaid };
}

export async function rank(
  wish: ProductWish,
  preference: Preference,
  range: RowRange,
  among?: string[],
): Promise<Found<ProductCard>> {
  const { ids, total } = await findRanked(wish, preference, range, among);
  return {
    rows: await listProductsByIds(ids),
    total: Math.min(total, MOST_RANKED),
    more: total > MOST_RANKED,
  };
}

export function preferenceOf({ form, length, finish }: SteelReading, typed: readonly string[]): Preference {
  return {
    form: form === null && length !== null ? "sheet" : null,
    structural: finish === null && typed.some((word) => /^(?:ms|mild|plates?|plts?)$/.test(word)),
    said: [],
  };
}

export async function findTexted(words: readonly Word[], page: number): Promise<Found<ProductCard>> {
  const all = await findNumbers("product", words, MOST_FOUND);
  const skip = (page - 1) * PRODUCTS_PER_PAGE;
  const refs = await readRefs(all.slice(skip, skip + PRODUCTS_PER_PAGE));
  return { rows: await listProductsByIds(refs), total: all.length, more: all.length === MOST_FOUND };
}

/** Rare words find few texts, of which those that match are taken; of common ones the newest that match are asked. */
async function findNarrowed(words: readonly Word[], wish: ProductWish) {
  if (words.some(isRare)) return narrowToWish(await findTexts("product", words, MOST_FOUND), wish);
  return keepWithWords("product", (await findMatching(wish, { take: MOST_FOUND })).ids, words);
}
