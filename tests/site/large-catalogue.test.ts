import type BetterSqlite3 from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { fillDatabase } from "../support/bulk.mjs";
import { borrowSite } from "../support/lent-site";
import { fetchPage } from "../support/page";
import { signInAt } from "../support/sign-in";

/** Many pieces of each list. */
const PRODUCTS = 1_200;
const ENQUIRIES = 1_500;

const site = borrowSite({ sample: false });
let cookie: string;
let beside: BetterSqlite3.Database;

beforeAll(async () => {
  fillDatabase(site.home.databaseFile, { products: PRODUCTS, articles: 300, enquiries: ENQUIRIES });
  cookie = await signInAt(site);
  beside = openDatabase(site.home.databaseFile, { timeout: 5_000 });
});
afterAll(() => void beside.close());

function ask(sql: string): unknown[] {
  return beside.prepare(sql).pluck().all();
}

async function get(path: string) {
  const response = await fetch(site.url + path, { headers: { Cookie: cookie } });
  const bytes = await response.arrayBuffer();
  return { status: response.status, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) };
}

describe("the back office's lists as files", () => {
  const idsOf = (text: string) =>
    text
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.slice(-24));

  it.each([
    ["newest first", "", '"createdAt" DESC, "id" DESC'],
    ["sorted", "?sort=name&dir=desc", '"name" COLLATE NOCASE DESC, "createdAt" DESC, "id" DESC'],
  ])("hold every product, %s", async (_, query, order) => {
    const { status, text } = await get(`/adminallproduct.csv${query}`);
    expect(status).toBe(200);
    expect(text.startsWith("\uFEFFProduct Name,Product Type,Created At,Id\r\n")).toBe(true);
    expect(idsOf(text)).toEqual(ask(`SELECT "id" FROM "Product" ORDER BY ${order}`));
  });

  it("hold every enquiry, with a row for each of its two sizes", async () => {
    const lines = (await get("/adminenquiries.csv")).text.trim().split("\r\n");
    expect(lines).toHaveLength(1 + 2 * ENQUIRIES);
    const [first] = ask('SELECT "reference" FROM "Enquiry" ORDER BY "createdAt" DESC, "id" DESC LIMIT 1');
    const row = new RegExp(`^${first},2024-.*,Sheet,2,1250,2500,,10,49.063,490.63,,,.*$`);
    expect(lines[1]).toMatch(row);
    expect(lines[2]).toMatch(row);
  });

  it("hold every article that matches, and the header alone when none does", async () => {
    expect(idsOf((await get("/adminallblog.csv?q=Bulk")).text)).toHaveLength(300);
    expect((await get("/adminallblog.csv?q=nothing-like-it")).text).toBe(
      "\uFEFFTitle,Category,Tags,Created At,Id\r\n",
    );
  });
});

describe("a large catalogue", () => {
  it.each(["/allproduct?page=2", "/hotRolled/sheet?page=2"])("has an address for %s", async (path) => {
    const { html } = await fetchPage(site.url + path);
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
  });

  it("says on a delivery page that not all are in its table, and leads to them", async () => {
    const { html } = await fetchPage(`${site.url}/hrsheets`);
    const [total] = ask(`SELECT count(*) FROM "Product" WHERE "type" = 'hotrolledsheet'`);
    expect(html).toContain(`Hot Rolled Sheet: the newest 24 of ${total} products in the catalogue`);
    expect(html).toMatch(/href="\/hotRolled\/sheet"[^>]*>All (?:<!-- -->)?\d+ products/);
  });

  it("shows few of the many enquiries that one phone sent", async () => {
    const { text } = await fetchPage(`${site.url}/adminenquiries?q=E-${ENQUIRIES}`, {
      headers: { Cookie: cookie },
    });
    expect(text).toContain(`E-${ENQUIRIES - 50}`);
    expect(text).toContain("and more");
  });
});

const locsOf = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);

/** They have nothing that a sitemap does not ask for: no sizes. */
const addresses = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
  INSERT INTO "Product" ("id", "name", "type", "deliveryDays", "number", "thicknessMin", "thicknessMax", "widthMin",
    "widthMax", "createdAt", "updatedAt")
  SELECT printf('%024x', i), 'Plate', 'hotrolledsheet', '1', '2015550100', 1, 1, 1000, 1000, @now, @now FROM n`;

describe("the sitemap of more than 50,000 addresses", () => {
  beforeAll(() => {
    // Nobody searches for them.
    beside.exec("DROP TRIGGER product_inserted");
    beside.prepare(addresses).run({ now: "2024-01-01T00:00:00.000+00:00" });
  });

  it("names 50,000 once: every page and article, and the newest products", async () => {
    const { text } = await get("/sitemap.xml");
    expect(text).toMatch(/^<\?xml [^>]+>\n<urlset [\s\S]+<\/urlset>\n$/);
    const locs = locsOf(text);
    expect([locs.length, new Set(locs).size]).toEqual([50_000, 50_000]);
    const ids = new Set(locs.map((loc) => loc.split("/").at(-1)));
    const newest =
      'SELECT "id" FROM (SELECT "id" FROM "Product" ORDER BY "createdAt" DESC, "id" DESC LIMIT 1000)';
    const rows = ask(`${newest} UNION ALL SELECT "id" FROM "Blog"`);
    expect(rows.filter((id) => !ids.has(String(id)))).toEqual([]);
  });
});
