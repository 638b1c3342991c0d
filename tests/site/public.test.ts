import { describe, expect, it } from "vitest";
import { borrowSite } from "../support/lent-site";
import { fetchPage, pick } from "../support/page";

const site = borrowSite();

const get = (path: string) => fetchPage(site.url + path);

const pages: [path: string, heading: string, canonical: string][] = [
  ["/", "Steel sheet and coil, in the size you need", "/"],
  ["/hotRolled/sheet", "Hot rolled sheet", "/hotRolled/sheet"],
  ["/hotRolled/coils", "Hot rolled coil", "/hotRolled/coils"],
  ["/coldRolled/sheet", "Cold rolled sheet", "/coldRolled/sheet"],
  ["/coldRolled/coils", "Cold rolled coil", "/coldRolled/coils"],
  ["/allproduct", "Products(20)", "/allproduct"],
  ["/allProduct", "Products(20)", "/allproduct"],
  ["/allblogs", "Blogs(6)", "/allblogs"],
  ["/search", "Search", ""],
  ["/compare", "Compare products", ""],
  ["/mildStainless", "Mild or stainless?", "/mildStainless"],
  ["/about", "Flat steel, plainly sold", "/about"],
  ["/contact", "Ask for a quote, or ask a question", "/contact"],
  ["/enquiry", "Your enquiry list", "/enquiry"],
  ["/privacy", "Privacy", "/privacy"],
  ["/hrsheets", "Delivery of hot rolled sheet", "/hrsheets"],
  ["/hrcoils", "Delivery of hot rolled coil", "/hrcoils"],
  ["/crsheets", "Delivery of cold rolled sheet", "/crsheets"],
  ["/crcoils", "Delivery of cold rolled coil", "/crcoils"],
];

it.each(pages)(
  "every public page: %s has its heading, frame, policy and one address",
  async (path, heading, canonical) => {
    const { status, html, headers } = await get(path);
    expect(status).toBe(200);
    expect(pick(html, /<h1[^>]*>([\s\S]*?)<\/h1>/).replaceAll("<!-- -->", "")).toBe(heading);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="#content"');
    expect(html).toMatch(/<main id="content"/);
    expect(html).toContain('href="tel:+12015550100"');
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
    // No conversion is switched on.
    expect(html + headers.get("content-security-policy")).not.toMatch(/googletagmanager|gtag|AW-/);
    if (canonical) expect(html).toContain(`<link rel="canonical" href="${site.url}${canonical}"/>`);
    else expect(html).toContain('<meta name="robots" content="noindex"/>');
  },
);

it("the home page says what is sold and from where", async () => {
  expect((await get("/")).text).toContain("before you ask. From Navi Mumbai.");
});

