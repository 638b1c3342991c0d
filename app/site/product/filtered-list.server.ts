import { listReply } from "~/http/list-load.server";
import { type ProductFilter, parseProductFilter } from "~/models/product/filter";
import { type FilterPart, filterParts } from "~/models/product/filter-field";
import { listFilterChoices } from "~/models/product/grade.server";
import { productList } from "~/models/product/list";
import { listProducts, type ProductCard } from "~/models/product/read.server";
import { PRODUCTS_PER_PAGE } from "~/models/row/page-number";
import { loadPages } from "~/site/frame/paged-list.server";
import type { ProductType } from "~/steel/kind";
import { listAsked } from "./asked.server";

const parts = Object.keys(filterParts) as FilterPart[];

/** Wrong parts of a filter are said and narrow nothing. */
export async function loadFilteredList(request: Request, type: ProductType | null) {
  const { filter, ...said } = parseProductFilter(new URL(request.url).searchParams);
  const empty = {
    ...{ rows: [], total: 0, page: 1, pages: 1, asked: {} },
    ...{ choices: { grades: [], finishes: [] }, emptied: [] },
  };
  const wish = { noun: "products", failure: productList.failure, empty };
  const { choices, emptied, ...list } = await loadPages(request, wish, async (page) => {
    const [found, choices] = await Promise.all([
      listProducts({ type, filter, page, perPage: PRODUCTS_PER_PAGE }),
      listFilterChoices(type),
    ]);
    const emptied = found.total === 0 ? await findEmptyingParts(type, filter) : [];
    return { ...found, asked: await listOfSize(found.rows, filter), choices, emptied };
  });
  const isWrong = Object.keys(said.errors).length > 0;
  return {
    list: { ...list, filter: { ...said, choices, emptied } },
    reply: isWrong ? { status: 400 } : listReply(list),
  };
}

export type FilteredProducts = Awaited<ReturnType<typeof loadFilteredList>>["list"];
export type Filter = FilteredProducts["filter"];

async function listOfSize(rows: ProductCard[], { tmin, tmax, wmin, wmax }: ProductFilter) {
  if (tmin === null && tmax === null) return {};
  return listAsked(rows, { thickness: [{ min: tmin, max: tmax }], width: [{ min: wmin, max: wmax }] });
}

/** The first part without which there is something to show; else all of them together. */
async function findEmptyingParts(type: ProductType | null, filter: ProductFilter): Promise<FilterPart[]> {
  const used = parts.filter((part) => filterParts[part].some((field) => filter[field] !== null));
  const lists = await Promise.all(
    used.map((part) => listProducts({ type, filter: withoutPart(filter, part), page: 1, perPage: 1 })),
  );
  const [first] = used.filter((_, index) => lists[index]?.total);
  return first ? [first] : used;
}

function withoutPart(filter: ProductFilter, part: FilterPart): ProductFilter {
  return { ...filter, ...Object.fromEntries(filterParts[part].map((field) => [field, null])) };
}
