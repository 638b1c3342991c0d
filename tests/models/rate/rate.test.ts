import { describe, expect, it, test } from "vitest";
import { readCurrency } from "~/models/money/currency.server";
import { rateRows, readRates, typeRate } from "~/models/rate/form";
import { chooseLowest, chooseRate, isSameGrade, type TableRate } from "~/models/rate/rate";
import { readRateSheet } from "~/models/rate/spreadsheet.server";
import { readFigures } from "~/steel/figures";

const terms = { currency: readCurrency("en-IN", "INR"), figures: readFigures("en-IN") };

const base: TableRate = {
  ...{ type: "hotrolledsheet", grade: null, from: null, to: null },
  ...{ sum: 5_420, unit: "kg", day: "2026-11-22", sample: false },
};
const e250 = { ...base, grade: "IS 2062 E250", from: 1.6, to: 5, sum: 5_600 };
const table: TableRate[] = [base, e250, { ...e250, from: 2, to: 2.5, sum: 5_700 }];

type Row = [grade: string, from: number | null, to: number | null];

describe("the rate of a line", () => {
  test.each([
    ["of the narrowest band of its grade", "E250", 2, 5_700],
    ["of its grade", "E250 BR", 5, 5_600],
    ["of every grade, where its grade has none", "HR1", 2, 5_420],
    ["of every grade, beyond the band", "E250", 6, 5_420],
    ["of every grade, without a grade", null, 2, 5_420],
  ])("is %s", (_, grade, thickness, sum) => {
    expect(chooseRate(table, { type: "hotrolledsheet", grade, thickness })?.sum).toBe(sum);
  });

  test.each<[string, string, Row, Row]>([
    ["very grade", "IS 2062 E250 BR", ["IS 2062 E250", 3, 10], ["IS 2062 E250 BR", 3, 10]],
    ["very grade before a narrower band", "IS 2062 E350", ["IS 2062", 5, 6], ["E350", 3, 12]],
    ["nearer of two wider grades", "E250 BR", ["IS 2062", 5, 6], ["E250", null, null]],
    ["grade that is not known", "IS 513 CR6", ["IS 513", 5, 6], ["IS 513 CR6", 3, 10]],
    ["finish", "chequered, IS 2062 E250", ["IS 2062 E250", 5, 6], ["Chequered", null, null]],
    ["grade of that finish", "chequered, IS 2062 E250", ["chequered", 5, 6], ["E250 chequered", 3, 10]],
    ["steel without that finish", "IS 2062 E250", ["E250 pickled", 5, 6], ["E250", 3, 10]],
  ])("is that of the %s, whichever row is first", (_, grade, ...rows) => {
    const [other, own] = rows.map(([grade, from, to], at) => ({ ...base, grade, from, to, sum: at }));
    const wanted = { type: base.type, grade, thickness: 5 };
    for (const rates of [
      [other, own],
      [own, other],
    ])
      expect(
        chooseRate(
          rates.flatMap((rate) => rate ?? []),
          wanted,
        ),
      ).toBe(own);
  });

  it.each([
    ["E250", "E250 chequered", false],
    ["chequered, IS 2062 E250", "E250", false],
    ["chequered, IS 2062 E250", "E250 chequered", true],
    ["chequered SAILMA 350", "chequered", false],
    ["IS 2062 E300", "IS 2062 E250 BR", false],
    ["IS 2062 E300", "E300", true],
    ["ASTM A1011 SS Gr 50", "A1011 CS", false],
    ["IS 513 CR6", "IS 513 CR1", false],
    ["IS 513 CR6", "IS 513-CR6", true],
    ["JIS G3131 SPHT1", "JIS G3131 SPHC", false],
    ["IS 513:2016", "IS 513 CR1", true],
  ])("as last quoted, of %s, is not of another finish or grade: %s", (wanted, quoted, isSame) => {
    expect(isSameGrade(wanted, quoted)).toBe(isSame);
  });

  it("is none of another type", () => {
    expect(chooseRate(table, { type: "hotrolledcoil", grade: "E250", thickness: 2 })).toBeNull();
  });

  it("is for a product the lowest by weight, whichever unit it is said in", () => {
    const tonne = { ...base, from: 6, to: 6, sum: 5_300_000, unit: "t" as const };
    const steel = { type: base.type, grade: null };
    expect(chooseLowest([base, tonne], { ...steel, thickness: [2, 6] })?.sum).toBe(5_300_000);
    expect(chooseLowest([base, tonne], { ...steel, thickness: [2] })?.sum).toBe(5_420);
  });
});

describe("the table as typed", () => {
  const row = { type: "hotrolledsheet", grade: "", from: "", to: "", rate: "54.20", unit: "kg", gone: "" };
  const kept = { before: [base], today: "2026-11-29" };
  const read = (...rows: object[]) =>
    readRates(
      rows.map((changes) => ({ ...row, ...changes })),
      terms,
      kept,
    );

  it("keeps the day of what stays, gives today's to the rest, and leaves out what is removed", () => {
    const { rates, errors } = read({}, { from: "14 SWG", to: "3", rate: "55,000", unit: "t" }, { gone: "1" });
    expect(errors).toEqual({});
    expect(rates).toEqual([
      base,
      { ...base, from: 2.03, to: 3, sum: 5_500_000, unit: "t", day: "2026-11-29" },
    ]);
    expect(read({ rate: "54.30" }).rates[0]?.day).toBe("2026-11-29");
  });

  test.each([
    ["rate", { rate: "" }, /rate such as/],
    ["rate", { rate: "0" }, /rate such as/],
    ["type", { type: "" }, /Choose/],
    ["from", { from: "thin" }, /number above 0/],
    ["to", { from: "3", to: "2" }, /3 mm or more/],
    ["grade", { grade: "x".repeat(61) }, /at most 60/],
    ["unit", { unit: "quintal" }, /“quintal” is neither kg nor t/],
  ])("says at its field what is wrong: %s", (field, changes, message) => {
    expect(read(changes).errors[`rates[0].${field}`]?.[0]).toMatch(message);
  });

  it("has no two rows of one steel", () => {
    expect(read({}, { rate: "55" }).errors).toEqual({ "rates[1].type": ["Row 1 is for the same steel"] });
  });

  it("comes back as it was, and rows in which nothing was typed are left out", () => {
    const fields = new URLSearchParams({ "rates[9].type": "hotrolledsheet", "rates[9].unit": "kg" });
    for (const [name, value] of Object.entries(typeRate(e250, terms))) fields.set(`rates[3].${name}`, value);
    const { rates } = readRates(rateRows.read(fields), terms, { before: [e250], today: "2026-11-29" });
    expect(rates).toEqual([e250]);
  });
});

// A tonne taken for a kilogram makes a rate a thousand times too high.
test.each([
  ...["t", "MT", "per tonne", "/t"].map((written) => [written, "t"]),
  ...["", "kg", "per kg", "a kg"].map((written) => [written, "kg"]),
  ["quintal", "quintal"],
])("a spreadsheet's unit, written %j, is %s", async (written, unit) => {
  const sheet = await readRateSheet(`Type,Rate,Unit\nHot Rolled Sheet,54200,${written}`);
  expect(sheet).toMatchObject({ ok: true, typed: [{ type: "hotrolledsheet", rate: "54200", unit }] });
});
