import { beforeAll, describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { fetchPage, pick } from "../../support/page";

const site = borrowSite();
let ids: string[];
beforeAll(async () => {
  const { html } = await get("/allproduct");
  ids = Array.from(
    html.matchAll(/type="checkbox" name="ids"[^>]*value="([\da-f]{24})"/g),
    ([, id = ""]) => id,
  );
});

const get = (path: string) => fetchPage(site.url + path);
const compare = (...chosen: (string | undefined)[]) => get(`/compare?ids=${chosen.join(",")}`);
const idOf = async (name: string) =>
  pick((await get("/allproduct")).html, new RegExp(`/coilproduct/([\\da-f]{24})">${name}<`));
const columns = (html: string) => html.match(/class="compare-head"/g)?.length ?? 0;
const unknown = "0".repeat(24);

describe("the comparison", () => {
  it("is chosen with a check box on every product of the lists", async () => {
    expect(ids).toHaveLength(20);
    for (const path of ["/allproduct", "/hotRolled/sheet"]) {
      const { html } = await get(path);
      const form = pick(html, /<form id="([^"]+)" action="\/compare"/);
      expect(html).toContain(`name="ids" form="${form}"`);
    }
  });

  it("has one address, whichever way the boxes were sent", async () => {
    const { status, headers } = await get(`/compare?ids=${ids[2]}&ids=${ids[0]}&ids=${ids[2]}`);
    expect(status).toBe(302);
    expect(headers.get("location")).toBe(`/compare?ids=${ids[2]},${ids[0]}`);
    const page = await compare(ids[2], ids[0], ids[2]);
    expect(page.status).toBe(200);
    expect(columns(page.html)).toBe(2);
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html.indexOf(`/${ids[2]}#sizes`)).toBeLessThan(page.html.indexOf(`/${ids[0]}#sizes`));
  });

  it("says every tolerance to the hundredth", async () => {
    const { text } = await compare(
      await idOf("HR Coil S355 High Strength"),
      await idOf("HR Coil IS 2062 E250 A"),
    );
    expect(text).toContain("± 0.28 mm at 4 × 1250 mm; ± 0.30 mm at 5 × 1250 mm (EN 10051, category B) ±");
  });

  it("shows what each is, and says in words what differs", async () => {
    const { text, html } = await compare(
      await idOf("HR Sheet IS 2062 E250 BR"),
      await idOf("HR Sheet IS 1079 HR1"),
    );
    for (const said of [
      "Type Hot Rolled Sheet Hot Rolled Sheet",
      "Grade and standard differs IS 2062 E250 BR IS 1079 HR1",
      "Values from differs IS 2062:2011 IS 1079:2009",
      "Yield, MPa differs min 250 (to 20 mm thick) –",
      "Elongation, % differs min 23 min 23 (to 3 mm thick)",
      "Composition, % max differs C 0.22, Mn 1.50, P 0.045, S 0.045, Si 0.40 (IS 2062:2011) C 0.15, Mn 0.60, P 0.050, S 0.035 (IS 1079:2009)",
      "Finish As rolled: blue-grey scale As rolled: blue-grey scale",
      "Thickness, mm differs 3, 4, 5, 6, 8, 10 1.6, 2, 2.5, 3, 3.15",
      "Width, mm differs 1250, 1500 1000, 1250",
      "Weight 73.59 kg a sheet of 3 × 1250 × 2500 mm 73.59 kg a sheet of 3 × 1250 × 2500 mm",
      "Thickness tolerance differs ± 0.22 mm at 3 × 1250 mm (EN 10051, category A), as an example (the order goes by IS 1852) ± 0.22 mm at 3 × 1250 mm (EN 10051, category A), as an example (the order goes by IS/ISO 16160)",
      "Delivery differs 3-5 days 2-4 days",
      "Brand Deccan Strip Deccan Strip",
      "Note differs Cut to length 2–6.3 m Certificate with every bundle",
      "Phone (201) 555-0101 (201) 555-0101",
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toContain(
      "2 products: they differ in grade and standard, values from, yield, tensile, elongation, composition, thickness, width, thickness tolerance, delivery, note",
    );
    expect(html.match(/href="tel:\+12015550101"/g)).toHaveLength(2);
  });

  it("lets one be taken away, and keeps the order of the others", async () => {
    const { html } = await compare(ids[0], ids[1], ids[2]);
    expect(html).toContain(`href="/compare?ids=${ids[0]},${ids[2]}"`);
  });

  it("shows four at most, and says so", async () => {
    const { html, text } = await compare(...ids.slice(0, 6));
    expect(columns(html)).toBe(4);
    expect(text).toContain("the first 4 are shown, 2 left out.");
    expect(text).not.toContain("Compare with");
  });

  it("adds the coil that was asked for with its own bore", async () => {
    const id = await idOf("HR Coil IS 2062 E250 A");
    const { html } = await get(`/compare?ids=${id}&form=coil&thickness=2&width=1250&weight=8000&inner=508`);
    expect(html).toContain('name="size" value="2x1250x8000x508"');
  });

  it("counts all that were ticked on a page of a list", async () => {
    expect((await compare(...ids)).text).toContain("the first 4 are shown, 16 left out.");
  });

  it.each([unknown, "x", "%3Cscript%3E", "%00"])("leaves out %s with a sentence", async (wrong) => {
    const { status, html, text } = await compare(ids[0], wrong, ids[1]);
    expect(status).toBe(200);
    expect(columns(html)).toBe(2);
    expect(text).toContain("1 product is no longer in the catalogue.");
    expect(html).not.toContain("<script>,");
  });

  it("with one product shows it beside what is nearly of its size, to be chosen", async () => {
    const { html, text } = await compare(ids[0]);
    expect(columns(html)).toBe(1);
    expect(text).toContain("One more is needed");
    expect(text).not.toContain("differs");
    expect(html).toContain(`<input type="hidden" name="ids" value="${ids[0]}"/>`);
    expect(html.match(/type="checkbox" name="ids"/g)).toHaveLength(4);
  });

  it.each(["", `?ids=${unknown}`])("%s says how to choose", async (query) => {
    const { status, text, html } = await get(`/compare${query}`);
    expect(status).toBe(200);
    expect(text).toContain("Nothing to compare yet");
    expect(html).toContain('href="/allProduct"');
    expect(columns(html)).toBe(0);
  });
});
