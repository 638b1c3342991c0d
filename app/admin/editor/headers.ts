import type { HeadersArgs } from "@remix-run/node";

/** A store that was busy says when to come again (Retry-After). */
export function editorHeaders({ actionHeaders }: HeadersArgs) {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
  const wait = actionHeaders.get("Retry-After");
  if (wait) headers.set("Retry-After", wait);
  return headers;
}
