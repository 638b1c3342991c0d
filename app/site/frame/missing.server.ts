import { data } from "@remix-run/node";
import { loadOr } from "~/http/fault-reply.server";
import { decodePath } from "~/http/plain-path";
import { listProducts } from "~/models/product/read.server";
import { searchSite } from "~/models/search/read.server";
import { cutCharacters } from "~/models/text/typed-text";
import { LONGEST_QUERY } from "~/steel/limits";

const SUGGESTIONS = 3;

export type MissingPage = Awaited<ReturnType<typeof missing>>["data"];

export async function missing(request: Request, message = "This page does not exist") {
  const words = readWords(new URL(request.url).pathname);
  const suggested = await loadOr(request, { isFound: false, products: [] }, () => suggestProducts(words));
  return data({ message, words, ...suggested }, { status: 404 });
}

async function suggestProducts(words: string) {
  const found = words ? (await searchSite(words, 1)).products.rows : [];
  const isFound = found.length > 0;
  const products = isFound ? found : (await listProducts({ page: 1, perPage: SUGGESTIONS })).rows;
  return { isFound, products: products.slice(0, SUGGESTIONS) };
}

/** The words of a path that a search could use: no ids nor the word before one, no numbers alone, at most six. */
function readWords(pathname: string) {
  // An address that cannot be decoded is searched as it was written.
  const path = (decodePath(pathname) ?? pathname).replace(/^\/\w+\/[0-9a-f]{24}(?![^/])/i, "");
  const words = path.match(/[\p{L}\p{M}\p{N}.]+/gu) ?? [];
  const searched = words
    .filter((word) => word.length <= 30 && !/^[0-9a-f]{24}$/i.test(word) && !/^\d+$/.test(word))
    .slice(0, 6)
    .join(" ");
  return cutCharacters(searched, LONGEST_QUERY);
}
