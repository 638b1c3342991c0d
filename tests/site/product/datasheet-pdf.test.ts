import { describe, expect, it } from "vitest";
import { product } from "../../api/client";
import { borrowClient } from "../../api/lent-client";
import { fetchPage, pick } from "../../support/page";
import { fetchPdf } from "./pdf";

const { site, client } = borrowClient({ sample: true });

const pathOf = (id: string) => `/product/${id}/datasheet.pdf`;

const read = (id: string) => fetchPdf(site.url + pathOf(id));

async function create(fields: object): Promise<string> {
  const { json } = await client.call("POST", "/api/admin/product/createProduct", {
    json: { ...product, ...fields },
  });
  return json.product._id;
}

/** Of a data sheet with both tables. */
const TAGS = [
  ...["Document", "P", "H1", "H2", "L", "LI", "Lbl", "LBody", "Link", "Figure"],
  ...["Table", "Caption", "TR", "TH", "TD"],
];

const A4 = [595.28, 841.89];
const list = (length: number, from: number, step: number) =>
  Array.from({ length }, (_, index) => Math.round((from + index * step) * 100) / 100);

describe("the data sheet of a product as PDF", () => {
  it("is one A4 page of text that can be selected, with address, date, figures and where it comes from", async () => {
    const { html } = await fetchPage(`${site.url}/allproduct?type=hotrolledsheet`);
    for (const [, id = ""] of html.matchAll(/href="\/coilproduct\/([0-9a-f]{24})"/g)) {
      const pdf = await read(id);
      expect([pdf.pages, pdf.size]).toEqual([1, A4]);
      const page = await fetchPage(`${site.url}/product/${id}`);
      const name = pick(page.html, /<h1>([^<]+)</);
      const canonical = pick(page.html, /rel="canonical" href="([^"]+)"/);
      expect([pdf.title, pdf.language]).toEqual([name, "en"]);
      expect(pdf.code).toBe(canonical);
      expect(pdf.links).toContain(canonical);
      expect(pdf.text).toContain(name);
      expect(pdf.untagged).toBe(0);
      for (const { end } of pdf.texts) expect(end).toBeLessThan(565);
      expect(new Set(pdf.tags)).toEqual(new Set(TAGS));
      expect(pdf.text).toContain("Unit 4, Steel Market Road, Warehouse District");
      expect(pdf.text).toContain(`As of ${pick(page.html, /Last updated <time[^>]*>([^<]+)</)}`);
      // The figures that the page shows, each on its row.
      for (const [, cell = ""] of page.html.matchAll(/<td class="numeric">([^<]+)<\/td>/g)) {
        expect(pdf.texts.map(({ text }) => text)).toContain(cell);
      }
    }
  });

  it("stays on its page at fifty sizes, cuts nothing off its edges and says what it left out", async () => {
    const thickness = list(50, 1.6, 0.17);
    const width = list(50, 900, 13);
    const names = ["W".repeat(100), "HR Sheet"];
    for (const type of ["hotrolledsheet", "hotrolledcoil", "coldrolledsheet", "coldrolledcoil"]) {
      const [name = ""] = names.reverse();
      const { pages, texts, text } = await read(
        await create({ name, type, thickness, width, purchaseNow: "x ".repeat(50) }),
      );
      expect(pages).toBe(1);
      expect(text).toContain("900–1537 mm: all 50 are on the product's page");
      expect(text).toMatch(/Weights at other sizes \(\d+\) follow from/);
      const rows = texts.filter(({ text }) => thickness.some((mm) => mm.toFixed(2) === text)).length;
      const [, missing = "0"] = /(\d+) more thicknesses are on the product's page/.exec(text) ?? [];
      expect(rows + Number(missing)).toBe(50);
      expect(rows).toBeGreaterThan(30);
      for (const { x, y, end } of texts) {
        expect(x).toBeGreaterThan(30);
        expect(end).toBeLessThan(565);
        expect(y).toBeGreaterThan(30);
        expect(y).toBeLessThan(815);
      }
    }
  });

  it("has a name in Hindi, Greek or Vietnamese, and says of letters that no font has that they are missing", async () => {
    const known = await read(await create({ name: "HR शीट, Лист, Έλασμα, Thép tấm" }));
    expect(known.text).toContain("शीट");
    expect(known.text).toContain("Лист");
    expect(known.text).toContain("Έλασμα");
    expect(known.text.replaceAll(" ", "")).toContain("Théptấm");
    expect(known.text).not.toContain("cannot be printed here");
    const unknown = await read(await create({ name: "Sheet 热轧钢板 and قطع 😀" }));
    expect(unknown.title).toBe("Sheet 热轧钢板 and قطع 😀");
    expect(unknown.text).toMatch(/Sheet … and …/);
    expect(unknown.text).toContain("cannot be printed here; the product's page shows them all");
    expect(unknown.text).not.toContain("\ufffd");
  });

  it("draws letter by letter what other programs write as one sign", async () => {
    const { text } = await read(await create({ name: "HR ﬁne ﬂat sheet 2 ㎜ ２ｘ１２５０" }));
    expect(text).toContain("HR fine flat sheet 2 mm 2x1250");
    expect(text).not.toContain("cannot be printed here");
  });

  it("has the signs of its own sentences, such as ≈", async () => {
    const { text } = await read(
      await create({ name: "HR Sheet HR1 ≤ 3 mm × ½ – µ", type: "hotrolledsheet" }),
    );
    expect(text).toContain("HR Sheet HR1 ≤ 3 mm × ½ – µ");
    expect(text).toContain("HR1 ≈ DD11 ≈ SPHC");
    expect(text).toContain("C 0.15, Mn 0.60, P 0.050, S 0.035 (IS 1079:2009)");
    expect(text).not.toContain("cannot be printed here");
  });

  it("is never older than the product", async () => {
    const id = await create({ name: "Sheet before", thickness: [2] });
    expect((await read(id)).text).toContain("Sheet before");
    const changed = { ...product, name: "Sheet afterwards", thickness: [7.77] };
    await client.call("PUT", `/api/admin/product/updateProduct/${id}`, { json: changed });
    const { text } = await read(id);
    expect(text).toContain("Sheet afterwards");
    expect(text).toContain("7.77");
    await client.call("DELETE", `/api/admin/product/deleteProduct/${id}`);
    expect((await fetchPage(site.url + pathOf(id))).status).toBe(404);
  });
});

