import { describe, expect, it, test } from "vitest";
import { readPastedList } from "~/models/line/pasted";
import { readCurrency } from "~/models/money/currency.server";
import { checkQuotation, workOut } from "~/models/quotation/form";
import { lineRows, readQuotedLine, remarksOf, typeLine } from "~/models/quotation/line";
import { readFigures } from "~/steel/figures";

const terms = {
  currency: readCurrency("en-IN", "INR"),
  figures: readFigures("en-IN"),
  taxes: [
    { name: "CGST", share: 9_000 },
    { name: "SGST", share: 9_000 },
    { name: "IGST", share: 18_000 },
  ],
  today: "2026-11-23",
  oldestRate: "2026-11-16",
};

const line = {
  "lines[0].text": "HR sheet IS 2062 E250 2 x 1250 x 2500",
  "lines[0].pieces": "10",
  "lines[0].rate": "54.20",
};
const whole = { customer: "Rao Fabricators", validUntil: "2026-11-30", ...line };

function check(fields: Record<string, string>, sending = true) {
  const checked = checkQuotation(new URLSearchParams(fields), terms, sending);
  if (checked.ok) return {};
  return checked.reason === "invalid" ? checked.errors : { form: [checked.reason] };
}

describe("a line that is taken over", () => {
  it.each([
    ["HR sheet, 3 mm x 15 mm x 2500 mm", "100", 88.31],
    ["HR sheet, 3 mm x 12 mm x 2500 mm", "10", 7.07],
    ["CR sheet, thickness 0.05 mm, width 20 mm, length 50 mm", "1000", 0.39],
    ["HR sheet, thickness 8 mm, width 1250 mm, length 25 mm", "4", 7.85],
    ["HR sheet IS 2062 E250 2 x 1250 x 2500", "10", 490.63],
    ["CR coil, thickness 0.1 mm, width 1250 mm, 500 kg", "1", 500],
  ])("%s is the same line again", (text, pieces, kg) => {
    const taken = (typed: { text: string; pieces: string }) => {
      const { quoted } = readQuotedLine({ ...lineRows.empty, ...typed }, terms);
      if (!quoted) throw new Error(`${typed.text} is not read`);
      return quoted.line;
    };
    const line = taken({ text, pieces });
    expect(line.weightKg).toBeCloseTo(kg, 2);
    expect(taken(typeLine(line))).toEqual(line);
  });
});

describe("a line costs", () => {
  it("what the size that is offered costs, and keeps the one that was asked for", () => {
    const fields = new URLSearchParams({ ...whole, "lines[0].offered": "HR sheet 2 x 1500 x 2500" });
    const [worked] = workOut(fields, terms).lines;
    expect(worked?.quoted).toMatchObject({ asked: line["lines[0].text"], amount: 3_191_025 });
  });

  it("by the coil, whose weight is that of all coils", () => {
    const coil = {
      "lines[0].text": "CR coil 1 x 1250 5000 kg",
      "lines[0].pieces": "2",
      "lines[0].rate": "60",
    };
    const [worked] = workOut(new URLSearchParams(coil), terms).lines;
    expect(worked?.quoted?.line).toMatchObject({ form: "coil", pieces: 2, weightKg: 5000 });
    expect(worked?.quoted?.amount).toBe(30_000_000);
  });
});

describe("a coil's line that says what one weighs", () => {
  it.each([
    ["HR coil 2 x 1250, 5 t each", "4", 20_000],
    ["2 coils HR 2 x 1250, 5 t each", "3", 15_000],
    ["2 coils HR 2 x 1250, 5 t each", "", 10_000],
  ])("%s, %s pieces", (text, pieces, weightKg) => {
    const { quoted } = readQuotedLine({ ...lineRows.empty, text, pieces }, terms);
    expect(quoted?.line.weightKg).toBe(weightKg);
    if (pieces) expect(quoted?.line.pieces).toBe(Number(pieces));
  });

  it("is asked how many there are, and not taken with another weight of all", () => {
    const fault = (text: string, pieces: string) =>
      readQuotedLine({ ...lineRows.empty, text, pieces }, terms).errors.text;
    expect(fault("HR coil 2 x 1250, 5 t each", "")).toMatch(/number of coils/);
    expect(fault("HR coil 2 x 1250, 5 t each, 20 t", "4")).toBeUndefined();
    expect(fault("HR coil 2 x 1250, 5 t each, 20 t", "3")).toMatch(/More than one weight/);
  });
});

