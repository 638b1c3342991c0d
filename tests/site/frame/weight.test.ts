import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { fillDatabase } from "../../support/bulk.mjs";
import { borrowSite } from "../../support/lent-site";
import { fetchPage, pick } from "../../support/page";
import { publicPages } from "../../support/public-pages";

/** In bytes. */
const MOST_SCRIPT = 117 * 1024;
const MOST_PAGE = 20 * 1024;
/** Of a search, which shows three kinds of hits and is not where visitors arrive. */
const MOST_SEARCH = 21 * 1024;

/** Of a page that nobody has asked for before: the level that its first visitor gets (stored-response.server.ts). */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** With the sample content, as many as a list shows on a page. */
const MORE_PRODUCTS = 30;

const site = borrowSite();
beforeAll(() => fillDatabase(site.home.databaseFile, { products: MORE_PRODUCTS }));

async function read(path: string) {
  const answer = await fetch(site.url + path);
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

type Script = { gzipped: number; imports: string[] };

/** Most pages share them: each is read once. */
const known = new Map<string, Script>();

async function weighScript(path: string): Promise<Script> {
  const script = await read(path);
  const names = script.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
  return {
    gzipped: gzipSync(script, { level: 9 }).length,
    imports: Array.from(names, ([, name]) => `/assets/${name}`),
  };
}

/** Of the scripts a page starts with, and of what they import. */
async function weighScripts(html: string) {
  const found = new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, path = ""]) => path));
  let sum = 0;
  for (const path of found) {
    const script = known.get(path) ?? (await weighScript(path));
    known.set(path, script);
    sum += script.gzipped;
    for (const each of script.imports) found.add(each);
  }
  return sum;
}

it("a page with its styles, and all of its scripts, are light enough for a phone", async () => {
  const product = pick((await fetchPage(`${site.url}/allproduct`)).html, /href="(\/coilproduct\/[^"]+)"/);
  const article = pick((await fetchPage(`${site.url}/allblogs`)).html, /href="(\/blog\/[^"]+)"/);
  for (const path of [...publicPages, product, article]) {
    const html = (await read(path)).toString();
    const gzipped = await weighScripts(html);
    expect(gzipped, `scripts of ${path}`).toBeGreaterThan(50 * 1024);
    expect(gzipped, `scripts of ${path}`).toBeLessThan(MOST_SCRIPT);
    expect(html).not.toContain("ProseMirror");
    const styles = Array.from(html.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, href = ""]) => href);
    expect(styles.length).toBeGreaterThan(0);
    const sheets = await Promise.all(styles.map(read));
    const page = brotliCompressSync(Buffer.from(html), QUICK).length;
    const squeezed = sheets.reduce((sum, sheet) => sum + brotliCompressSync(sheet).length, page);
    expect(squeezed, `${path} and its styles`).toBeLessThan(
      path.startsWith("/search") ? MOST_SEARCH : MOST_PAGE,
    );
  }
});
