import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { loadFile, sayInKind } from "~/http/file-fault.server";
import { type Pieces, replyInPieces } from "~/http/pieces.server";
import { escapeXml } from "~/http/xml.server";
import {
  listSitemapEntries,
  listSitemapPart,
  listSitemapParts,
  type SitemapEntry,
} from "~/models/search/sitemap.server";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, no-cache" };

/** Parts are at `?part=`: a sitemap may only name addresses below its own folder. */
export async function loader({ request }: LoaderFunctionArgs) {
  return loadFile(request, async () => {
    const url = new URL(request.url);
    const origin = env.SITE_URL ?? url.origin;
    const part = url.searchParams.get("part");
    if (part === null) {
      const parts = await listSitemapParts();
      return parts
        ? new Response(writeIndex(origin, parts), { headers })
        : replyInPieces(request, writeSitemap(origin, listSitemapEntries()), headers);
    }
    const entries = await listSitemapPart(part);
    if (!entries) return sayInKind(request, { status: 404, message: "There is no such part of the sitemap" });
    return replyInPieces(request, writeSitemap(origin, entries), headers);
  });
}

function writeIndex(origin: string, parts: string[]) {
  const sitemaps = parts.map(
    (part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?part=${part}`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
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