it.each([
  ["HR coil 2 x 1250, 60 t", "1", /One coil weighs at most 50 t/],
  ["HR coil 2 x 1250, 60 t", "2", undefined],
  ["HR sheet 2 x 1250 x 2500, 5 t", "10", /weigh 490.63 kg, not 5000 kg/],
])("%s is weighed with %s pieces beside it as if they stood in it", (text, pieces, fault) => {
  const { errors } = readQuotedLine({ ...lineRows.empty, text, pieces }, terms);
  expect(errors.pieces).toEqual(fault && expect.stringMatching(fault));
});

it.each([
  ["HR sheet 2 x 1250 x 2500, 40 nos", "HR sheet 2 x 1500 x 2500", "", /how many of it/, undefined],
  ["HR sheet 2 x 1250 x 2500, 5 t", "HR sheet 2 x 1500 x 2500", "", /how many of it/, undefined],
  ["GP sheet 0.5 x 1250 x 2500, 40 nos", "CR sheet 0.5 x 1250 x 2500", "", /how many of it/, undefined],
  ["HR sheet 2 x 1250 x 2500, 40 nos", "HR sheet 2 x 1500 x 2500", "40", undefined, 40],
  ["HR sheet 2 x 1250 x 2500, 40 nos", "HR sheet 2 x 1500 x 2500, 36 nos", "", undefined, 36],
  ["HR sheet 2 x 1250 x 2500", "HR sheet 2 x 1500 x 2500", "", undefined, 1],
])("of %s, offered as %s with %s pieces, one is not taken for all", (text, offered, pieces, fault, count) => {
  const { quoted, errors } = readQuotedLine({ ...lineRows.empty, text, offered, pieces }, terms);
  expect(errors).toEqual(fault ? { pieces: expect.stringMatching(fault) } : {});
  expect(quoted?.line.pieces).toBe(count);
});

test.each([
  ["GI sheets\n0.5 x 1250 x 2500 - 20 nos", /“GI” is not listed/],
  ["CR sheets:\n1) 20 x 1250 x 2500 - 10 nos", /“20” can be mm or gauge/],
  ["Gauge\tWidth\tLength\tQty\n16\t1250\t2500\t20", /16 gauge is 1.52 mm/],
  ["Thk\tWidth\tLength\tQty\n4\t1500\t\t6000", /length is missing/],
  ["Thk\tWidth\tLength\tTo supply\n2\t1250\t2500\t5", /“5” was not understood/],
])("of the message %j the last line is no size without those above it", (message, fault) => {
  const read = readPastedList(message).at(-1);
  const text = (read && !read.ok && read.alone) || "";
  expect(readQuotedLine({ ...lineRows.empty, text }, terms).errors.text).toMatch(fault);
});

test("a total leaves out what cannot be read, as what has no rate, and counts both", () => {
  const open = {
    "lines[1].text": "HR sheet 3 x 1250",
    "lines[1].rate": "50",
    "lines[2].text": "HR 2x1250x2500",
  };
  const fields = new URLSearchParams({ ...whole, ...open, "lines[3].unit": "kg" });
  const { unpriced, totals } = workOut(fields, terms, lineRows.readAll(fields));
  expect([unpriced, totals.total]).toEqual([2, 2_659_188]);
  expect(workOut(new URLSearchParams(whole), terms).unpriced).toBe(0);
});

test("what is typed beside a size is said to be left out, unless the remark has it", () => {
  const read = (typed: Partial<typeof lineRows.empty>) =>
    readQuotedLine({ ...lineRows.empty, ...typed }, terms);
  const text = "CR sheet 1 x 1250 x 2500, oiled, Tata make";
  expect(read({ text })).toMatchObject({ left: ["oiled", "Tata make"], quoted: { note: null } });
  expect(read({ text, note: "Tata make" })).toMatchObject({ left: ["oiled"], quoted: { note: "Tata make" } });
  expect(read({ text, offered: "CR sheet 1 x 1000 x 2500 JSW" }).left).toEqual(["JSW"]);
});

