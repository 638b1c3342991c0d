import { beforeAll, describe, expect, it } from "vitest";
import { borrowSite } from "../support/lent-site";
import { fetchPage } from "../support/page";
import { signInAt } from "../support/sign-in";
import { findId, hideTables } from "./store";

const site = borrowSite();
let admin: string;
let product: string;

beforeAll(async () => {
  admin = await signInAt(site);
  product = findId(site, "Product");
});

const BROWSER = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

const open = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetchPage(site.url + path, { method, headers: { Cookie: admin, Origin: site.url, ...headers } });

const JSON_TYPE = "application/json; charset=utf-8";

const files = [
  ...["/sitemap.xml", "/feed.xml", "/feed.json", "/adminallproduct.csv", "/adminenquiries.csv"],
  ...["/product/:id/datasheet.pdf", "/search/suggest?q=coil"],
];

describe("the sitemap", () => {
  it.each(["Product", "Blog"])("is 503 from its beginning where %s cannot be read", async (table) => {
    for (const address of ["/sitemap.xml", "/Sitemap.xml"]) {
      const repair = hideTables(site, [table]);
      const [page, head] = await Promise.all([open(address), open(address, {}, "HEAD")]).finally(repair);
      expect([address, page.status, page.headers.get("content-type")]).toEqual([address, 503, JSON_TYPE]);
      expect([address, head.status, head.html]).toEqual([address, 503, ""]);
      expect((await open(address)).html).toMatch(/<\/urlset>\n$/);
    }
  });
});

it.each(files)(
  "a file whose store fails: %s says so in JSON, or in a page where a browser asks",
  async (path) => {
    const address = path.replace(":id", product);
    const repair = hideTables(site);
    const [program, browser] = await Promise.all([open(address), open(address, BROWSER)]).finally(repair);
    expect([program.status, program.headers.get("content-type")]).toEqual([503, JSON_TYPE]);
    expect(program.headers.get("retry-after")).toBe("2");
    expect(JSON.parse(program.html)).toEqual({
      message: "The storage cannot be used just now; try again later",
      reference: program.headers.get("x-request-id"),
    });
    expectPage(browser, 503);
    expect(browser.text).toContain("The storage cannot be used just now");
    for (const { headers } of [program, browser])
      await expect.poll(() => site.log()).toContain(`"reference":"${headers.get("x-request-id")}"`);
  },
);

describe("a method that is not taken", () => {
  it.each(["/favicon.ico", "/social.jpg", "/pictures/none.webp"])("%s is refused", async (path) => {
    const page = await open(path, {}, "POST");
    const there = !path.includes("none");
    expect([path, page.status, page.headers.get("allow")]).toEqual([
      path,
      there ? 405 : 404,
      there ? "GET, HEAD" : null,
    ]);
  });

  it.each([
    ["/backend/api/admin/getAllBlog", "GET, HEAD, OPTIONS"],
    ["/backend/api/admin/updateBlog/1", "PUT, OPTIONS"],
    ["/backend/api/admin/createBlog", "POST, OPTIONS"],
  ])("PATCH of %s names those that are", async (path, allow) => {
    const page = await open(path, {}, "PATCH");
    expect([page.status, page.headers.get("allow")]).toEqual([405, allow]);
  });
});

it.each([
  [`/product/${"0".repeat(24)}/datasheet.pdf`, "This product is no longer in the catalogue"],
  ["/uploads/nothing.webp", "There is no such picture"],
])("what is not there: %s says so in JSON, or in a page", async (path, sentence) => {
  const [program, browser] = [await open(path), await open(path, BROWSER)];
  expect([program.status, program.headers.get("content-type")]).toEqual([404, JSON_TYPE]);
  expect(program.html).toContain(sentence);
  expectPage(browser, 404);
  expect(browser.text).toContain(sentence);
});

function expectPage(page: Awaited<ReturnType<typeof open>>, status: number) {
  expect([page.status, page.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
  expect(page.html).toMatch(/<main[^>]*id="content"/);
  expect(page.html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(page.headers.get("cache-control")).toContain("no-store");
  if (status >= 500) expect(page.html).toContain("Try again");
}
