import { BLOGS_PER_PAGE } from "~/models/blog/read.server";
import { summariseTypes } from "~/models/product/count.server";
import { parseProductFilter } from "~/models/product/filter";
import { filterParts } from "~/models/product/filter-field";
import { listPopularSizes } from "~/models/product/popular-size.server";
import { PRODUCTS_PER_PAGE, type ProductCard } from "~/models/product/read.server";
import { countPages } from "~/models/row/page-number";
import { correctQuery } from "~/models/search/correction.server";
import { listTellingWords } from "~/models/search/query";
import { countFound, type Search, searchSite } from "~/models/search/read.server";
import { wishOf } from "~/models/search/wish.server";
import { listAsked } from "~/site/product/asked.server";
import { listHref } from "~/site/product/filter-link";
import { describeFilter } from "~/site/product/filter-words";
import { neighboursOf, sayDifference } from "~/steel/grade-neighbour";
import type { ProductType } from "~/steel/kind";
import { listChips } from "~/steel/reading/chip";
import type { AskedRange } from "~/steel/reading/range";
import { formatGrade, type GradeName, type Measure, type SteelReading } from "~/steel/reading/shape";
import { readSizeRange } from "~/steel/size-range";
import { type FoundPage, findPages, isOnPages, pageWords } from "./page-index.server";

type Asked = { query: string; page: number; asTyped: boolean };

export async function loadStart() {
  const [sizes, types] = await Promise.all([listPopularSizes(), summariseTypes()]);
  return { sizes, types };
}

/** `shown` is what was searched for, which is not what was typed where nothing has a word of that. */
export async function loadResults({ query, page, asTyped }: Asked) {
  const typed = await search(query, page);
  const shown = asTyped ? null : await correctQuery(query, typed.unknown, pageWords);
  const results = shown === null ? typed : await search(shown, page);
  return { ...describe(shown ?? query, results), asked: await listAskedOf(results), asTyped };
}

function listAskedOf({ reading, products, neighbours, near }: Results) {
  const ofSize = near.filter(({ differences }) => differences.length === 0).map(({ product }) => product);
  return listAsked([...products.rows, ...neighbours, ...ofSize], wishOf(reading), reading);
}

type Results = Search & { pages: FoundPage[] };

async function search(query: string, page: number): Promise<Results> {
  const found = await searchSite(query, page, isOnPages);
  return { ...found, pages: findPages(found.words, wishOf(found.reading).types) };
}

function describe(shown: string, results: Results) {
  const { reading, products, neighbours, others, near, blogs, pages, unknown, unsaid, asksPrice } = results;
  const { asText, sizeListed, range } = results;
  const { types, thickness, width } = wishOf(reading);
  const type = types.length === 1 ? (types[0] ?? null) : null;
  const found = countFound(results) + pages.length;
  const asksOne = thickness.length + width.length > 0 || reading.grade !== null;
  return {
    ...{ shown, products, others, near, blogs, pages, unknown, asksPrice, sizeListed, asText },
    found,
    /** Beside what is asked for there may be much to see, none of which is what a buyer would buy. */
    isListed: reading.goods.length === 0 && (asksOne && range === null ? products.total : found) > 0,
    /** What articles or pages say needs no excuse. */
    unsaid: blogs.total + pages.length > 0 ? [] : unsaid,
    neighbours: neighbours.map((product) => ({
      product,
      difference: describeNeighbour(reading.grade, product),
    })),
    asksGrade: reading.grade !== null,
    nearestGrades: reading.grade ? neighboursOf(reading.grade, reading.process).map(formatGrade) : [],
    goods: reading.goods.map(({ name, typed }) => ({ name, typed })),
    chips: listChips(shown),
    range: range && filterRange(range, type, reading),
    ofSize: !asText && thickness.length + width.length > 0,
    /** What is marked in the names of products: the words, not the figures of a size. */
    marked: [...new Set([...results.words, ...listTellingWords(shown).filter((word) => !/^\d/.test(word))])],
    pageCount: Math.max(
      countPages(products.total, PRODUCTS_PER_PAGE),
      countPages(blogs.total, BLOGS_PER_PAGE),
    ),
    finder: {
      type: type ?? "",
      thickness: sizeOf(reading.thickness[0], "thickness"),
      width: sizeOf(reading.width, "width"),
    },
  };
}

/** A search finds single sizes: what lies between them is found by the filter of the products. */
function filterRange({ axis, min, max }: AskedRange, type: ProductType | null, reading: SteelReading) {
  const { thickness, width, grade, finish } = reading;
  const [from, to] = filterParts[axis];
  const asked = new URLSearchParams({
    ...{ tmin: sizeOf(thickness[0], "thickness"), tmax: sizeOf(thickness.at(-1), "thickness") },
    ...{ wmin: sizeOf(width, "width"), wmax: sizeOf(width, "width") },
    ...{ grade: grade ? formatGrade(grade) : "", finish: finish ?? "" },
    ...{ [from]: String(min ?? ""), [to]: String(max ?? "") },
  });
  const filter = parseProductFilter(asked);
  const parts = describeFilter(filter).map(({ label }) => label);
  if (parts.length === 0) return null;
  return { label: parts.join(", "), href: listHref({ path: "/allProduct", type, given: filter.given }) };
}

function describeNeighbour(asked: GradeName | null, { grade, standard }: ProductCard): string {
  const own = { name: grade, standard };
  const difference = asked && sayDifference(asked, own);
  const other = asked?.standard === standard ? "grade" : "standard";
  return `${formatGrade(own)}: ${difference ?? `another ${other}, with limits of its own`}.`;
}

/** As it was typed where that is no mm: by a gauge or inches the finder finds all that is sold as them. */
function sizeOf(measure: Measure | null | undefined, axis: "thickness" | "width") {
  if (!measure) return "";
  const { mm, typed } = measure;
  const range = typed.includes(String(mm)) ? null : readSizeRange(typed, axis);
  return range && range.min <= mm && mm <= range.max ? typed : String(mm);
}
