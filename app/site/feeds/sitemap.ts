import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { escapeXml } from "~/http/xml.server";
import { listSitemapEntries } from "~/models/search/sitemap.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const origin = env.SITE_URL ?? new URL(request.url).origin;
  const urls = (await listSitemapEntries()).map(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return `<url><loc>${escapeXml(origin + path)}</loc>${date}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