test.each([
  ["HR sheet E250 2 x 1250 x 2500", ["Tata make"]],
  ["(2) HR 2 x 1250 x 2500", ["Tata make"]],
  ["HR sheet E350 2 x 1250 x 2500", []],
  ["CR sheet 2 x 1250 x 2500", []],
  ["HR sheet E250 3 x 1250 x 2500", []],
])("of %s what is said beside a size of E250 is a remark: %j", (text, remarks) => {
  const { quoted } = readQuotedLine({ ...lineRows.empty, text }, terms);
  const note = "(2) HR sheet E250 2 x 1250 x 2500 Tata make";
  expect(quoted && remarksOf(quoted.line, note)).toEqual(remarks);
});

test.each(["250/t", "250/tonnes", "250 per tons", "250 / MT.", "Rs 250 PMT", "250 per M.T."])(
  "freight may be by the tonne: %s",
  (freight) => {
    const { totals, errors } = workOut(new URLSearchParams({ ...whole, freight }), terms);
    expect([totals.charges, errors]).toEqual([12_266, {}]);
  },
);

test.each(["To pay", "अलग से", "2 trucks, to pay", "1/2 by the buyer", "Rs 2,500 extra", "Mars/Pune"])(
  "freight in words costs nothing and is kept: %s",
  (words) => {
    const { totals, freight, errors } = workOut(new URLSearchParams({ ...whole, freight: words }), terms);
    expect([totals.charges, freight, errors]).toEqual([0, words, {}]);
  },
);

describe("what is wrong is said at its field", () => {
  test.each([
    ["lines[0].text", "galvanised 2 mm", /not listed here/],
    ["lines[0].pieces", "1.5", /whole number/],
    ["lines[0].rate", "cheap", /rate such as 54.20/],
    ["lines[0].rate", "", /Enter the rate/],
    ["lines[0].rate", "0", /Enter the rate/],
    ["lines[0].unit", "tonne", /one of the list/],
    ["freight", "12..5", /sum such as 1500/],
    ["freight", "250/kg", /sum such as 1500/],
    ["freight", "₹ 2,500 per truck", /sum such as 1500/],
    ["freight", "Rs. 2/kg", /sum such as 1500/],
    ["freight", "2,500 INR per truck", /sum such as 1500/],
    ["freight", "Rs 2,50", /sum such as 1500/],
    ["discount", "5 %", /sum such as 1500/],
    ["discount", "99999999", /more than lines and charges/],
    ["taxes", "VAT", /taxes from the settings/],
    ["validUntil", "2026-11-22", /passed/],
    ["validUntil", "२०२६-११-२२", /passed/],
    ["validUntil", "2026-02-30", /date such as/],
    ["validUntil", "", /last day/],
    ["customer", "", /customer's name/],
    ["email", "nobody", /email address/],
  ])("%s: %s", (field, value, message) => {
    expect(check({ ...whole, [field]: value })[field]?.[0]).toMatch(message);
  });

  it.each([
    ["de-DE", "EUR"],
    ["ja-JP", "JPY"],
    ["ar-KW", "KWD"],
  ])("with a rate that is one in %s", (locale, code) => {
    const there = { ...terms, currency: readCurrency(locale, code), figures: readFigures(locale) };
    const rated = (rate: string) => {
      const fields = new URLSearchParams({ ...whole, "lines[0].rate": rate });
      return workOut(fields, there).errors["lines[0].rate"]?.[0];
    };
    const example = /such as (\S+)$/.exec(rated("cheap") ?? "")?.[1] ?? "";
    expect(rated(example)).toBeUndefined();
  });

  it("and a draft may lack rates and the last day", () => {
    const unpriced = { ...whole, "lines[0].rate": "", validUntil: "", discount: "500" };
    expect(check(unpriced, false)).toEqual({});
  });
});

test("rows are read in their order, whatever their numbers, and empty ones are left out", () => {
  const fields = new URLSearchParams({ "lines[7].text": "b", "lines[2].text": "a", "lines[3].unit": "kg" });
  const lines = lineRows.read(fields);
  expect(lines.map(({ text }) => text)).toEqual(["a", "b"]);
  expect([...lineRows.write(fields, lines)]).toEqual([
    ["lines[0].text", "a"],
    ["lines[1].text", "b"],
  ]);
});
