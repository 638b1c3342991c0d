import { describe, expect, it } from "vitest";
import { places } from "../faults/route-list";
import { borrowSite } from "../support/lent-site";
import { fetchPage } from "../support/page";

const site = borrowSite();

const long = "x".repeat(10_000);

describe("a bad address gets a clear page and the right status", () => {
  const cases: [path: string, status: number, words: string][] = [
    ["/nothing/here", 404, "This page does not exist"],
    ["/product/000000000000000000000000", 404, "This product is no longer in the catalogue"],
    ["/product/x", 404, "This product is no longer in the catalogue"],
    [`/coilproduct/${long}`, 404, "This product is no longer in the catalogue"],
    ["/blog/1'%20OR%201=1", 404, "This article is no longer here"],
    ["/allproduct?page=0", 404, "There is no such page of products"],
    ["/allproduct?page=99999", 404, "There is no such page of products"],
    ["/allproduct?type=bogus", 404, "There is no such kind of product"],
    ["/allproduct?thickness=abc", 400, "Enter a size in mm"],
    ["/allblogs?page=99999", 404, "There is no such page of articles"],
    ["/allblogs?tag=%00", 200, "Blogs(6)"],
    ["/allblogs?tag=none-such", 404, "No blogs with the tag none-such."],
    [`/allblogs?tag=${long}`, 404, "No blogs with the tag"],
    ["/hotRolled/sheet?tmin=abc", 400, "Enter a size in mm"],
    ["/hotRolled/sheet?sort=bogus", 200, "5 products"],
    ["/hotRolled/sheet?page=2", 404, "There is no such page of products"],
    [`/search?q=${long}`, 400, "Search for at most 100 characters"],
    ["/search?q=%00%01", 200, "Search"],
    ["/search?q=:R1:", 200, ":R1:"],
    ["/?form=sheet&thickness=x&width=1&length=1", 200, "Enter a number above 0"],
    ["/?form=coil&thickness=1&width=1000", 200, "Enter the weight in kg or the length in m"],
    [`/?form=sheet&thickness=${long}`, 200, "Enter a number above 0"],
    ["/contact?product=nothing", 200, "Ask for a quote"],
    ["/mildStainless?place=bogus", 200, "Answer all four questions."],
    ["/uploads/..%2f..%2fpackage.json", 404, ""],
  ];

  it.each(cases.map(([path, ...rest]) => [path.slice(0, 60), path, ...rest] as const))(
    "%s",
    async (_, path, status, words) => {
      const page = await fetchPage(site.url + path);
      expect(page.status).toBe(status);
      expect(page.text).toContain(words);
      expect(page.html).not.toMatch(/at \w+ \(|node_modules|\.tsx?:\d/);
    },
  );

  it("says of products that have nothing to do with a missing page's words that they are the newest", async () => {
    const { text } = await fetchPage(`${site.url}/wp-login.php`);
    expect(text).toContain("Newest products");
    expect(text).not.toContain("Perhaps you were looking for");
  });

  it("offers a search with the address's words, products, categories and the phone on a missing page", async () => {
    const { html, text } = await fetchPage(`${site.url}/old-shop/chequered-sheet.html`);
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="old shop chequered sheet\.html"/);
    expect(text).toMatch(/Perhaps you were looking for Hot Rolled Sheet HR Chequered Sheet/);
    const hindi = await fetchPage(site.url + encodeURI("/स्टील-चादर"));
    expect(hindi.html).toMatch(/<input[^>]*name="q"[^>]*value="स्टील चादर"/);
    const gone = await fetchPage(`${site.url}/product/${"0".repeat(24)}`);
    expect(gone.html).toMatch(/<input[^>]*name="q"[^>]*value=""/);
    expect(html).toContain('href="/coldRolled/coils"');
    expect(html).toContain('href="tel:+12015550100"');
  });
});

describe("an address is the same with signs escaped and in capitals, and leads to itself from one with slashes", () => {
  const paths = places
    .map(({ path }) => path)
    // Of a sent enquiry there is nothing without its reference; suggestions are no page.
    .filter(
      (path) => path !== "/" && !/[:*]|admin|add|create|logout|suggest|^\/enquiry\/sent$|\.\w+$/i.test(path),
    );

  it.each(paths)("%s", async (path) => {
    for (const slashed of [`${path}/`, `${path}//`]) {
      const { status, headers } = await fetchPage(site.url + slashed);
      expect([slashed, status, headers.get("location")]).toEqual([slashed, 301, path]);
    }
    for (const spelled of [path.toUpperCase(), path.replace(/\/(\w)/, escapeFirst)]) {
      const { status, html } = await fetchPage(site.url + spelled);
      expect([spelled, status]).toEqual([spelled, 200]);
      expect(html).toContain("<h1");
    }
  });
});

function escapeFirst(_match: string, letter: string) {
  return `/%${letter.charCodeAt(0).toString(16)}`;
}
