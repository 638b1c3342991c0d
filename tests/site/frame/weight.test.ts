import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchPage, pick } from "../../support/page";
import { type Site, startSite } from "../../support/site";

/** In bytes. */
const MOST_SCRIPT = 100 * 1024;
const MOST_PAGE = 20 * 1024;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function read(path: string) {
  const answer = await fetch(site.url + path);
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** The scripts a page starts with, and what they import. */
async function listScripts(html: string) {
  const found = new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, path = ""]) => path));
  for (const path of found) {
    const text = (await read(path)).toString();
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      found.add(`/assets/${name}`);
  }
  return [...found];
}

it("a page with its styles, and all of its scripts, are light enough for a phone", async () => {
  const product = pick((await fetchPage(`${site.url}/allproduct`)).html, /href="(\/coilproduct\/[^"]+)"/);
  const article = pick((await fetchPage(`${site.url}/allblogs`)).html, /href="(\/blog\/[^"]+)"/);
  const lists = ["/", "/allproduct", "/hotRolled/sheet", "/coldRolled/coils", "/allblogs", "/search?q=coil"];
  const others = ["/contact", "/enquiry", "/mildStainless", "/about", "/privacy", "/hrsheets", "/crcoils"];
  for (const path of [...lists, product, article, ...others]) {
    const html = (await read(path)).toString();
    const scripts = await Promise.all((await listScripts(html)).map(read));
    const gzipped = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    expect(gzipped, `scripts of ${path}`).toBeGreaterThan(50 * 1024);
    expect(gzipped, `scripts of ${path}`).toBeLessThan(MOST_SCRIPT);
    expect(html).not.toContain("ProseMirror");
    const styles = Array.from(html.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, href = ""]) => href);
    expect(styles.length).toBeGreaterThan(0);
    const page = [Buffer.from(html), ...(await Promise.all(styles.map(read)))];
    const squeezed = page.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
    expect(squeezed, `${path} and its styles`).toBeLessThan(MOST_PAGE);
  }
});
