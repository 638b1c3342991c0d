import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFile } from "~/http/file/fault.server";
import { SHARED } from "~/http/sharing.server";
import { siteOrigin } from "~/http/site-origin.server";
import { escapeXml } from "~/http/xml.server";
import { type BlogSummary, listBlogs } from "~/models/blog/read.server";
import { picturePath } from "~/models/picture/file-name";
import { readCompany } from "~/models/shop/company.server";

/** Articles in a feed: enough for any reader that looks in once a week. */
const ITEMS = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFile(request, async () => {
    const { pathname } = new URL(request.url);
    const origin = siteOrigin(request);
    const [{ rows }, { name }] = await Promise.all([listBlogs({ page: 1, perPage: ITEMS }), readCompany()]);
    return pathname.toLowerCase().endsWith(".json")
      ? jsonFeed(origin, name, rows)
      : atomFeed(origin, name, rows);
  });
}

function jsonFeed(origin: string, company: string, rows: BlogSummary[]) {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: company,
    home_page_url: `${origin}/allblogs`,
    feed_url: `${origin}/feed.json`,
    items: rows.map((row) => ({
      id: `${origin}/blog/${row.id}`,
      url: `${origin}/blog/${row.id}`,
      title: row.title,
      content_text: `${row.excerpt}…`,
      image: origin + picturePath(row.banerImage),
      date_published: row.createdAt.toISOString(),
      date_modified: row.updatedAt.toISOString(),
      tags: row.tags,
    })),
  };
  return reply(JSON.stringify(feed), "application/feed+json");
}

function atomFeed(origin: string, company: string, rows: BlogSummary[]) {
  const entries = rows.map(
    (row) => `<entry>
<id>${escapeXml(`${origin}/blog/${row.id}`)}</id>
<link href="${escapeXml(`${origin}/blog/${row.id}`)}"/>
<title>${escapeXml(row.title)}</title>
<published>${row.createdAt.toISOString()}</published>
<updated>${row.updatedAt.toISOString()}</updated>
<summary>${escapeXml(`${row.excerpt}…`)}</summary>
${row.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join("")}
</entry>`,
  );
  const updated = new Date(Math.max(0, ...rows.map((row) => row.updatedAt.getTime()))).toISOString();
  return reply(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeXml(`${origin}/allblogs`)}</id>
<title>${escapeXml(company)}</title>
<author><name>${escapeXml(company)}</name></author>
<link rel="self" href="${escapeXml(`${origin}/feed.xml`)}"/>
<link href="${escapeXml(`${origin}/allblogs`)}"/>
<updated>${updated}</updated>
${entries.join("\n")}
</feed>
`,
    "application/atom+xml",
  );
}

function reply(body: string, type: string) {
  return new Response(body, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": SHARED },
  });
}
