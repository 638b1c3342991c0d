import Validator from "@adobe/structured-data-validator";
import { beforeAll, describe, expect, it } from "vitest";
import { run } from "../faults/store";
import { borrowSite } from "../support/lent-site";
import { fetchPage, pick } from "../support/page";
import { publicPages } from "../support/public-pages";

type Item = Record<string, unknown> & { "@type": string };

const site = borrowSite();
const pages = new Map<string, string>();
beforeAll(async () => {
  run(
    site,
    `UPDATE "Setting" SET "value" = 'Monday to Saturday, 9:00 to 18:30' WHERE "key" = 'company.hours'`,
  );
  const open = async (path: string) => (await fetchPage(site.url + path)).html;
  const product = pick(await open("/allproduct"), /href="(\/coilproduct\/[0-9a-f]{24})"/);
  const articles = Array.from((await open("/allblogs")).matchAll(/href="(\/blog\/[0-9a-f]{24})"/g));
  for (const path of [...publicPages, product, ...new Set(articles.map(([, path = ""]) => path))])
    pages.set(path, await open(path));
});

/** Of a page's JSON-LD, those that its graphs hold one by one. */
function itemsOf(html: string): Item[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)).flatMap(
    ([, text = ""]) => {
      const item = JSON.parse(text);
      expect(item["@context"]).toBe("https://schema.org");
      return item["@graph"] ?? [item];
    },
  );
}

/** Google wants a price, a rating or a review of a product; where none is known there is none to name. */
const UNPRICED = [
  'One of the following attributes is required: "aggregateRating", "offers" or "review"',
  'Required attribute "offers" is missing',
];

const check = (items: Item[]) => new Validator().validate({ jsonld: { page: structuredClone(items) } });

describe("what search engines read", () => {
  it("is free of faults on every public page, by the rules for rich results", async () => {
    expect(pages.size).toBeGreaterThan(30);
    for (const [path, html] of pages) {
      const issues = await check(itemsOf(html));
      const faults = issues.filter(({ severity }) => severity === "ERROR");
      const said = faults
        .map(({ issueMessage }) => issueMessage)
        .filter((message) => !UNPRICED.includes(message));
      expect([path, ...said]).toEqual([path]);
    }
  });

  it("would be seen to have one", async () => {
    const offer = { "@type": "Product", name: "Sheet", offers: { "@type": "Offer", url: `${site.url}/` } };
    expect((await check([offer])).map(({ issueMessage }) => issueMessage)).not.toEqual([]);
  });

  it("names the way to a page wherever it is shown, and nowhere else", () => {
    for (const [path, html] of pages) {
      const shown = html.includes('aria-label="Breadcrumb"');
      const [way, ...more] = itemsOf(html).filter((item) => item["@type"] === "BreadcrumbList");
      expect([path, way !== undefined, more]).toEqual([path, shown, []]);
      if (!way) continue;
      const text = pick(html, /aria-label="Breadcrumb"><ol>([\s\S]*?)<\/ol>/).replaceAll(/<[^>]+>/g, "|");
      const steps = way.itemListElement as Record<string, string | number>[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { name } of steps) expect(text.replaceAll("&amp;", "&")).toContain(`|${name}|`);
      for (const { item } of steps.slice(0, -1)) expect(String(item)).toMatch(/^http:\/\//);
    }
  });

  it("names each product by its one address, and of each article who has published it and when", () => {
    for (const [path, html] of pages) {
      const data = itemsOf(html).find((item) => ["Product", "Article"].includes(item["@type"]));
      expect([path, data !== undefined]).toEqual([path, /^\/(blog|\w*product\w*)\/\w{24}$/.test(path)]);
      if (!data) continue;
      expect(data.url).toBe(pick(html, /rel="canonical" href="([^"]+)"/));
      if (data["@type"] === "Product") continue;
      expect(data.publisher).toMatchObject({ "@type": "LocalBusiness", name: "Sheet & Coil" });
      expect(data.author).toMatchObject({ name: "Sheet & Coil" });
      expect(String(data.datePublished)).toMatch(/^\d{4}-.*Z$/);
    }
  });

  it("names what the settings say of the company, no offer and no search", () => {
    const [company] = itemsOf(pages.get("/") ?? "");
    expect(company).toMatchObject({
      "@type": "LocalBusiness",
      openingHours: ["Mo-Sa 09:00-18:30"],
      address: { "@type": "PostalAddress", addressLocality: "Navi Mumbai", postalCode: "410218" },
      foundingDate: "2000",
      hasMap: expect.stringMatching(/^https:/),
      identifier: [expect.stringContaining("GSTIN"), expect.stringContaining("CIN")],
    });
    for (const html of pages.values()) expect(html).not.toMatch(/SearchAction|"Offer"/);
  });
});

describe("the preview of a page", () => {
  const content = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

  it("says its kind, language, and the size of its picture", async () => {
    for (const [path, html] of pages) {
      expect([path, content(html, "og:type"), content(html, "og:locale")]).toEqual([
        path,
        path.startsWith("/blog/") ? "article" : "website",
        "en_IN",
      ]);
      const image = content(html, "og:image") ?? "";
      const size = /-(\d+)x(\d+)\.webp$/.exec(image)?.slice(1) ?? ["1200", "630"];
      expect([path, content(html, "og:image:width"), content(html, "og:image:height")]).toEqual([
        path,
        ...size,
      ]);
    }
  });

  it("describes it in whole sentences, or ends in …", () => {
    for (const [path, html] of pages) {
      const description = content(html, "description");
      if (path.startsWith("/search") || path === "/compare") continue;
      expect([path, description]).toEqual([path, expect.stringMatching(/[.!?…]$/)]);
      expect(description?.length, path).toBeLessThanOrEqual(200);
    }
  });
});