describe("listings", () => {
  it("links every card of the product listing to coilproduct and counts by type", async () => {
    const { html } = await get("/allproduct");
    expect(html.match(/href="\/coilproduct\/[0-9a-f]{24}"/g)).toHaveLength(20);
    for (const type of ["hotrolledsheet", "coldrolledsheet", "hotrolledcoil", "coldrolledcoil"]) {
      const filtered = await get(`/allproduct?type=${type}`);
      expect(filtered.text).toContain("Products(5)");
      expect(filtered.html).toMatch(new RegExp(`href="/allproduct\\?type=${type}"[^>]*aria-current="true"`));
    }
  });

  it("shows the least and greatest sizes on cards", async () => {
    const { text } = await get("/allproduct?type=hotrolledcoil");
    expect(text).toContain("2 mm - 10 mm");
    expect(text).toContain("930 mm - 1550 mm");
    expect(text).toContain("Slit to your width");
  });

  it("filters articles by exactly one tag, whose chip leads back to all", async () => {
    const all = await get("/allblogs");
    expect(all.html).toMatch(/href="\/allblogs\?tag=CR"[^>]*>CR</);
    expect(all.text).toContain("CR (2)");
    expect(all.html).toMatch(/href="\/allblogs\?tag=Guide"[^>]*>Guide<\/a>/);
    const tagged = await get("/allblogs?tag=CR");
    expect(tagged.text).toContain("Blogs(2)");
    expect(tagged.html).toMatch(/<a href="\/allblogs" class="chip" aria-current="true">CR/);
  });

  it("cuts an article's excerpt to 150 characters and its title to ten words", async () => {
    const { html } = await get("/allblogs");
    const excerpts = [...html.matchAll(/excerpt-text">([\s\S]*?)<\/summary>/g)].map(
      (match) => match[1] ?? "",
    );
    expect(excerpts).toHaveLength(6);
    for (const text of excerpts) {
      const shown = text.replaceAll("<!-- -->", "").replace(/&[#\w]+;/g, "x");
      expect(shown.endsWith("…")).toBe(true);
      expect([...shown].length).toBeLessThanOrEqual(151);
    }
  });
});

it.each([
  ["hotrolledsheet", "product"],
  ["hotrolledcoil", "coilproduct"],
  ["coldrolledsheet", "coldproductsheet"],
  ["coldrolledcoil", "coldproductcoil"],
])("a %s is shown by all four detail routes under one canonical address", async (type, own) => {
  const list = await get(`/allproduct?type=${type}`);
  const id = pick(list.html, /\/coilproduct\/([0-9a-f]{24})/);
  for (const route of ["product", "coilproduct", "coldproductsheet", "coldproductcoil"]) {
    const { status, html } = await get(`/${route}/${id}`);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${site.url}/${own}/${id}"/>`);
  }
});

it("an article shows title, date, reading time, text and linked tags", async () => {
  const list = await get("/allblogs?tag=Gauge");
  const { html, text } = await get(pick(list.html, /href="(\/blog\/[0-9a-f]{24})"/));
  expect(text).toContain("Gauge to mm without costly mix-ups");
  expect(text).toMatch(/\d+ min read/);
  expect(html).toContain('href="/allblogs?tag=Gauge"');
  expect(html).toMatch(/<div class="prose">/);
});

describe("feeds and maps", () => {
  it("lists pages, products and articles in the sitemap", async () => {
    const { html } = await get("/sitemap.xml");
    const paths = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) =>
      url.slice(site.url.length),
    );
    const [rows, others] = [true, false].map((isRow) =>
      paths.filter((path) => /[0-9a-f]{24}$/.test(path) === isRow),
    );
    expect(rows).toHaveLength(20 + 6);
    const addresses = new Set(pages.map(([, , canonical]) => canonical));
    expect(others?.toSorted()).toEqual([...addresses].filter((path) => path && path !== "/enquiry").sort());
    expect((await get("/robots.txt")).html).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });

  it("has the articles as Atom and as JSON", async () => {
    const atom = await get("/feed.xml");
    expect(atom.headers.get("content-type")).toContain("application/atom+xml");
    expect(atom.html.match(/<entry>/g)).toHaveLength(6);
    const json = JSON.parse((await get("/feed.json")).html) as { items: unknown[] };
    expect(json.items).toHaveLength(6);
  });
});

describe("one address", () => {
  it.each([
    ["/about/", "/about"],
    ["/allproduct/?type=hotrolledcoil&page=1", "/allproduct?type=hotrolledcoil&page=1"],
    ["/allBlogs//?tag=a%2Fb/", "/allBlogs?tag=a%2Fb/"],
    ["/admindashboard/", "/admindashboard"],
    ["/adminlogin/?back=/adminallblog/", "/adminlogin?back=/adminallblog/"],
    ["/feed.xml/", "/feed.xml"],
    // What a form without scripts sends of fields that were left empty.
    ["/allproduct?type=&thickness=2&width=", "/allproduct?thickness=2"],
    ["/hotRolled/sheet/?tmin=&wmin=1250&sort=newest", "/hotRolled/sheet?wmin=1250&sort=newest"],
    ["/search?q=", "/search"],
    ["/?form=&thickness=", "/"],
    ["/adminallproduct?q=&sort=name", "/adminallproduct?sort=name"],
  ])("%s leads to %s for good", async (path, plain) => {
    for (const method of ["GET", "HEAD"]) {
      const page = await fetchPage(site.url + path, { method });
      expect([page.status, page.headers.get("location")]).toEqual([301, plain]);
    }
  });

  it("is not looked for where a form is posted, nor beyond the site", async () => {
    const posted = await fetchPage(`${site.url}/contact/`, { method: "POST", headers: { Origin: site.url } });
    expect(posted.status).toBe(400);
    expect(posted.text).toContain("Send enquiry");
    for (const path of ["/", "/?form=sheet", "/search?q=%3D", "/search?q=2=2="])
      expect((await get(path)).status).toBe(200);
    expect((await get("//example.org/")).headers.get("location")).toBeNull();
  });

  it("is not made of a tag that no article has", async () => {
    const page = await get("/allblogs?tag=nothing-has-it");
    expect(page.status).toBe(404);
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html).not.toContain('rel="canonical"');
    expect(page.text).toContain("See all blogs");
    expect((await get("/allblogs?tag=CR")).html).not.toContain("noindex");
  });
});

it.each([
  ["/search", ["Site"]],
  ["/search?q=coil", ["Site"]],
  ["/nothing-here", ["Site", "This address"]],
])("the searches of %s have names of their own", async (path, names) => {
  const { html } = await get(path);
  const searches = html.matchAll(/<form[^>]*role="search"[^>]*?(?:aria-label="([^"]*)")/g);
  expect([...searches].map(([, name]) => name)).toEqual(names);
});
