import { findMatching, type ProductWish } from "~/models/product/filtered.server";
import { findNearProducts, type NearProduct } from "~/models/product/nearest.server";
import { findRanked, MOST_RANKED, type Preference } from "~/models/product/ranked.server";
import { listProductsByIds, narrowToWish, type ProductCard } from "~/models/product/read.server";
import { BLOGS_PER_PAGE, PRODUCTS_PER_PAGE } from "~/models/row/page-number";
import { neighboursOf } from "~/steel/grade-neighbour";
import { productTypes, steelTypes } from "~/steel/kind";
import { processOfGrade } from "~/steel/reading/grade-name";
import type { SteelReading } from "~/steel/reading/shape";
import { readSteel } from "~/steel/reading/text";
import { fillers, priceWords } from "~/steel/reading/word";
import { foldText, listTellingWords, listWords } from "./query";
import { cutSnippet, type Marked, markWords } from "./snippet";
import {
  countTexts,
  findNumbers,
  findTexts,
  keepWithWords,
  MOST_FOUND,
  readRefs,
  readTexts,
  readWords,
} from "./text.server";
import { isOpen, wishOf } from "./wish";

const SNIPPET = 220;
/** Of other grades, and of other steel. */
const SHOWN_BESIDE = 6;

type Found<Row> = { rows: Row[]; total: number; more: boolean };

type FoundBlog = { id: string; title: Marked; snippet: Marked };

export type Search = {
  reading: SteelReading;
  /** Folded: what articles and pages must have; none where sizes and the like say everything. */
  words: string[];
  /** Folded: what nothing here has, and no part of the search. */
  unknown: string[];
  /** Folded: what products say, and none of these. */
  unsaid: string[];
  asksPrice: boolean;
  products: Found<ProductCard>;
  /** Of grades that are asked for in the place of this one. */
  neighbours: ProductCard[];
  /** Where nothing is all that was asked for: what is most of it. */
  others: ProductCard[];
  near: NearProduct[];
  /** Whether anything at all is of this size, whatever its steel. */
  sizeListed: boolean;
  blogs: Found<FoundBlog>;
  /** Nothing is of that size or near it: a number was looked for in the texts instead. */
  asText: boolean;
};

const none = { rows: [], total: 0, more: false };

const silent = new Set([...fillers, ...priceWords].map(foldText));

/** `isKnown` says whether one of the site's own pages has a word. */
export async function searchSite(
  query: string,
  page: number,
  isKnown: (word: string) => boolean = () => false,
): Promise<Search> {
  const reading = withoutShapes(readSteel(query));
  const wish = wishOf(reading);
  const typed = listWords(query);
  const asksPrice = typed.some((word) => priceWords.has(word));
  const rest = tellingOf(reading.rest.join(" "), asksPrice);
  const counts = new Map(
    await Promise.all(rest.map(async (word) => [word, await countTexts(word)] as const)),
  );
  const unknown = rest.filter((word) => counts.get(word) === 0 && !isKnown(word));
  const goods = listWords(reading.goods.map((each) => each.typed).join(" "));
  const asked = isMeasured(reading) ? [...rest, ...goods] : tellingOf(query, asksPrice);
  const words = asked.filter((word) => !unknown.includes(word));
  const own = [...rest.filter((word) => !unknown.includes(word)), ...(reading.slit ? ["slit"] : [])];
  const [{ products, unsaid }, blogs] = await Promise.all([
    findProducts(reading, wish, typed, own, page),
    findBlogTexts(words, page),
  ]);
  const beside = await findBeside(reading, wish, typed, products.total > 0);
  const found = {
    ...{ reading, words, unknown, unsaid, asksPrice, products, blogs, asText: false },
    ...beside,
  };
  const isText = isMeasured(reading) && countFound(found) === 0;
  return isText ? searchTexts(query, page, found) : found;
}

/** Of products and articles. */
export function countFound({ products, neighbours, others, near, blogs }: Search): number {
  return products.total + neighbours.length + others.length + near.length + blogs.total;
}

async function searchTexts(query: string, page: number, found: Search): Promise<Search> {
  const words = listTellingWords(query);
  const [products, blogs] = await Promise.all([findTexted(words, page), findBlogTexts(words, page)]);
  return { ...found, words, products, blogs, asText: true };
}

/** A bar of 8 mm is no sheet of 8 mm. */
function withoutShapes(reading: SteelReading): SteelReading {
  if (reading.form !== null || reading.goods.every(({ hasSheets }) => hasSheets)) return reading;
  return { ...reading, thickness: [], width: null, length: null, pieces: null, weightKg: null, rest: [] };
}

/** What asks only for a price, or for nothing, is left out where more is said. */
function tellingOf(text: string, asksPrice: boolean): string[] {
  const words = listTellingWords(text);
  const telling = words.filter((word) => !silent.has(word));
  return telling.length > 0 || asksPrice ? telling : words;
}

export async function findProductsByText(query: string, limit: number): Promise<ProductCard[]> {
  const words = await readWords(query);
  return words ? listProductsByIds(await findTexts("product", words, limit)) : [];
}

