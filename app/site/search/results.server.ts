import { summariseTypes } from "~/models/product/count.server";
import { listPopularSizes } from "~/models/product/popular-size.server";
import { BLOGS_PER_PAGE, countPages, PRODUCTS_PER_PAGE } from "~/models/row/page-number";
import { listTellingWords } from "~/models/search/query";
import { type Search, searchSite } from "~/models/search/read.server";
import { correctQuery } from "~/models/search/typing.server";
import { wishOf } from "~/models/search/wish";
import { listChips } from "~/steel/reading/chip";
import { type FoundPage, findPages, pageWords } from "./page-index.server";

const POPULAR = 12;

type Asked = { query: string; page: number; asTyped: boolean };

export async function loadStart() {
  const [sizes, types] = await Promise.all([listPopularSizes(POPULAR), summariseTypes(undefined)]);
  return { sizes, types };
}

/** `shown` is what was searched for, which is not what was typed where nothing has a word of that. */
export async function loadResults({ query, page, asTyped }: Asked) {
  const typed = await search(query, page);
  const shown = countFound(typed) === 0 && !asTyped ? await correctQuery(query, pageWords) : null;
  const other = shown === null ? null : await search(shown, page);
  const isOther = shown !== null && other !== null && countFound(other) > 0;
  return { ...(isOther ? describe(shown, other) : describe(query, typed)), asTyped };
}

type Results = Search & { pages: FoundPage[] };

async function search(query: string, page: number): Promise<Results> {
  const found = await searchSite(query, page);
  return { ...found, pages: findPages(found.words, wishOf(found.reading).types) };
}

function describe(shown: string, results: Results) {
  const { reading, products, near, blogs, pages, asText } = results;
  const { types, thickness, width } = wishOf(reading);
  return {
    ...{ shown, products, near, blogs, pages, found: countFound(results) },
    chips: listChips(shown),
    ofSize: !asText && thickness.length + width.length > 0,
    asText,
    /** What is marked in the names of products: the words, not the figures of a size. */
    marked: [...new Set([...results.words, ...listTellingWords(shown).filter((word) => !/^\d/.test(word))])],
    pageCount: Math.max(
      countPages(products.total, PRODUCTS_PER_PAGE),
      countPages(blogs.total, BLOGS_PER_PAGE),
    ),
    finder: {
      type: types.length === 1 ? (types[0] ?? "") : "",
      thickness: sizeOf(reading.thickness[0]),
      width: sizeOf(reading.width),
    },
  };
}

function countFound({ products, near, blogs, pages }: Results): number {
  return products.total + near.length + blogs.total + pages.length;
}

function sizeOf(measure: { mm: number } | null | undefined) {
  return measure ? String(measure.mm) : "";
}
