import { expect, it } from "vitest";
import { run } from "../../faults/store";
import { borrowSite } from "../../support/lent-site";
import { fetchPage, pick } from "../../support/page";

const site = borrowSite();

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
  run(site, `UPDATE "BlogBlock" SET "text" = '${html}' WHERE "blogId" = '${id}' AND "position" = 0`);
  const page = await fetchPage(`${site.url}/blog/${id}`);
  expect(page.status).toBe(200);
  const shown = pick(page.html, /<div class="prose">([\s\S]*?)<\/div>/);
  expect(shown).toContain("kept");
  expect(shown).not.toMatch(
    /<(script|svg|math|style|img|iframe|form|input|a)\b|\son\w+=|position|evil\.example/i,
  );
  expect(page.html.match(/<\/main>/g)).toHaveLength(1);
});
