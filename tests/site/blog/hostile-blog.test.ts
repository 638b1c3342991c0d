import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { fetchPage, pick } from "../../support/page";

const site = borrowSite();

/** Past every rule, as a hand in the database would. */
function writeStraight(id: string, html: string) {
  const Database = createRequire(import.meta.url)("better-sqlite3");
  const database = new Database(site.databaseUrl.replace("file:", ""), { timeout: 5_000 });
  try {
    database.prepare('UPDATE "BlogBlock" SET "text" = ? WHERE "blogId" = ? AND "position" = 0').run(html, id);
  } finally {
    database.close();
  }
}

const hostile = [
  "<p>kept</p><script>alert(1)</script>",
  "<p>kept</p><svg onload=alert(1)><animate onbegin=alert(1)></svg>",
  '<p onclick="alert(1)" style="position:fixed;inset:0">kept</p>',
  "<p>kept</p><math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  '<p>kept</p><a href="java&#x73;cript:alert(1)">x</a><iframe src="//evil.example"></iframe>',
  "<p>kept</p><style>body{display:none}</style><img src=x onerror=alert(1)>",
  "<p>kept</p></div></main><form action=//evil.example><input name=q>",
];

it.each(hostile)("%s, written straight into the database, is harmless in the page", async (html) => {
  const list = await fetchPage(`${site.url}/allblogs`);
  const id = pick(list.html, /\/blog\/([0-9a-f]{24})/);
  writeStraight(id, html);
  const page = await fetchPage(`${site.url}/blog/${id}`);
  expect(page.status).toBe(200);
  const shown = pick(page.html, /<div class="prose">([\s\S]*?)<\/div>/);
  expect(shown).toContain("kept");
  expect(shown).not.toMatch(
    /<(script|svg|math|style|img|iframe|form|input|a)\b|\son\w+=|position|evil\.example/i,
  );
  expect(page.html.match(/<\/main>/g)).toHaveLength(1);
});
