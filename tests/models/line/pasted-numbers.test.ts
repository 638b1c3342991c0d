import { describe, expect, it } from "vitest";
import { makeLine } from "~/models/line/line";
import { readPastedList } from "~/models/line/pasted";
import { chooseGauge, keepText } from "~/models/line/pasted-text";
import { writeLines } from "~/models/line/text";
import { readFigures } from "~/steel/figures";
import { writePlain } from "~/steel/reading/plain";
import fc from "../../support/property";

/** Beside a whole size; `nos` and the like make a number of pieces of the number before them. */
const besides = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 16n }).map(String),
  fc.integer({ min: 0, max: 9999 }).map((number) => String(number / 100)),
  fc.tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 1, max: 9999 })).map((two) => two.join(" ")),
  fc.constantFrom(..."nos pcs kg ton mm x X * - / @ , . ; : ( ) % + = qty to or per each B C ID".split(" ")),
  fc.constantFrom(
    ..."urgent delivery Pune rate price call PO days SS GI angle 16g 304 DC01 CR chq".split(" "),
  ),
);

/** Understood as such, and shown nowhere. */
const NUMBERING = /^\W*(?:\d{1,2}[)\]]|\d{1,2}\.(?!\d)|\d{1,2} ?[-:](?= ?[a-z]))/i;

describe("a pasted line of any numbers and words", () => {
  const line = fc
    .tuple(
      fc.array(fc.tuple(besides, fc.constantFrom(" ", "", "\t")), { maxLength: 3 }),
      fc.array(fc.tuple(besides, fc.constantFrom(" ", "")), { maxLength: 4 }),
    )
    .map(([before, behind]) => `${before.flat().join("")} 2x1250x2500 ${behind.flat().join("")}`.trim());

  it("loses no letter and no digit: they are in the size, shown beside it, or the line stays", () => {
    let read = 0;
    fc.assert(
      fc.property(line, (text) => {
        const [first, ...others] = readPastedList(text);
        if (!first?.ok || others.length > 0) return;
        read += 1;
        const { line: size, asked, left } = first;
        const known = [
          size.thickness,
          size.width,
          size.length,
          asked.pieces,
          asked.kg,
          (asked.kg ?? 0) / 1000,
        ];
        // An x before the size makes another size of it.
        if (size.thickness !== 2 || size.width !== 1250 || size.length !== 2500) return;
        const shown = [...left, size.grade].join(" ").toLowerCase();
        for (const [number] of writePlain(text)
          .replace(NUMBERING, " ")
          .replaceAll("DC01", " ")
          .matchAll(/\d[\d.,]*/g)) {
          const value = Number(number.replaceAll(",", "").replace(/\.$/, ""));
          expect(
            known.includes(value) || shown.includes(number.replace(/[.,]+$/, "")),
            `${number} of ${text}`,
          ).toBe(true);
        }
        for (const [word] of text
          .replaceAll("DC01", " ")
          .toLowerCase()
          .matchAll(/[a-z]{2,}/g)) {
          const isMeant = /^(?:nos|pcs|kg|ton|mm|x|qty|to|or|per|each|cr|chq|price|rate)+$/.test(word);
          expect(isMeant || shown.includes(word), `${word} of ${text}`).toBe(true);
        }
      }),
      {
        numRuns: 2000,
        examples: [["2x1250x2500 XCR304"], ["rate 2x1250x2500 1.7tonX"], ["17)  2x1250x2500 Pune"]],
      },
    );
    expect(read).toBeGreaterThan(200);
  });

  it.each([
    ["2x1250x2500x99999999", /2x1250x2500x99999999.*cannot be read/],
    ["2x1250x2500 1000000 nos", /1000000 nos.*(?:not a|neither a) number of pieces/],
    ["2x1250x2500 - 1500000", /1500000.*not understood/],
    ["2x1250x2500x9820012345", /No size/],
    ["2x1250x2500 9820012345 nos", /(?:not a|neither a) number of pieces|not understood/],
    ["2x1250x2500 qty 150000", /150000.*(?:not a|neither a) number of pieces/],
    ["2x1250x2500 - 150000", /150000.*not understood/],
    ["2x1250x2500 1234567890123456", /1234567890123456.*not understood/],
    ["1.2 300 600 2000", /2000.*not understood/],
  ])("%s stays, for its number can be no telephone's", (text, reason) => {
    expect(readPastedList(text)).toMatchObject([{ ok: false, reason: expect.stringMatching(reason) }]);
  });

  it.each([
    ["HR 2x1250x2500 20 nos call 98200 12345", ["call 98200 12345"]],
    ["HR 2x1250x2500 20 nos @ 56/kg Pune", ["@ 56/kg Pune"]],
    ["7 HR 2x1250x2500 20 nos", ["7"]],
    ["HR CR 2x1250x2500", ["HR CR"]],
    ["2x1250x2500 XCR304", ["XCR304"]],
    ["CR coil 0.8x1250 4 nos each 7.5 MT ID 508", ["ID 508"]],
    ["Item\tThk\tWidth\tLength\tWeight (kg)\nCR\t0.8\t1250\tCOIL\t5000", []],
    ["HR 2x1250x2500 rate 54/55", ["rate 54/55"]],
    ["HR 2x1250x2500 qty 2.5 M.T.", []],
    ["HR 2x1250x2500 No. of sheets: 20", []],
    ["3 coils of 10 ton, 30 ton 2x1250", ["of 10 ton"]],
    ["Sr No\tItem\tThk\tWidth\tLength\tQty\tRate\n7\tHR\t3\t1500\t3000\t12\t56.5", ["7", "Rate 56.5"]],
    ["Thk\tWidth\tLength\tQty\tRate\tSite\n3\t1500\t3000\t12\t56\t14", ["Rate 56", "Site 14"]],
  ])("%s is read, with what is no size beside it", (text, left) => {
    expect(readPastedList(text)).toMatchObject([{ ok: true, left }]);
  });

  it("reads times and prices only where no x stands before them, and numbers on keys as numbers", () => {
    const line = { thickness: 2, width: 1250, length: 2500, pieces: 20 };
    expect(readPastedList("1:1250x2500")).toMatchObject([
      { line: { thickness: 1, width: 1250, length: 2500 } },
    ]);
    expect(readPastedList("2x1250x2500x20/nos")).toMatchObject([{ line }]);
    expect(readPastedList("HR 2x1250x2500 - 2\uFE0F\u20E30\uFE0F\u20E3 nos")).toMatchObject([{ line }]);
  });
});

