import { listReply } from "~/http/list-load.server";
import { parseProductFilter } from "~/models/product/filter";
import { type FilterPart, filterParts, withoutParts } from "~/models/product/filter-field";
import { listFilterChoices } from "~/models/product/grade.server";
import { productList } from "~/models/product/list";
import { listProducts, PRODUCTS_PER_PAGE } from "~/models/product/read.server";
import { loadPages } from "~/site/frame/paged-list.server";
import type { ProductType } from "~/steel/kind";
import { listAsked } from "./asked.server";

const parts = Object.keys(filterParts) as FilterPart[];

/** Wrong parts of a filter are said and narrow nothing. */
export async function loadFilteredList(request: Request, type: ProductType | null) {
  const { wish, sort, ...said } = parseProductFilter(new URL(request.url).searchParams, type);
  const empty = {
    ...{ rows: [], total: 0, page: 1, pages: 1, asked: {} },
    ...{ choices: { grades: [], finishes: [] }, emptied: [] },
  };
  const asked = { noun: "products", failure: productList.failure, empty };
  const { choices, emptied, ...list } = await loadPages(request, asked, async (page) => {
    const [found, choices] = await Promise.all([
      listProducts({ wish, sort, page, perPage: PRODUCTS_PER_PAGE }),
      listFilterChoices(type),
    ]);
    const emptied = found.total === 0 ? await findEmptyingParts(type, said) : [];
    return { ...found, asked: await listAsked(found.rows, wish), choices, emptied };
  });
  const isWrong = Object.keys(said.errors).length > 0;
  return {
    list: { ...list, filter: { ...said, choices, emptied } },
    reply: isWrong && !list.problem ? { status: 400 } : listReply(list),
  };
}

export type FilteredProducts = Awaited<ReturnType<typeof loadFilteredList>>["list"];
export type Filter = FilteredProducts["filter"];

/** The first part without which there is something to show; else all of them together. */
async function findEmptyingParts(
  type: ProductType | null,
  { given, errors }: Pick<ReturnType<typeof parseProductFilter>, "given" | "errors">,
): Promise<FilterPart[]> {
  const used = parts.filter((part) =>
    filterParts[part].some((field) => given[field] !== "" && !errors[field]),
  );
  const lists = await Promise.all(
    used.map((part) => {
      const { wish } = parseProductFilter(new URLSearchParams(withoutParts(given, [part])), type);
      return listProducts({ wish, page: 1, perPage: 1 });
    }),
  );
  const [first] = used.filter((_, index) => lists[index]?.total);
  return first ? [first] : used;
}
