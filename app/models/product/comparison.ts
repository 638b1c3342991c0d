export const MOST_COMPARED = 4;
/** Read of an address: no page of a list has more to tick. */
const MOST_READ = 24;
const LONGEST_TEXT = 600;

/** Each once and in their order, from `ids=a,b` and from `ids=a&ids=b`, as check boxes send them. */
export function readComparedIds(query: URLSearchParams): string[] {
  const given = query
    .getAll("ids")
    .slice(0, MOST_READ)
    .flatMap((text) => text.slice(0, LONGEST_TEXT).split(","));
  return [...new Set(given.map((id) => id.trim()).filter((id) => id !== ""))].slice(0, MOST_READ);
}

/** `size`: the fields of a link that carries one. */
export function comparePath(ids: readonly string[], size = "") {
  const said = [ids.length > 0 ? `ids=${ids.map(encodeURIComponent).join(",")}` : "", size].filter(Boolean);
  return said.length > 0 ? `/compare?${said.join("&")}` : "/compare";
}
