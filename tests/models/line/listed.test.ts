import { describe, expect, it } from "vitest";
import { askWithAmounts, writeAmounts } from "~/models/line/amounts";
import { amountOf, describeLine, type Line, weighLine } from "~/models/line/line";
import { addLine, listAgain, MOST_LINES } from "~/models/line/listed";
import { readLine, writeLine } from "~/models/line/row.server";
import { readEnquiryLine } from "~/models/line/typed.server";
import { siFigures } from "~/steel/figures";

const read = (fields: Record<string, string>) => {
  const asked = readEnquiryLine(new URLSearchParams(fields), false, siFigures);
  if (!asked.ok) throw new Error(`no size in ${JSON.stringify(fields)}`);
  return asked.line;
};
const sheet = read({ form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "10" });
const coil = read({ form: "coil", thickness: "1.6", width: "1250", weight: "12000" });
const long = read({ form: "coil", thickness: "1.6", width: "1250", length: "100" });
const thin = { form: "coil", thickness: "2", width: "1250" };
const distinct = Array.from({ length: MOST_LINES }, (_, index) => ({ ...sheet, length: 1000 + index }));

/** As many of them. */
const many = (line: Line, pieces: number) => weighLine({ ...line, pieces }, amountOf(line));

const linesOf = (change: ReturnType<typeof addLine>) => (change.ok ? change.lines : change.message);

describe("a list of sizes", () => {
  it("keeps the weight or the length of a coil, whichever was asked", () => {
    expect([coil.byWeight, amountOf(coil), coil.length, coil.pieces]).toEqual([true, 12000, 764.3, 1]);
    expect([long.byWeight, amountOf(long), long.pieces]).toEqual([false, 100, 1]);
    const three = read({ ...thin, weight: "4000", pieces: "3" });
    expect([amountOf(three), three.pieces, three.weightKg]).toEqual([4000, 3, 12000]);
    expect(describeLine(three, siFigures)).toBe("2 × 1250 mm, 3 coils of 203.8 m");
    expect(many(read({ ...thin, weight: "2666.66666", pieces: "3" }), 3).weightKg).toBe(8000);
    expect(many(read({ ...thin, weight: "1000.125", pieces: "3" }), 3).weightKg).toBe(3000.375);
  });

  it.each([
    ["weight", "10", "1234.5", "1"],
    ["weight", "12", "3333.3333", "3"],
    ["weight", "1.6", "12000", "1"],
    ["length", "2", "333.3", "7"],
  ])("keeps the %s of a coil of %s mm that was sent: %s each of %s", (asked, thickness, amount, pieces) => {
    const sent = read({ form: "coil", thickness, width: "1500", [asked]: amount, pieces });
    const kept = readLine(writeLine(sent, 0));
    expect(weighLine(kept, amountOf(kept)).weightKg).toBeCloseTo(sent.weightKg, 3);
    expect(kept.byWeight).toBe(sent.byWeight);
  });

  it("weighs the size that it shows and that a quotation reads: to a thousandth of a mm", () => {
    const typed = { form: "sheet", thickness: "1.5875", width: "1500", length: "3000.0004", pieces: "55" };
    expect(read(typed)).toMatchObject({
      thickness: 1.588,
      length: 3000,
      weightKg: expect.closeTo(3085.29, 2),
    });
    const former = weighLine({ ...sheet, thickness: 1.5875 }, 2500);
    expect(listAgain([former])).toMatchObject([{ thickness: 1.588, weightKg: expect.closeTo(389.56, 2) }]);
  });

  it("asks again for the pattern and the pickling of a product that has gone", () => {
    const gone = (productName: string, grade: string | null) => listAgain([{ ...sheet, productName, grade }]);
    expect(gone("Chequered Plate IS 3502", "IS 3502")).toMatchObject([
      { grade: "chequered, IS 3502", patterned: true, productName: null },
    ]);
    expect(gone("HR Sheet pickled and oiled", null)).toMatchObject([{ grade: "pickled", patterned: false }]);
    expect(gone("HR Sheet", null)).toMatchObject([{ grade: null }]);
  });

  it("knows the weight with its pattern of a coil that was asked by weight, as typed and as stored", () => {
    const chequered = (of: Line) => weighLine({ ...of, grade: "chequered" }, amountOf(of));
    expect([chequered(coil), readLine(writeLine(chequered(coil), 0))]).toMatchObject([
      { patterned: false },
      { patterned: false },
    ]);
    expect([chequered(long), readLine(writeLine(chequered(long), 0))]).toMatchObject([
      { patterned: true },
      { patterned: true },
    ]);
  });

  it("keeps the share of a weight where something else of its coils is changed", () => {
    const three = read({ ...thin, weight: "7333.3333", pieces: "3" });
    const narrow = read(Object.fromEntries(askWithAmounts(three, { ...writeAmounts(three), width: "1000" })));
    expect([three.weightKg, narrow.weightKg]).toEqual([22000, 22000]);
  });

  it("adds the pieces of the same size to its line, also of a coil", () => {
    expect(linesOf(addLine([sheet], many(sheet, 5)))).toEqual([many(sheet, 15)]);
    expect(linesOf(addLine([coil], coil))).toEqual([many(coil, 2)]);
    expect(linesOf(addLine([long], long))).toEqual([many(long, 2)]);
  });

  it("has one line for the four by eight foot sheet, in feet or in inches", () => {
    const rest = { form: "sheet", thickness: "2", pieces: "1" };
    const feet = read({ ...rest, width: "4 ft", length: "8 ft" });
    const inches = read({ ...rest, width: '48"', length: "96 in" });
    expect(linesOf(addLine([feet], inches))).toMatchObject([{ width: 1220, length: 2440, pieces: 2 }]);
  });

  it("keeps another size, product, grade or measure apart", () => {
    const others = [
      { ...sheet, length: 3000 },
      { ...sheet, productId: "a".repeat(24) },
      { ...sheet, grade: "CRCA" },
      { ...sheet, type: "coldrolledsheet" as const },
      coil,
      weighLine(coil, 6000),
      long,
    ];
    let lines = [sheet];
    for (const other of others) {
      const added = addLine(lines, other);
      if (added.ok) lines = added.lines;
    }
    expect(lines).toEqual([sheet, ...others]);
  });

  it("takes no 61st size, yet more pieces of one it has", () => {
    expect(linesOf(addLine(distinct, sheet))).toMatch(/^The list holds 60 sizes/);
    const more = linesOf(addLine(distinct, { ...sheet, length: 1007 }));
    expect(more).toHaveLength(MOST_LINES);
    expect(more[7]).toMatchObject({ length: 1007, pieces: 20 });
  });

  it("takes no more of one size than the calculator weighs", () => {
    expect(linesOf(addLine([many(sheet, 100_000)], sheet))).toMatch(/more than one line/);
  });
});
