import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFile } from "~/http/file/fault.server";
import { type Pieces, replyInPieces } from "~/http/file/pieces.server";
import { PUBLIC_PAGES } from "~/http/public-pages.server";
import { SHARED } from "~/http/sharing.server";
import { siteOrigin } from "~/http/site-origin.server";
import { escapeXml } from "~/http/xml.server";
import { listSitemapEntries, type SitemapEntry } from "~/models/search/sitemap.server";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": SHARED };

/** Of what visitors choose themselves, and of a second spelling, search engines are to know nothing. */
const UNLISTED = ["/allProduct", "/compare", "/search"];

const pages = [...Object.keys(PUBLIC_PAGES), "/contact"].filter(
  (page) => !page.includes(":") && !UNLISTED.includes(page),
);

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFile(request, () =>
    replyInPieces(writeSitemap(siteOrigin(request), listSitemapEntries(pages)), headers),
  );
}

async function* writeSitemap(origin: string, entries: AsyncIterable<SitemapEntry[]>): Pieces {
  let begin = `${HEAD}<urlset xmlns="${SCHEMA}">\n`;
  for await (const some of entries) {
    yield begin + some.map((entry) => writeUrl(origin, entry)).join("");
    begin = "";
  }
  yield `${begin}</urlset>\n`;
}

function writeUrl(origin: string, { path, changed }: SitemapEntry) {
  const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return `<url><loc>${escapeXml(origin + path)}</loc>${date}</url>\n`;
}
