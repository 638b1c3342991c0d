import { expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { fetchPage, pick } from "../../support/page";

const site = borrowSite();

it("a page's first large picture is hurried, the others wait until they are near, and all keep their room", async () => {
  const product = pick((await fetchPage(`${site.url}/allproduct`)).html, /href="(\/coilproduct\/[^"]+)"/);
  const article = pick((await fetchPage(`${site.url}/allblogs`)).html, /href="(\/blog\/[^"]+)"/);
  // On a phone the pictures of products in a list are small: the text is there before them.
  const lists = ["/allproduct", "/hotRolled/sheet", "/search?q=coil", "/mildStainless"];
  for (const path of ["/", "/allblogs", product, article, ...lists]) {
    const { html } = await fetchPage(site.url + path);
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    const [first = ""] = pictures;
    const others = lists.includes(path) ? pictures : pictures.slice(1);
    expect(others.length, path).toBeGreaterThan(0);
    if (!lists.includes(path)) {
      expect(first, path).toContain('fetchpriority="high"');
      expect(first, path).not.toContain("loading=");
    }
    for (const other of others) {
      expect(other, path).toContain('loading="lazy"');
      expect(other, path).not.toContain("fetchpriority");
    }
    for (const picture of pictures) expect(picture, path).toMatch(/ width="\d+" height="\d+"/);
  }
});
