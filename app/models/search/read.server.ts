import { db } from "~/db.server";
import { type BlogCard, listBlogsByIds } from "~/models/blog/read.server";
import { listProductsByIds, type ProductCard } from "~/models/product/read.server";
import { LONGEST_QUERY } from "./query";

const MOST_RESULTS = 24;

export type SearchResults = { products: ProductCard[]; blogs: BlogCard[] };

/** Every word of `query` must occur or begin a word; best first. */
export async function searchSite(query: string): Promise<SearchResults> {
  const match = asMatch(query);
  if (!match) return { products: [], blogs: [] };
  const found = await db.$queryRaw<{ kind: string; ref: string }[]>`
    SELECT d."kind", d."ref" FROM "SearchText" JOIN "SearchDoc" d ON d."id" = "SearchText".rowid
    WHERE "SearchText" MATCH ${match} ORDER BY bm25("SearchText", 8.0, 1.0) LIMIT 200`;
  const ids = (kind: string) =>
    found
      .filter((row) => row.kind === kind)
      .map((row) => row.ref)
      .slice(0, MOST_RESULTS);
  const [products, blogs] = await Promise.all([
    listProductsByIds(ids("product")),
    listBlogsByIds(ids("blog")),
  ]);
  return { products, blogs };
}

/** Words as quoted prefixes: whatever was typed, none of it is read as the query language's own signs. */
function asMatch(query: string) {
  const words = query.slice(0, LONGEST_QUERY).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `"${word}"*`).join(" ");
}
