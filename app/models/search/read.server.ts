import { findMatching, type ProductWish } from "~/models/product/filtered.server";
import { findNearSizes, type NearSize } from "~/models/product/nearest.server";
import { listProductsByIds, listWished, narrowToWish, type ProductCard } from "~/models/product/read.server";
import { BLOGS_PER_PAGE, PRODUCTS_PER_PAGE } from "~/models/row/page-number";
import type { SteelReading } from "~/steel/reading/shape";
import { readSteel } from "~/steel/reading/text";
import { listTellingWords } from "./query";
import { cutSnippet, type Marked, markWords } from "./snippet";
import {
  findNumbers,
  findTexts,
  keepWithWords,
  MOST_FOUND,
  readRefs,
  readTexts,
  readWords,
  type Words,
} from "./text.server";
import { isOpen, wishOf } from "./wish";

const SNIPPET = 220;

type Found<Row> = { rows: Row[]; total: number; more: boolean };

type FoundBlog = { id: string; title: Marked; snippet: Marked };

export type Search = {
  reading: SteelReading;
  /** Folded: what articles and pages must have; none where sizes and the like say everything. */
  words: string[];
  products: Found<ProductCard>;
  near: NearSize[];
  blogs: Found<FoundBlog>;
  /** Nothing is of that size or near it: a number was looked for in the texts instead. */
  asText: boolean;
};

const none = { rows: [], total: 0, more: false };

export async function searchSite(query: string, page: number): Promise<Search> {
  const reading = readSteel(query);
  const wish = wishOf(reading);
  const measured = isMeasured(reading);
  const words = listTellingWords(measured ? reading.rest.join(" ") : query);
  const [products, near, blogs] = await Promise.all([
    findProducts(reading, wish, page),
    findNearSizes(wish),
    findBlogTexts(words, page),
  ]);
  const found = { reading, words, products, near, blogs, asText: false };
  const isText = measured && products.total + near.length + blogs.total === 0;
  return isText ? searchTexts(query, page, found) : found;
}

async function searchTexts(query: string, page: number, found: Search): Promise<Search> {
  const words = listTellingWords(query);
  const [products, blogs] = await Promise.all([
    findTexted(await readWords(words.join(" ")), page),
    findBlogTexts(words, page),
  ]);
  return { ...found, words, products, blogs, asText: true };
}

export async function findProductsByText(query: string, limit: number): Promise<ProductCard[]> {
  const words = await readWords(query);
  return words ? listProductsByIds(await findTexts("product", words, limit)) : [];
}

/** Of the very size, grade and kind; words that mean none of these narrow by the products' texts. */
async function findProducts(
  reading: SteelReading,
  wish: ProductWish,
  page: number,
): Promise<Found<ProductCard>> {
  const rest = listTellingWords(reading.rest.join(" "));
  const words = await readWords([...rest, ...(reading.slit ? ["slit"] : [])].join(" "));
  const range = { skip: (page - 1) * PRODUCTS_PER_PAGE, take: PRODUCTS_PER_PAGE };
  if (words === null) return isOpen(wish) ? none : { ...(await listWished(wish, range)), more: false };
  if (isOpen(wish)) return findTexted(words, page);
  const ids = await findNarrowed(words, wish);
  const rows = await listProductsByIds(ids.slice(range.skip, range.skip + range.take));
  return { rows, total: ids.length, more: ids.length === MOST_FOUND };
}

async function findTexted(words: Words | null, page: number): Promise<Found<ProductCard>> {
  if (!words) return none;
  const all = await findNumbers("product", words, MOST_FOUND);
  const skip = (page - 1) * PRODUCTS_PER_PAGE;
  const refs = await readRefs(all.slice(skip, skip + PRODUCTS_PER_PAGE));
  return { rows: await listProductsByIds(refs), total: all.length, more: all.length === MOST_FOUND };
}

/** Rare words find few texts, of which those that match are taken; of common ones the newest that match are read. */
async function findNarrowed(words: Words, wish: ProductWish) {
  if (words.rare.length > 0) return narrowToWish(await findTexts("product", words, MOST_FOUND), wish);
  return keepWithWords("product", (await findMatching(wish, { take: MOST_FOUND })).ids, words.all);
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
