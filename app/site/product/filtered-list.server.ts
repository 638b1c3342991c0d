import { loadList } from "~/http/list-load.server";
import { type ProductFilter, parseProductFilter } from "~/models/product/filter";
import { type FilterPart, filterParts } from "~/models/product/filter-field";
import { listFilterChoices } from "~/models/product/grade.server";
import { productList } from "~/models/product/list";
import { countProducts, listProducts } from "~/models/product/read.server";
import { PRODUCTS_PER_PAGE } from "~/models/row/page-number";
import type { ProductType } from "~/steel/kind";
import { listAsked } from "./asked.server";

const parts = Object.keys(filterParts) as FilterPart[];

export function loadFilteredList(request: Request, type: ProductType | null, page: number) {
  const { searchParams } = new URL(request.url);
  return loadList(request, productList.failure, emptyList(searchParams), () =>
    readFilteredList(searchParams, type, page),
  );
}

async function readFilteredList(search: URLSearchParams, type: ProductType | null, page: number) {
  const { filter, errors, given, readings } = parseProductFilter(search);
  const [list, choices] = await Promise.all([
    listProducts({ type, filter, page, perPage: PRODUCTS_PER_PAGE }),
    listFilterChoices(type),
  ]);
  const emptied = list.total === 0 ? await findEmptyingParts(type, filter) : [];
  const { tmin, tmax, wmin, wmax } = filter;
  const isSized = tmin !== null || tmax !== null;
  const asked = isSized
    ? await listAsked(list.rows, { thickness: [{ min: tmin, max: tmax }], width: [{ min: wmin, max: wmax }] })
    : {};
  return { list, asked, filter: { given, errors, readings, choices, emptied } };
}

function emptyList(search: URLSearchParams): Awaited<ReturnType<typeof readFilteredList>> {
  const { errors, given, readings } = parseProductFilter(search);
  return {
    list: { rows: [], total: 0, page: 1, pages: 1 },
    asked: {},
    filter: { given, errors, readings, choices: { grades: [], finishes: [] }, emptied: [] },
  };
}

export function isWrong({ errors }: { errors: object }) {
  return Object.keys(errors).length > 0;
}

/** The first part without which there is something to show; else all of them together. */
async function findEmptyingParts(type: ProductType | null, filter: ProductFilter): Promise<FilterPart[]> {
  const used = parts.filter((part) => filterParts[part].some((field) => filter[field] !== null));
  const counts = await Promise.all(used.map((part) => countProducts(type, withoutPart(filter, part))));
  const [first] = used.filter((_, index) => (counts[index] ?? 0) > 0);
  return first ? [first] : used;
}

function withoutPart(filter: ProductFilter, part: FilterPart): ProductFilter {
  return { ...filter, ...Object.fromEntries(filterParts[part].map((field) => [field, null])) };
}