describe("the answer with a data sheet", () => {
  it("says what it is, is kept by its tag, and has no body for HEAD", async () => {
    const id = await create({ name: "Sheet “A/B” \\ ü" });
    const head = await fetch(site.url + pathOf(id), { method: "HEAD" });
    const answer = await fetch(site.url + pathOf(id));
    const body = await answer.arrayBuffer();
    for (const { headers } of [head, answer]) {
      expect(headers.get("content-disposition")).toBe('inline; filename="Sheet-A-B-u-data-sheet.pdf"');
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
      expect(headers.get("cache-control")).toBe("public, no-cache");
      expect(headers.get("content-length")).toBe(String(body.byteLength));
      expect(headers.get("set-cookie")).toBeNull();
    }
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const etag = answer.headers.get("etag") ?? "";
    expect(head.headers.get("etag")).toBe(etag);
    const known = await fetch(site.url + pathOf(id), { headers: { "If-None-Match": etag } });
    expect(known.status).toBe(304);
  });

  it("is 404 for a product that is not there, and has one address", async () => {
    const missing = await fetchPage(site.url + pathOf("0".repeat(24)));
    expect([missing.status, missing.headers.get("content-type")]).toEqual([
      404,
      "application/json; charset=utf-8",
    ]);
    const id = await create({ name: "One address" });
    const other = await fetchPage(`${site.url}/Product/${id}/datasheet.pdf`);
    expect([other.status, other.headers.get("location")]).toEqual([301, pathOf(id)]);
  });

  it("is the same for all who ask at once, and pages are answered meanwhile", async () => {
    const ids = await Promise.all(list(6, 1, 1).map((number) => create({ name: `Crowd ${number}` })));
    const asked = ids.flatMap((id) => [id, id]).map((id) => fetch(site.url + pathOf(id)));
    expect((await fetchPage(`${site.url}/about`)).status).toBe(200);
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const tags = answers.map(({ headers }) => headers.get("etag"));
    expect(new Set(tags).size).toBe(6);
  });
});
