import { describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { fetchPage } from "../../support/page";

const site = borrowSite();

const NO_SIZE = 'Enter a size in mm, such as 2, or 1/8" or 16 gauge';
const get = (path: string) => fetchPage(site.url + path);
const namesIn = (html: string) =>
  [...html.matchAll(/class="card-title">\s*<a [^>]*>([^<]+)</g)].map(([, name]) => name).sort();
const optionsOf = (html: string, field: string) => {
  const select = new RegExp(`<select[^>]* name="${field}"[^>]*>(.*?)</select>`, "s").exec(html)?.[1] ?? "";
  return [...select.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label);
};

describe("the filter of every list of products", () => {
  it("has the size that was filtered for ready to be added", async () => {
    const { text } = await get("/hotRolled/sheet?tmin=2&tmax=2&wmin=1250&wmax=1250");
    expect(text).toMatch(/Add 1 × 2 × 1250 × 2500 mm, 49\.06.kg/);
    const finder = await get("/allproduct?type=hotrolledsheet&thickness=2&width=1250");
    expect(finder.html).toMatch(
      /href="\/coilproduct\/[\da-f]{24}\?form=sheet&amp;size=2x1250x2500&amp;pieces=1#sizes"/,
    );
    expect((await get("/allproduct?tmin=1&tmax=6")).text).not.toMatch(/Add 1 × \d/);
  });

  it("offers the grades and surfaces that products of the list speak of, and no others", async () => {
    const sheets = await get("/hotRolled/sheet");
    expect(optionsOf(sheets.html, "grade")).toEqual([
      "Any",
      ...["IS 1079", "IS 1079 HR1", "IS 1079 HR3", "IS 2062", "IS 2062 E250 BR"],
    ]);
    expect(optionsOf(sheets.html, "finish")).toEqual(["Any", "Chequered", "Pickled"]);
    const coils = await get("/coldRolled/coils");
    expect(coils.html).not.toContain('name="finish"');
    expect(optionsOf(coils.html, "grade")).toContain("EN 10130 DC01");
    expect(optionsOf((await get("/allproduct")).html, "grade")).toEqual(
      expect.arrayContaining(["IS 2062 E250 A", "ASTM A1008 CS Type B", "JIS G3141 SPCC"]),
    );
  });

  it.each([
    ["/hotRolled/sheet?grade=IS+2062", ["HR Sheet IS 2062 E250 BR"]],
    ["/allproduct?grade=E250", ["HR Coil IS 2062 E250 A", "HR Sheet IS 2062 E250 BR"]],
    ["/allproduct?finish=chequered&tmin=5", ["HR Chequered Sheet"]],
    ["/allproduct?finish=pickled&type=hotrolledsheet", ["HRPO Sheet Pickled and Oiled"]],
    ["/allproduct?tmin=0.3&tmax=0.35", ["CR Coil Full Hard CRFH"]],
    ["/allproduct?thickness=0.35&width=914", ["CR Coil Full Hard CRFH"]],
    ["/allproduct?type=coldrolledcoil&wmax=300", ["CRCA Slit Coil CR3"]],
  ])("%s finds what it says", async (path, names) => {
    expect(namesIn((await get(path)).html)).toEqual(names);
  });

  it.each([
    ["/allproduct?tmin=x&wmin=1550", "tmin", `Thickness from : ${NO_SIZE}`, ["HR Coil IS 2062 E250 A"]],
    ["/allproduct?thickness=x&width=1550", "tmin", `Thickness from : ${NO_SIZE}`, ["HR Coil IS 2062 E250 A"]],
    [
      "/allproduct?finish=shiny&wmin=1550",
      "finish",
      "Surface : Choose chequered or pickled",
      ["HR Coil IS 2062 E250 A"],
    ],
    [
      "/allproduct?grade=none&wmin=1550",
      "grade",
      "Grade : Choose a grade from the list",
      ["HR Coil IS 2062 E250 A"],
    ],
    [
      "/hotRolled/coils?wmin=1550&wmax=2",
      "wmax",
      "Width to : Enter 1550 or more, or a smaller size before it",
      ["HR Coil IS 2062 E250 A"],
    ],
  ])("%s marks the field and narrows by the others", async (path, field, says, names) => {
    const { status, html, text } = await get(path);
    expect(status).toBe(400);
    expect(html).toMatch(new RegExp(`<(input|select)[^>]* name="${field}"[^>]*aria-invalid="true"`));
    expect(html.match(/aria-invalid/g)).toHaveLength(1);
    expect(text).toContain(says);
    expect(html).toContain(`href="#${field}"`);
    expect(namesIn(html)).toEqual(names);
  });

  it.each([
    ["/allproduct?grade=E250&wmin=5000", "width", "/allproduct?grade=E250"],
    [
      "/allproduct?type=coldrolledcoil&finish=chequered&sort=widest",
      "surface",
      "/allproduct?type=coldrolledcoil&amp;sort=widest",
    ],
    ["/coldRolled/sheet?tmin=90&wmin=5000", "thickness and width", "/coldRolled/sheet"],
    ["/allproduct?grade=S355&tmin=3&finish=chequered", "grade", "/allproduct?tmin=3&amp;finish=chequered"],
  ])("%s says that %s empties it and leads on without it", async (path, part, href) => {
    const { status, html, text } = await get(path);
    expect([status, namesIn(html)]).toEqual([200, []]);
    expect(text).toContain(`The filter on ${part} matches nothing.`);
    expect(html).toContain(`href="${href}"`);
    expect(namesIn((await get(href.replaceAll("&amp;", "&"))).html).length).toBeGreaterThan(0);
  });

  it.each([
    ["thickness=1.6+mm&width=4+ft", "Thickness 1.6 mm", "Width 4 ft (1220 mm)", "1220 mm"],
    [
      "tmin=16+gauge&tmax=16+gauge&wmax=1,250",
      "Thickness 16 gauge (1.52 mm, US or 1.63 mm, SWG)",
      "Width up to 1,250 (1250 mm)",
      "1250 mm",
    ],
    ['tmin=1/8"&wmin=१२५०', 'Thickness from 1/8" (3.175 mm)', "Width from १२५० (1250 mm)", "3.175 mm"],
  ])(
    "reads %s in any unit, and says what was read beside what was typed",
    async (query, thickness, width, reading) => {
      const { status, html, text } = await get(`/allproduct?${query}`);
      expect(status).toBe(200);
      expect(text).toContain(thickness);
      expect(text).toContain(width);
      expect(text).toContain(`Read as ${reading}`);
      expect(namesIn(html).length).toBeGreaterThan(0);
    },
  );

  it("finds what is sold by the name of a gauge and of a size in feet", async () => {
    const plain = namesIn((await get("/allproduct?thickness=1.6&width=1220")).html);
    expect(plain.length).toBeGreaterThan(0);
    expect(namesIn((await get("/allproduct?thickness=16+gauge&width=4+ft")).html)).toEqual(
      expect.arrayContaining(plain),
    );
  });

  it("is folded on a phone until something in it is wrong", async () => {
    expect((await get("/allproduct?tmin=2")).html).toContain('<details class="filter-fold">');
    expect((await get("/allproduct?tmin=x")).html).toMatch(/<details class="filter-fold" open/);
  });

  it("shows each part as a chip that takes it away, and keeps all of it in its links", async () => {
    const { html, text } = await get("/allproduct?type=coldrolledsheet&tmin=0.5&tmax=1&grade=IS+513&page=1");
    expect(text).toContain("Thickness 0.5–1 mm");
    expect(html).toContain('href="/allproduct?type=coldrolledsheet&amp;grade=IS+513"');
    expect(html).toContain('href="/allproduct?type=coldrolledsheet&amp;tmin=0.5&amp;tmax=1"');
    expect(html).toContain('href="/allproduct?type=coldrolledcoil&amp;tmin=0.5&amp;tmax=1&amp;grade=IS+513"');
    expect(html).toMatch(/<option[^>]* value="IS 513"[^>]* selected/);
  });
});
