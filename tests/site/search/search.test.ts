import { describe, expect, it } from "vitest";
import { sayKind } from "~/site/search/said-total";
import { plainFigures } from "~/steel/figures";
import { borrowSite } from "../../support/lent-site";
import { fetchPage } from "../../support/page";

const site = borrowSite();

const get = (path: string) => fetchPage(site.url + path);
const find = (query: string) => get(`/search?q=${encodeURIComponent(query)}`);
const namesIn = (html: string) =>
  [...html.matchAll(/class="card-title">\s*<a [^>]*>(.+?)<\/a>/g)].map(([, name = ""]) =>
    name.replace(/<[^>]*>/g, ""),
  );
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";
const chipsIn = (html: string) =>
  [
    ...(/aria-label="Understood">(.*?)<\/nav>/s.exec(html)?.[1] ?? "").matchAll(
      /href="([^"]*)"[^>]*>([^<]*)/g,
    ),
  ].map(([, href, label]) => [label?.trim(), href]);

describe("a search that reads steel", () => {
  it("leads from a range to the products filtered by it, and takes none of its words for something to look for", async () => {
    const { html, text } = await find("hr sheet upto 3mm");
    expect(text).not.toContain("Not understood");
    expect(html).toContain('<a href="/allProduct?type=hotrolledsheet&amp;tmax=3">Thickness up to 3 mm</a>');
    expect(namesIn((await get("/allProduct?type=hotrolledsheet&tmax=3")).html)).toContain(
      "HR Sheet IS 1079 HR1",
    );
    expect((await find("hr sheet 3mm")).html).not.toContain("For a range");
    const wide = await find("1000 to 1250 wide hr");
    expect(wide.html).toContain('<a href="/allProduct?wmin=1000&amp;wmax=1250">Width 1000–1250 mm</a>');
    expect(wide.text).not.toContain("None of these says");
  });

  it("shows what was understood as links that take it away, and the products of that very size", async () => {
    const { html, text } = await find("2mm HR 1250");
    expect(chipsIn(html)).toEqual([
      ["Hot rolled", "/search?q=2+mm+thick+1250+mm+wide"],
      ["2 mm thick", "/search?q=HR+1250+mm+wide"],
      ["1250 mm wide", "/search?q=HR+2+mm+thick"],
    ]);
    expect(text).toContain("Of this size (6)");
    expect(namesIn(sectionOf(html, "products"))).toContain("HR Coil IS 2062 E250 A");
    expect(namesIn(sectionOf(html, "products"))).not.toContain("HR Sheet IS 2062 E250 BR");
    expect(sectionOf(html, "products")).toContain("<mark>HR</mark> Coil IS 2062 E250 A</a>");
  });

  it("then shows the nearest, said as such, with the difference", async () => {
    const { html, text } = await find("2.37 x 1437 hr");
    expect(sectionOf(html, "products")).toBe("");
    expect(text).toMatch(/No product lists exactly this size\. The nearest are below\. \d+ pages for/);
    const near = sectionOf(html, "near");
    expect(near).toContain("Nearest sizes");
    expect(near).toContain("0.13 mm thicker, 37 mm narrower");
    expect(near).toContain("0.17 mm thinner, 187 mm narrower");
    expect(near.match(/<ul/g), "the nearest stand side by side").toHaveLength(1);
  });

  it("says once what is as much above as below", async () => {
    const { html } = await find("0.55 x 1250 cr");
    expect(sectionOf(html, "near")).toContain("0.05 mm thinner or thicker");
  });

  it("leads to both thicknesses of an ambiguous gauge", async () => {
    const { html, text } = await find("16 gauge cr sheet");
    expect(text).toContain("16 gauge can mean: 1.52 mm (16 gauge US) 1.63 mm (16 gauge SWG)");
    const [, href = ""] = /href="([^"]*)"[^>]*>1\.52 mm/.exec(html) ?? [];
    const us = await get(href.replaceAll("&amp;", "&"));
    expect(chipsIn(us.html).map(([label]) => label)).toContain("16 gauge US (1.52 mm)");
    expect(us.text).not.toContain("can mean");
  });

  it("keeps what was understood in the size finder where nothing is like it", async () => {
    const { status, html, text } = await find("hr coil 24.5 mm x 1900");
    expect(status).toBe(200);
    expect(text).toContain("No product lists exactly this size.");
    const finder = sectionOf(html, "finder");
    expect(finder).toMatch(/<option[^>]* value="hotrolledcoil"[^>]* selected/);
    expect(finder).toMatch(/name="thickness"[^>]* value="24.5"|value="24.5"[^>]* name="thickness"/);
    expect(finder).toMatch(/name="width"[^>]* value="1900"|value="1900"[^>]* name="width"/);
    expect(finder).toContain('action="/allproduct"');
    expect(finder).toMatch(/href="\/contact\?q=[^"]+"/);
    expect(finder).toContain('href="tel:');
  });
});

describe("what was typed goes on", () => {
  const readAttribute = (text: string) => text.replaceAll("&amp;", "&");

  it("leads to the calculator for a size that has no row", async () => {
    const { html } = await find("2mm HR 1250x1777, 3 sheets");
    const href = readAttribute(
      /class="card-title">\s*<a href="([^"]*)"/.exec(sectionOf(html, "products"))?.[1] ?? "",
    );
    expect(href).toContain("#calculator");
    expect((await get(href.split("#")[0] ?? "")).html).toMatch(
      /name="length"[^>]* value="1777"|value="1777"[^>]* name="length"/,
    );
  });

  it("arrives in the row of a product that is chosen while typing", async () => {
    const suggested = await fetch(`${site.url}/search/suggest?q=2x1250x2500+20+nos`);
    expect(await suggested.json()).toContainEqual(
      expect.objectContaining({
        href: expect.stringMatching(/product\/[\da-f]{24}\?form=sheet&size=2x1250x2500&pieces=20#sizes$/),
      }),
    );
  });
});

