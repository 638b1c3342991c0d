import { BLOGS_PER_PAGE } from "~/models/blog/read.server";
import type { ProductCard } from "~/models/product/read.server";
import { type AskedRange, findRange, rangeWords } from "~/steel/reading/range";
import type { SteelReading } from "~/steel/reading/shape";
import { readSteel } from "~/steel/reading/text";
import { fillers, priceWords } from "~/steel/reading/word";
import { type Beside, findBeside } from "./beside.server";
import { asksForAll, type Found, findProducts, findTexted } from "./products.server";
import { foldText, joiningWords, listTellingWords, listWords } from "./query";
import { cutSnippet, type Marked, markWords } from "./snippet";
import { countWords, findTexts, MOST_FOUND, readBlogTexts, type Word } from "./text.server";
import { isOpen, wishOf } from "./wish.server";

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
  /** Found by no search, which finds single sizes, but by the filter of the products. */
  range: AskedRange | null;
};

const silent = new Set([...fillers, ...priceWords, ...rangeWords, ...joiningWords].map(foldText));

/** `isKnown` says whether one of the site's own pages has a word. */
export async function searchSite(
  query: string,
  page: number,
  isKnown: (word: string) => boolean = () => false,
): Promise<Search> {
  const reading = withoutShapes(await withListedGoods(readSteel(query)));
  const wish = wishOf(reading);
  const typed = listWords(query);
  const asksPrice = typed.some((word) => priceWords.has(word));
  const range = findRange(query);
  const inRange = range && !isOpen(wish) ? listWords(range.typed) : [];
  const measured = inRange.length > 0 || isMeasured(reading);
  const saysMore = measured || !isOpen(wish) || reading.goods.length > 0 || asksForAll(reading, typed);
  const rest = tellingOf(reading.rest.join(" "), saysMore).filter((word) => !inRange.includes(word));
  const goods = listWords(reading.goods.map((each) => each.typed).join(" "));
  const asked = measured ? [...rest, ...goods] : tellingOf(query, asksPrice);
  const counted = await countWords([...new Set([...rest, ...asked, ...(reading.slit ? ["slit"] : [])])]);
  const unknown = rest.filter(
    (word) => counted.some(({ text, count }) => text === word && count === 0) && !isKnown(word),
  );
  const known = counted.filter(({ text }) => !unknown.includes(text));
  const words = known.filter(({ text }) => asked.includes(text));
  const own = known.filter(({ text }) => rest.includes(text) || (reading.slit && text === "slit"));
  const [{ products, unsaid }, blogs] = await Promise.all([
    findProducts(reading, wish, typed, own, page),
    findBlogTexts(words, page),
  ]);
  const beside = await findBeside(reading, wish, typed, products.total > 0);
  const found = {
    ...{ reading, words: words.map(({ text }) => text), unknown, unsaid },
    ...{ asksPrice, products, blogs, asText: false, range },
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
  const words = await countWords(listTellingWords(query));
  const [products, blogs] = await Promise.all([findTexted(words, page), findBlogTexts(words, page)]);
  return { ...found, words: words.map(({ text }) => text), products, blogs, asText: true };
}

/** Goods that a product here is called by are words to look for; a coil of tube grade is no tube. */
async function withListedGoods(reading: SteelReading): Promise<SteelReading> {
  const found = await Promise.all(
    reading.goods.map(async ({ typed }) => findTexted(await countWords(listWords(typed)), 1)),
  );
  const called = found.flatMap(({ rows }) => rows.flatMap((row) => readSteel(row.name).goods));
  const isListed = (goods: { name: string }) => called.some(({ name }) => name === goods.name);
  const words = reading.goods.filter(isListed).map(({ typed }) => typed);
  const goods = reading.goods.filter((each) => !isListed(each));
  return { ...reading, goods, rest: [...reading.rest, ...words] };
}

/** A bar of 8 mm is no sheet of 8 mm. */
function withoutShapes(reading: SteelReading): SteelReading {
  if (reading.form !== null || reading.goods.every(({ hasSheets }) => hasSheets)) return reading;
  return { ...reading, thickness: [], width: null, length: null, pieces: null, weightKg: null, rest: [] };
}

/** What asks only for a price, or for nothing, is left out where more is said. */
function tellingOf(text: string, saysMore: boolean): string[] {
  const words = listTellingWords(text);
  const telling = words.filter((word) => !silent.has(word));
  return telling.length > 0 || saysMore ? telling : words;
}

async function findBlogTexts(words: readonly Word[], page: number): Promise<Found<FoundBlog>> {
  const asked = words.map(({ text }) => text);
  const range = { skip: (page - 1) * BLOGS_PER_PAGE, take: BLOGS_PER_PAGE };
  const { ids, total } = await findTexts("blog", words, range);
  const rows = (await readBlogTexts(ids)).map(({ id, title, body }) => ({
    id,
    title: markWords(title, asked),
    snippet: cutSnippet(body, asked, SNIPPET),
  }));
  return { rows, total, more: total === MOST_FOUND };
}

/** Sizes and quantities stand in no article: only what is beside them is looked for. */
function isMeasured({ thickness, width, length, pieces, weightKg }: SteelReading) {
  return thickness.length > 0 || [width, length, pieces, weightKg].some((said) => said !== null);
}
