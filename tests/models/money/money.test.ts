import { describe, expect, it, test } from "vitest";
import { readCurrency } from "~/models/money/currency.server";
import { parseMoney, shareOf, typeSum, writeMoney, writeSum } from "~/models/money/money";
import { readTaxLines, sayShare } from "~/models/money/tax";
import { readFigures } from "~/steel/figures";
import fc from "../../support/property";

const india = { currency: readCurrency("en-IN", "INR"), figures: readFigures("en-IN") };
const germany = { currency: readCurrency("de-DE", "EUR"), figures: readFigures("de-DE") };
const canada = { currency: readCurrency("fr-CA", "USD"), figures: readFigures("fr-CA") };
const japan = { currency: readCurrency("ja-JP", "JPY"), figures: readFigures("ja-JP") };

describe("a sum", () => {
  test.each([
    [12_345_600, india, "₹ 1,23,456.00"],
    [5, india, "₹ 0.05"],
    [-150, india, "₹ -1.50"],
    [12_345_600, germany, "123.456,00 €"],
    [1_500, japan, "¥ 1,500"],
  ])("%d is written as its locale writes it", (sum, { currency, figures }, text) => {
    expect(
      writeMoney(sum, currency, figures).replace(/[\u00a0￥]/g, (sign) => (sign === "￥" ? "¥" : " ")),
    ).toBe(text);
  });

  test.each([
    ["54.20", india, 5_420],
    ["₹ 1,23,456.5", india, 12_345_650],
    ["123,456.50", india, 12_345_650],
    ["५४.२", india, 5_420],
    ["INR 54", india, 5_400],
    ["Rs 4,500", india, 450_000],
    ["Rs. 4500/-", india, 450_000],
    ["54.20 Rs", india, 5_420],
    ["Rs 1 50 000 /-", india, 15_000_000],
    ["1.234,56 €", germany, 123_456],
    ["1500", japan, 1_500],
  ])("typed as %s is read", (typed, { currency, figures }, sum) => {
    expect(parseMoney(typed, currency, figures)).toBe(sum);
  });

  test.each([
    "",
    "-5",
    "1e5",
    "54.205",
    "1,2",
    "12,34",
    "54 20",
    "54 per kg",
    "1.5.2",
    "Rs",
    "99999999999999",
  ])("typed as %s is none", (typed) => {
    expect(parseMoney(typed, india.currency, india.figures)).toBeNull();
  });

  it("that was written is read again", () => {
    const sums = fc.integer({ min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(sums, fc.constantFrom(india, germany, canada, japan), (sum, { currency, figures }) => {
        expect(parseMoney(typeSum(sum, currency, figures), currency, figures)).toBe(sum);
        expect(parseMoney(writeSum(sum, currency, figures), currency, figures)).toBe(sum);
        expect(parseMoney(writeMoney(sum, currency, figures), currency, figures)).toBe(sum);
      }),
    );
  });
});

test("a share is rounded half up, also beyond what a double holds", () => {
  expect(shareOf(5, 1, 10)).toBe(1);
  expect(shareOf(4, 1, 10)).toBe(0);
  expect(shareOf(5_420, 490_625, 1_000)).toBe(2_659_188);
  expect(shareOf(9_007_199_254_740_991, 1_000, 1_000)).toBe(9_007_199_254_740_991);
});

describe("taxes", () => {
  it("are read one a line", () => {
    const taxes = readTaxLines("CGST 9\nSGST: 9 %\n\nCess 0.125%");
    expect(taxes?.map((tax) => `${tax.name} ${sayShare(tax, germany.figures)}`)).toEqual([
      "CGST 9 %",
      "SGST 9 %",
      "Cess 0,125 %",
    ]);
  });

  test.each(["GST", "GST 101", "GST 9\nGST 18", "9"])("%s is none", (text) => {
    expect(readTaxLines(text)).toBeNull();
  });
});