/** Of the very size, grade and kind. Words narrow by the products' texts where one has them all, else they put in order. */
async function findProducts(
  reading: SteelReading,
  wish: ProductWish,
  typed: readonly string[],
  own: readonly string[],
  page: number,
): Promise<Pick<Search, "products" | "unsaid">> {
  const range = { skip: (page - 1) * PRODUCTS_PER_PAGE, take: PRODUCTS_PER_PAGE };
  const words = await readWords(own.join(" "));
  const preference = preferenceOf(reading, typed, []);
  if (isOpen(wish)) {
    const isPriceAlone = words === null && typed.some((word) => priceWords.has(word));
    const products = isPriceAlone ? await rank(wish, preference, range) : await findTexted(own, page);
    return { products, unsaid: [] };
  }
  const narrowed = words ? await findNarrowed(own, wish) : null;
  if (narrowed && narrowed.length > 0) {
    return { products: await rank(wish, preference, range, narrowed), unsaid: [] };
  }
  const saying = await Promise.all(own.map((word) => findNarrowed([word], wish)));
  const unsaid = own.filter((_, at) => saying[at]?.length === 0);
  const said = saying.flatMap((ids) => ids ?? []);
  return { products: await rank(wish, { ...preference, said }, range), unsaid };
}

type Range = { skip: number; take: number };

async function rank(
  wish: ProductWish,
  preference: Preference,
  range: Range,
  among?: string[],
): Promise<Found<ProductCard>> {
  const { ids, total } = await findRanked(wish, preference, range, among);
  return {
    rows: await listProductsByIds(ids),
    total: Math.min(total, MOST_RANKED),
    more: total > MOST_RANKED,
  };
}

function preferenceOf(
  { form, length, finish }: SteelReading,
  typed: readonly string[],
  said: string[],
): Preference {
  return {
    form: form === null && length !== null ? "sheet" : null,
    structural: finish === null && typed.some((word) => /^(?:ms|mild|plates?|plts?)$/.test(word)),
    said,
  };
}

async function findTexted(own: readonly string[], page: number): Promise<Found<ProductCard>> {
  const words = await readWords(own.join(" "));
  if (!words) return none;
  const all = await findNumbers("product", words, MOST_FOUND);
  const skip = (page - 1) * PRODUCTS_PER_PAGE;
  const refs = await readRefs(all.slice(skip, skip + PRODUCTS_PER_PAGE));
  return { rows: await listProductsByIds(refs), total: all.length, more: all.length === MOST_FOUND };
}

/** Rare words find few texts, of which those that match are taken; of common ones the newest that match are read. */
async function findNarrowed(own: readonly string[], wish: ProductWish) {
  const words = await readWords(own.join(" "));
  if (!words) return null;
  if (words.rare.length > 0) return narrowToWish(await findTexts("product", words, MOST_FOUND), wish);
  return keepWithWords("product", (await findMatching(wish, { take: MOST_FOUND })).ids, words.all);
}

type Beside = Pick<Search, "neighbours" | "others" | "near" | "sizeListed">;

async function findBeside(
  reading: SteelReading,
  wish: ProductWish,
  typed: readonly string[],
  isFound: boolean,
): Promise<Beside> {
  const grades = reading.grade ? neighboursOf(reading.grade) : [];
  const range = { skip: 0, take: SHOWN_BESIDE };
  const preference = preferenceOf(reading, typed, []);
  const list = async (loose: ProductWish) => (await rank(loose, preference, range)).rows;
  const neighbours = grades.length > 0 ? await list({ ...wish, grades }) : [];
  const hasGrade = isFound || neighbours.length > 0;
  // A size of a neighbouring grade that nobody lists leads to the sizes that are.
  const near = await findNearProducts({ ...wish, grades: [...wish.grades, ...grades] }, !hasGrade);
  if (hasGrade || isOpen(wish)) return { neighbours, others: [], near, sizeListed: true };
  const { thickness, width } = wish;
  const size = { types: [], thickness, width, grades: [], finish: null };
  const isSized = thickness.length + width.length > 0;
  const sizeListed = isSized && (await findMatching(size, { take: 1 })).total > 0;
  if (isSized && near.length > 0) return { neighbours, others: [], near, sizeListed };
  const loosened = [
    ...(grades.length > 0 ? [{ ...wish, grades, types: [], thickness: [], width: [], finish: null }] : []),
    { ...wish, types: [] },
    { ...wish, finish: null },
    { ...wish, thickness: [], width: [] },
    { ...wish, grades: [], types: typesOf(reading, wish) },
  ];
  for (const loose of loosened) {
    const others = isOpen(loose) ? [] : await list(loose);
    if (others.length > 0) return { neighbours, others, near, sizeListed };
  }
  return { neighbours, others: [], near, sizeListed };
}

/** Of a grade that nobody lists, what is rolled as it is. */
function typesOf({ grade }: SteelReading, { types }: ProductWish) {
  const process = grade && processOfGrade(grade);
  const among = types.length > 0 ? types : productTypes;
  return process ? among.filter((type) => steelTypes[type].process === process) : types;
}

async function findBlogTexts(asked: string[], page: number): Promise<Found<FoundBlog>> {
  const words = await readWords(asked.join(" "));
  if (!words) return none;
  const all = await findNumbers("blog", words, MOST_FOUND);
  const skip = (page - 1) * BLOGS_PER_PAGE;
  const ids = await readRefs(all.slice(skip, skip + BLOGS_PER_PAGE));
  const texts = await readTexts("blog", ids);
  const rows = [...texts].map(([id, { title, body }]) => ({
    id,
    title: markWords(title, asked),
    snippet: cutSnippet(body, asked, SNIPPET),
  }));
  return { rows, total: all.length, more: all.length === MOST_FOUND };
}

/** Sizes and quantities stand in no article: only what is beside them is looked for. */
function isMeasured({ thickness, width, length, pieces, weightKg }: SteelReading) {
  return thickness.length > 0 || [width, length, pieces, weightKg].some((said) => said !== null);
}
