import type { ProductCard } from "~/models/product/read.server";
import { BLOGS_PER_PAGE } from "~/models/row/page-number";
import type { SteelReading } from "~/steel/reading/shape";
import { readSteel } from "~/steel/reading/text";
import { fillers, priceWords } from "~/steel/reading/word";
import { type Beside, findBeside } from "./beside.server";
import { type Found, findProducts, findTexted } from "./products.server";
import { foldText, listTellingWords, listWords } from "./query";
import { cutSnippet, type Marked, markWords } from "./snippet";
import { countTexts, findNumbers, MOST_FOUND, readRefs, readTexts, readWords } from "./text.server";
import { wishOf } from "./wish";

const SNIPPET = 220;
type FoundBlog = { id: string; title: Marked; snippet: Marked };

export type Search = Beside & {
  reading: SteelReading;
  /** Folded: what articles and pages must have; none where sizes and the like say everything. */
  words: string[];
  /** Folded: what nothing here has, and no part of the search. */
  unknown: string[];
  /** Folded: what products say, and none of these. */
  unsaid: string[];
  asksPrice: boolean;
  products: Found<ProductCard>;
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