describe("a list as the site writes it", () => {
  const figures = readFigures("en-IN");
  const sheet = fc.record({
    form: fc.constant("sheet" as const),
    thickness: fc.constantFrom(0.35, 0.8, 1.6, 2, 3.175, 6.35, 10, 25, 40),
    width: fc.constantFrom(150, 600, 914, 1250, 1500),
    length: fc.constantFrom(1829, 2500, 6300, 12000),
    pieces: fc.constantFrom(1, 2, 20, 1500, 12000),
    productName: fc.constantFrom(null, "HR Sheet IS 1079 HR1", "CR Sheet A1008 CS Type B"),
  });
  const coil = fc.record({
    form: fc.constant("coil" as const),
    thickness: fc.constantFrom(0.35, 0.8, 1.6, 2, 4),
    width: fc.constantFrom(150, 914, 1250, 1500),
    length: fc.constantFrom(1000, 5000, 8500.5, 20000),
    byWeight: fc.constant(true),
    pieces: fc.constantFrom(1, 2, 10),
    inner: fc.constantFrom(null, 508),
    productName: fc.constantFrom(null, "CR Coil DC01", "HR Coil IS 10748 Tube Grade"),
  });

  it("is read again with the same sizes, pieces and weights", () => {
    fc.assert(
      fc.property(fc.oneof(sheet, coil), (asked) => {
        const line = makeLine(asked, asked.length);
        if (!line) throw new Error(`No line of ${JSON.stringify(asked)}`);
        const [[written = ""] = []] = writeLines([line], figures);
        const { form, thickness, width, pieces, weightKg } = line;
        expect(readPastedList(written), written).toMatchObject([
          { ok: true, line: { form, thickness, width, pieces, weightKg: expect.closeTo(weightKg, -1) } },
        ]);
      }),
    );
  });
});

describe("a preview", () => {
  it("says that pieces are whole, with the weight that was asked for", () => {
    expect(readPastedList("HR 2x1250x2500 500 kg")).toMatchObject([
      { ok: true, asked: { pieces: null, kg: 500 }, line: { pieces: 10 } },
    ]);
    expect(readPastedList("HR 2x1250x2500 10 nos")).toMatchObject([
      { ok: true, asked: { pieces: 10, kg: null } },
    ]);
  });

  it("asks which holds where pieces and weight are far apart", () => {
    expect(readPastedList("2x1250x2500 20 nos 500 kg")).toMatchObject([
      { ok: false, reason: expect.stringMatching("981.25 kg, not 500 kg") },
    ]);
    expect(readPastedList("2x1250x2500 20 nos 981 kg")).toMatchObject([{ ok: true }]);
  });

  it("keeps, of a line that was read, all of it as a note where something in it is no size", () => {
    const [rate, serial, plain] = readPastedList(
      "HR 2x1250x2500 20 nos rate 54.50\n3 HR 2x1250x2500 5 nos\nHR 3x1250x2500",
    );
    expect([rate, serial, plain].map((row) => row && keepText(row))).toEqual([
      "Note: HR 2x1250x2500 20 nos rate 54.50",
      null,
      null,
    ]);
    expect(readPastedList("Note: HR 2x1250x2500 20 nos rate 54.50")).toMatchObject([
      { ok: false, reason: "A note" },
    ]);
  });

  it("offers the two thicknesses of a gauge, each with the line that says it", () => {
    const choose = (text: string, choice: number) => chooseGauge(text, `choose.0.${choice}`);
    const text = "16g cr 4x8 20 nos\nCR 1x1250x2500\n16g cr 4x8 20 nos";
    expect(readPastedList(text)[0]).toMatchObject({
      choices: [{ label: "1.52 mm (16 gauge US)" }, { label: "1.63 mm (16 gauge SWG)" }],
    });
    const chosen = choose(text, 1);
    expect(chosen).toBe("16 gauge SWG cr 4x8 20 nos\nCR 1x1250x2500\n16 gauge SWG cr 4x8 20 nos");
    expect(readPastedList(chosen)).toMatchObject([{ line: { thickness: 1.63 } }, { ok: true }, { ok: true }]);
    const table = "Sr\tGauge\tWidth\tLength\tQty\n16\t16\t1220\t2440\t16";
    const rows = readPastedList(chooseGauge(table, "choose.1.0"));
    expect(rows).toMatchObject([{ ok: true, line: { thickness: 1.52, pieces: 16 }, left: ["16"] }]);
    for (const intent of ["choose.9.9", "read", "save", ""]) expect(chooseGauge(text, intent)).toBe(text);
  });
});
