import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchPage, pick } from "../../support/page";
import { type Site, startSite } from "../../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

it("the first picture of a page is hurried, the others wait until they are near, and all keep their room", async () => {
  const product = pick((await fetchPage(`${site.url}/allproduct`)).html, /href="(\/coilproduct\/[^"]+)"/);
  const article = pick((await fetchPage(`${site.url}/allblogs`)).html, /href="(\/blog\/[^"]+)"/);
  const lists = ["/", "/allproduct", "/hotRolled/sheet", "/allblogs", "/search?q=coil", "/mildStainless"];
  for (const path of [...lists, product, article]) {
    const { html } = await fetchPage(site.url + path);
    const [first = "", ...others] = html.match(/<img[^>]*>/g) ?? [];
    expect(others.length, path).toBeGreaterThan(0);
    expect(first, path).toContain('fetchpriority="high"');
    expect(first, path).not.toContain("loading=");
    for (const other of others) {
      expect(other, path).toContain('loading="lazy"');
      expect(other, path).not.toContain("fetchpriority");
    }
    for (const picture of [first, ...others]) expect(picture, path).toMatch(/ width="\d+" height="\d+"/);
  }
});
