import { type BlogCard, listBlogsByIds } from "~/models/blog/read.server";
import { listProductsByIds, type ProductCard } from "~/models/product/read.server";
import { findTexts, readWords } from "./text.server";

const MOST_RESULTS = 24;

export type SearchResults = { products: ProductCard[]; blogs: BlogCard[] };

export async function searchSite(query: string): Promise<SearchResults> {
  const words = await readWords(query);
  if (!words) return { products: [], blogs: [] };
  const [products, blogs] = await Promise.all([
    findTexts("product", words, MOST_RESULTS).then(listProductsByIds),
    findTexts("blog", words, MOST_RESULTS).then(listBlogsByIds),
  ]);
  return { products, blogs };
}
