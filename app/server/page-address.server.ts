import type { IncomingMessage } from "node:http";
import { carriesFlash } from "~/http/cookie/flash.server";
import { carriesSession } from "~/http/cookie/session.server";
import { PUBLIC_PAGES } from "~/http/public-pages.server";
import { hasBody } from "./body-limit.server";

/** `path` and `query` are what the answer depends on, in one spelling. */
export type PageAddress = { path: string; query: string };

const api = "/backend/api/admin";

/** With the parameters each depends on; other spellings are answered without the cache, so nobody can fill it. */
export const CACHED_PAGES: Record<string, readonly string[]> = {
  ...PUBLIC_PAGES,
  "/product/:id/datasheet.pdf": [],
  "/search/suggest": ["q"],
  "/robots.txt": [],
  "/manifest.webmanifest": [],
  "/back-office.webmanifest": [],
  "/sitemap.xml": [],
  "/feed.xml": [],
  "/feed.json": [],
  [`${api}/product/getAllProduct`]: ["page", "limit"],
  [`${api}/product/getProduct/:id`]: [],
  [`${api}/getAllBlog`]: ["page", "limit"],
  [`${api}/getBlogById/:id`]: [],
  [`${api}/getAllTestimonial`]: ["page", "limit"],
  [`${api}/getTestimonial/:id`]: [],
  "/backend/api/openapi.json": [],
};

/** In characters: a longer query is answered, and not remembered. */
const LONGEST_QUERY = 300;
const ID = /\/[\da-f]{24}(?=\/datasheet\.pdf$|$)/;

/** Null for a request whose answer is one visitor's own, or no page of those above. */
export function readPageAddress(request: IncomingMessage): PageAddress | null {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || hasBody(request)) return null;
  // Of an answer to another origin, the headers are for that origin alone.
  if (headers.authorization !== undefined || headers.origin !== undefined) return null;
  const { cookie } = headers;
  if (cookie !== undefined && (carriesSession(cookie) || carriesFlash(cookie))) return null;
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  const names = CACHED_PAGES[pageOf(path).replace(ID, "/:id")];
  if (!names || path.includes(":")) return null;
  const query = mark === -1 ? "" : readQuery(url.slice(mark + 1), names);
  return query === null ? null : { path, query };
}

/** A page's data has the page's address with `.data` behind it. */
export function pageOf(path: string): string {
  if (path === "/_root.data") return "/";
  return path.endsWith(".data") ? path.slice(0, -".data".length) : path;
}

function readQuery(text: string, names: readonly string[]): string | null {
  const given = new URLSearchParams(text);
  // A part of the routes' data alone.
  if (given.has("_routes")) return null;
  const used = new URLSearchParams();
  for (const name of names) {
    const values = given.getAll(name);
    if (values.length > 1) return null;
    for (const value of values) used.set(name, value);
  }
  const query = used.toString();
  return query.length > LONGEST_QUERY ? null : query;
}