describe("a search says the truth", () => {
  it("counts what is more than it counts as more, in the suggestions too", () => {
    expect(sayKind({ total: 500, more: true }, "product", plainFigures)).toBe("500+ products");
    expect(sayKind({ total: 1, more: false }, "product", plainFigures)).toBe("1 product");
  });

  it.each([
    ["loha chadar 2mm xyzzy", "Not understood: xyzzy."],
    ["कोल्ड चादर 2mm", "Not understood: कोल्ड."],
    ["hr coil 0.8mm", "This size is listed, but not in the steel or form you asked for."],
    ["1 mm hr", "Cold Rolled Sheet, of this size Cold Rolled Sheet CR Sheet IS 513 CR1"],
    ["dd14", "No product of this grade is listed."],
    ["E250 cr sheet", "No product of this grade is listed in the steel or form you asked for."],
    ["dd14 2mm", "No product of this grade is listed in this size."],
    ["S275", "No product of this grade is listed; its nearest neighbours are below."],
    ["CR2 2mm", "No product of this grade is listed in this size; its nearest neighbours are below."],
    ["CR1 1mm", "Not this grade; nearest neighbours"],
    ["S275", "yield at least 250 MPa, not 275"],
    ["galvanised sheet 0.5mm", "Galvanised steel: not sold here. What follows is mild steel."],
    ["5 ton", "No product lists that. What you typed stands somewhere in these texts."],
    ["price today", "Send a list of sizes for a price."],
  ])("%s: %s", async (query, sentence) => {
    expect((await find(query)).text).toContain(sentence);
  });

  it("leads from stainless steel to the page that compares it", async () => {
    const { html, text } = await find("stainless 304 2mm");
    expect(html).toContain('<a href="/mildStainless">Mild or stainless?</a>');
    expect(text).toContain("Of this size (9)");
  });
});

describe("a search for words", () => {
  it("finds articles and the site's own pages with the words marked, and counts each kind", async () => {
    const { html, text } = await find("rust");
    expect(text).toMatch(/2 articles and \d+ pages for rust\./);
    expect(sectionOf(html, "articles")).toContain("<mark>rust</mark>");
    expect(sectionOf(html, "pages")).toContain('href="/mildStainless"');
  });

  it.each([
    ["privacy", "/privacy"],
    ["who we are", "/about"],
    ["delivery of hot rolled coil", "/hrcoils"],
    ["delivery crca sheet", "/crsheets"],
    ["stainless", "/mildStainless"],
    ["contact", "/contact"],
    ["hot rolled sheet", "/hotRolled/sheet"],
    ["cr coils", "/coldRolled/coils"],
  ])("leads from %s to %s", async (query, href) => {
    expect(sectionOf((await find(query)).html, "pages")).toContain(`href="${href}"`);
  });

  it("says that it took a word for another, and goes on with what was typed if asked", async () => {
    const { html, text } = await find("hr sheat");
    expect(text).toContain("Showing results for hr sheet");
    expect(namesIn(html)).toHaveLength(5);
    expect(html).toContain('href="/search?q=hr+sheat&amp;as=typed"');
    const typed = await get("/search?q=hr+sheat&as=typed");
    expect(typed.text).toContain("Not understood: sheat.");
    expect(typed.text).not.toContain("Showing results for");
  });

  it("finds the words of a title wherever they stand, and shows no mark-up of anybody's", async () => {
    const { html } = await find('"><script>alert(1)</script>rust');
    expect(html).not.toContain("<script>alert");
  });

  it("comes in pages, and there is no page behind the last", async () => {
    expect((await get("/search?q=coil&page=2")).status).toBe(404);
    expect((await get("/search?q=coil&page=x")).status).toBe(404);
    expect((await get("/search?q=coil&page=1")).status).toBe(200);
  });
});

it("an empty search starts from popular sizes and categories", async () => {
  const { html, text } = await get("/search");
  expect(text).toContain("Popular sizes 3 × 1250 mm");
  expect(html).toContain('href="/search?q=3+x+1250+mm"');
  expect(html).toContain('href="/hotRolled/sheet"');
  const [, href = ""] = /aria-label="Popular sizes"><a href="([^"]*)"/.exec(html) ?? [];
  expect(namesIn((await get(href.replaceAll("&amp;", "&"))).html).length).toBeGreaterThan(3);
});

describe("a catalogue without a product", () => {
  borrowSite({ sample: false });

  it("an empty catalogue is searched without a fault", async () => {
    for (const query of ["2mm HR 1250", "hr sheat", "16 gauge", "E250", "privacy"]) {
      const { status, html } = await fetchPage(`${site.url}/search?q=${encodeURIComponent(query)}`);
      expect([query, status]).toEqual([query, 200]);
      expect(namesIn(html)).toEqual([]);
    }
  });

  it("an empty category asks for what it would list", async () => {
    const { html } = await fetchPage(`${site.url}/hotRolled/coils`);
    expect(html).toContain('href="/contact?type=hotrolledcoil"');
  });
});
