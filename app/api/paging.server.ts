import { countPages, type RowRange } from "~/models/row/page-number";
import { type FieldErrors, invalid, ok, type Result } from "~/models/row/result";

export const DEFAULT_LIMIT = 25;
export const GREATEST_LIMIT = 100;
export const GREATEST_PAGE = 1_000_000;

export type AskedPage = { page: number; limit: number; range: RowRange };

/** The page of `?page=&limit=` (limit 25 when absent, at most 100); null when neither is there: everything. */
export function readPage(search: URLSearchParams): Result<AskedPage | null> {
  return search.has("page") || search.has("limit") ? askPage(search) : ok(null);
}

/** The same of a list that is never sent whole: the first page when none is asked for. */
export function askPage(search: URLSearchParams): Result<AskedPage> {
  const page = wholeNumber(search.get("page") ?? "1", GREATEST_PAGE);
  const limit = wholeNumber(search.get("limit") ?? String(DEFAULT_LIMIT), GREATEST_LIMIT);
  const errors: FieldErrors = {};
  if (page === null) errors.page = [`page must be a whole number from 1 to ${GREATEST_PAGE}`];
  if (limit === null) errors.limit = [`limit must be a whole number from 1 to ${GREATEST_LIMIT}`];
  if (page === null || limit === null) return invalid(errors);
  return ok({ page, limit, range: { skip: (page - 1) * limit, take: limit } });
}

/** The total and the neighbouring pages, the way RFC 8288 names them. */
export function pageHeaders(
  url: URL,
  { page, limit }: AskedPage,
  total: number,
  chosen: Record<string, string> = {},
) {
  const pages = countPages(total, limit);
  const link = (number: number, rel: string) => {
    const query = new URLSearchParams({ ...chosen, page: String(number), limit: String(limit) });
    return `<${url.pathname}?${query}>; rel="${rel}"`;
  };
  const links = [
    link(1, "first"),
    ...(page > 1 ? [link(Math.min(page - 1, pages), "prev")] : []),
    ...(page < pages ? [link(page + 1, "next")] : []),
    link(pages, "last"),
  ];
  return { "X-Total-Count": String(total), Link: links.join(", ") };
}

function wholeNumber(text: string, greatest: number) {
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= greatest ? Number(text) : null;
}
