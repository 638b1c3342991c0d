/** Rows a page of each public listing. */
export const PRODUCTS_PER_PAGE = 24;
export const ARTICLES_PER_PAGE = 12;

export type Page<Row> = { rows: Row[]; total: number; page: number; pages: number };

/** Which rows of a list to read: `take` of them after the first `skip`; all when empty. */
export type RowRange = { skip?: number; take?: number };

/** The page named by `?page=`: 1 when absent, null when it is not a whole number of at least 1. */
export function parsePage(search: URLSearchParams): number | null {
  const text = search.get("page");
  if (text === null || text === "") return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Number of pages that `total` rows fill; an empty list still has its first page. */
export function countPages(total: number, perPage: number) {
  return Math.max(1, Math.ceil(total / perPage));
}
