export type Page<Row> = { rows: Row[]; total: number; page: number; pages: number };

export type RowRange = { skip: number; take: number };

/** 1 when `?page=` is absent, null when it is not a whole number of at least 1. */
export function parsePage(search: URLSearchParams): number | null {
  const text = search.get("page");
  if (text === null || text === "") return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

export function countPages(total: number, perPage: number) {
  return Math.max(1, Math.ceil(total / perPage));
}
