import { describe, expect, it } from "vitest";
import { hideTables, rows } from "../../faults/store";
import { type Typed, typedQuotation, typeLine } from "../../support/quotation";
import { fetchPdf } from "../product/pdf";
import { borrowQuotations } from "./buyer";

const { site, put } = borrowQuotations();

const A4 = [595.28, 841.89];

const read = (address: string) => fetchPdf(site.url + address);

/** Lines of 1 mm by 1 m by 2 m, 15.7 kg each, at 50 rupees and as many paise as their number says. */
function typeMany(count: number): Typed {
  const rest = typedQuotation.filter(([name]) => !/^(lines|charges|freight|discount)/.test(name));
  const line = (at: number) => {
    const rate = (50 + at / 100).toFixed(2);
    return typeLine(at, { text: "HR sheet 1 x 1000 x 2000 mm", pieces: String(at + 1), rate, unit: "kg" });
  };
  return [...rest, ...Array.from({ length: count }, (_, at) => line(at)).flat()];
}

/** In paise: 15.7 kg for each piece, half up. */
const amountOf = (at: number) => Math.floor((15_700 * (at + 1) * (5_000 + at) + 500) / 1000);

const rupees = (paise: number) =>
  new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(paise / 100);

describe("a quotation as PDF", () => {
  it("has on one A4 page every figure that the page has, as text", async () => {
    const { path, number } = put();
    const { headers, ...pdf } = await read(`${path}.pdf`);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-disposition")).toBe(`inline; filename="${number}.pdf"`);
    expect([pdf.pages, pdf.size, pdf.title, pdf.language]).toEqual([1, A4, `Quotation ${number}`, "en"]);
    expect(pdf.untagged).toBe(0);
    expect(new Set(pdf.tags)).toEqual(new Set(["Document", "P", "Span", "H1", "Table", "TR", "TH", "TD"]));
    for (const said of [
      ...["Example Steel", "GSTIN 27AAAAA0000A1Z5", "Rao Fabricators Pvt Ltd", "2 × 1250 × 2500 mm"],
      ...["490.625", "54.20 / kg", "26,591.88", "2,943.750", "52,400.00 / tonne", "1,54,252.50"],
      ...["Offered instead of: HR sheet 3 x 1219 x 2500", "3,434.375", "1,80,844.38", "858.59", "4,500.00"],
      ...["-1,000.00", "1,85,202.97", "CGST 9 %", "16,668.27", "₹ 2,18,539.51", "Page 1 of 1"],
      "Two Lakh Eighteen Thousand Five Hundred Thirty Nine Rupees And Fifty One Paise Only",
      ...["30 % in advance", "Mill test certificates go along."],
    ])
      expect(pdf.text).toContain(said);
  });

  it("carries a hundred lines over three pages, with what they come to so far", async () => {
    const { path } = put({ typed: typeMany(100) });
    const pdf = await read(`${path}.pdf`);
    expect(pdf.pages).toBe(3);
    const sums: number[] = [];
    for (let at = 0; at < 100; at += 1) {
      sums.push((sums.at(-1) ?? 0) + amountOf(at));
      expect(pdf.text).toContain(` ${rupees(amountOf(at))} `);
    }
    const carried = pdf.texts.flatMap(({ text }, at) =>
      /^(Carried|Brought) forward$/.test(text) ? [pdf.texts[at + 2]?.text] : [],
    );
    expect(carried).toHaveLength(4);
    expect(carried[0]).toBe(carried[1]);
    expect(carried[2]).toBe(carried[3]);
    expect(sums.map(rupees)).toEqual(expect.arrayContaining(carried));
    const total = sums.at(-1) ?? 0;
    const tax = Math.floor((total * 9 + 50) / 100);
    expect(pdf.text).toContain(`100 lines`);
    expect(pdf.text).toContain(rupees(tax));
    expect(pdf.text).toContain(`₹ ${rupees(total + 2 * tax)}`);
    expect(pdf.text).toContain("Page 3 of 3");
    for (const { x, y } of pdf.texts) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(565);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(815);
    }
  });

  it.each([1, 29, 30, 31, 32, 33, 34, 35, 36, 37, 80, 200])(
    "holds %i lines, none of them lost",
    async (count) => {
      const { path } = put({ typed: typeMany(count) });
      const pdf = await read(`${path}.pdf`);
      const numbers = pdf.texts.filter(({ x }) => x < 35).map(({ text }) => text);
      const lines = numbers.filter((text) => /^\d+$/.test(text)).map(Number);
      expect(lines).toEqual(Array.from({ length: count }, (_, at) => at + 1));
      // Where the sums alone go over, what all lines come to stands above the turn.
      const [brought, carried] = [/Brought forward/g, /Carried forward/g].map(
        (words) => pdf.text.match(words)?.length ?? 0,
      );
      expect([carried, (carried ?? 0) + 1]).toContain(brought);
      expect(pdf.text).toContain(`Page ${pdf.pages} of ${pdf.pages}`);
      expect(pdf.text.match(/Total ₹/g)).toHaveLength(1);
    },
  );

  it("has long remarks on as many pages as they take", async () => {
    const words = Array.from({ length: 600 }, (_, at) => `word${at}`).join(" ");
    const { path } = put({
      typed: [...typeMany(30).filter(([name]) => name !== "remarks"), ["remarks", words.slice(0, 3900)]],
    });
    const pdf = await read(`${path}.pdf`);
    expect(pdf.pages).toBe(2);
    expect(pdf.text).toContain("word400");
  });

  it("says of a former revision that it is one, and of an accepted one what was agreed", async () => {
    const { path, number } = put({ revisions: 2 });
    const former = await read(`${path}.pdf?revision=1`);
    expect(former.text).toContain("Revision 2 has taken its place");
    expect(former.text).toContain("Rao Fabricators Pvt Ltd (1)");
    const newest = await read(`${path}.pdf`);
    expect(newest.headers.get("content-disposition")).toContain(`${number}-revision-2.pdf`);
    const form = new URLSearchParams({ intent: "accept", name: "Asha Rao", order: "PO 7" });
    const accepted = await fetch(site.url + path, { method: "POST", body: form, redirect: "manual" });
    expect(accepted.status).toBe(302);
    const agreed = await read(`${path}.pdf`);
    expect(agreed.text).toMatch(/Agreed on .*20\d\d.* by Asha Rao: revision 2, in all ₹ 2,18,539.51/);
    expect(agreed.text).toContain("Order number PO 7");
  });

  it("is 503 where the store fails, and has no body for HEAD", async () => {
    const { path } = put();
    const head = await fetch(`${site.url}${path}.pdf`, { method: "HEAD" });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(5_000);
    const repair = hideTables(site, ["QuotationRevision"]);
    const failed = await fetch(`${site.url}${path}.pdf`);
    repair();
    expect(failed.status).toBe(503);
    expect(rows(site, `SELECT count(*) AS n FROM QuotationRevision`)).not.toEqual([{ n: 0 }]);
  });
});
