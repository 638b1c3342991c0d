import { withQuery } from "~/models/row/query";
export function searchHref(query: string, { page = 1, asTyped = false } = {}): string {
  const search = new URLSearchParams();
  if (query !== "") search.set("q", query);
  if (page > 1) search.set("page", String(page));
  if (asTyped) search.set("as", "typed");
  return withQuery("/search", search);
}
