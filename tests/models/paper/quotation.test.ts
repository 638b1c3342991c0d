import { expect, test } from "vitest";
import type { QuotationPaper } from "~/models/paper/print.server";
import { drawQuotation } from "~/models/paper/quotation.server.mjs";
import { readPdf } from "../../site/product/pdf";

const paper: QuotationPaper = {
  ...{ language: "en", title: "Quotation Q-2026-0001", subject: "Quotation", at: "2026-11-25T06:00:00.000Z" },
  ...{ number: "Q-2026-0001", revision: 1, mark: null, outcomes: [], note: null, words: null, terms: [] },
  company: { name: "Steel", address: "", phone: "", email: "", tel: "", registrations: [] },
  customer: { name: "Rao", ways: [] },
  day: { at: "2026-11-25", text: "25 Nov 2026" },
  validUntil: { at: "2026-12-05", text: "5 Dec 2026" },
  columns: ["No.", "Size and steel", "Pieces", "Weight, kg", "Rate, ₹", "Amount, ₹"],
  ...{ lines: [], weight: "0.000", linesTotal: "0.00", sums: [], total: "₹ 0.00" },
  currency: { code: "INR", symbol: "₹" },
  ...{ carried: { weights: [], amounts: [] }, lostNote: "Some characters cannot be printed here." },
};

test.each([
  ["gu-IN", "25 નવે, 2026", "2026-11-25"],
  ["ar-EG", "٢٥\u200f/١١\u200f/٢٠٢٦", "2026-11-25"],
  ["hi-IN", "25 नव॰ 2026", "25 नव॰ 2026"],
  ["de-DE", "25.11.2026", "25.11.2026"],
])("a day as %s writes it is readable on paper", async (_, text, drawn) => {
  const said = { at: "2026-11-25", text };
  const outcomes = [{ title: "Accepted", text: `Agreed on ${text} by Asha.`, day: said }];
  const pdf = readPdf(await drawQuotation({ ...paper, day: said, outcomes }));
  expect(pdf.text).toContain(`Agreed on ${drawn} by Asha.`);
  expect(pdf.text).toContain(`Date ${drawn}`);
  expect(pdf.text).toContain(`revision 1 · ${drawn}`);
  expect(pdf.text).not.toContain(paper.lostNote);
});

test.each([
  ["BDT", "৳"],
  ["AED", "د.إ.\u200f"],
])("the currency %s is said where no font has its symbol", async (code, symbol) => {
  const sums = {
    columns: paper.columns.map((name) => name.replace("₹", symbol)),
    total: `${symbol}\u00a01.00`,
  };
  const pdf = readPdf(await drawQuotation({ ...paper, ...sums, currency: { code, symbol } }));
  for (const said of [`Rate, ${code}`, `Amount, ${code}`, `Total ${code} 1.00`])
    expect(pdf.text).toContain(said);
  expect(pdf.text).not.toContain(paper.lostNote);
});

test("a long number, name or address of a quotation is whole, and nothing stands over another", async () => {
  const name = `Shree Venkateshwara Steel Traders and Coil Processing Limited`;
  const ways = [`purchase@${"works.".repeat(15)}example`];
  const pdf = readPdf(
    await drawQuotation({
      ...{ ...paper, title: "Quotation STEELCO/SL-2026-0001" },
      ...{ company: { ...paper.company, name }, customer: { name: "Rao".repeat(33), ways } },
    }),
  );
  expect(pdf.text).not.toContain("…");
  const number = pdf.texts.find(({ text }) => text.endsWith("0001"));
  const customer = pdf.texts.find(({ text }) => text.startsWith("Rao"));
  expect(number?.end).toBeLessThan(customer?.x ?? 0);
});

test("a long note to an acceptance takes the pages that it needs", async () => {
  const note = Array.from({ length: 90 }, (_, at) => `note ${at}`);
  const outcomes = [{ title: "Accepted", text: ["Agreed.", ...note].join("\n"), day: paper.day }];
  const pdf = readPdf(await drawQuotation({ ...paper, outcomes }));
  expect(pdf.texts.filter(({ text }) => text.startsWith("note ")).map(({ text }) => text)).toEqual(note);
  for (const { y } of pdf.texts) expect(y).toBeGreaterThan(20);
});
