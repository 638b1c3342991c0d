import { describe, expect, it } from "vitest";
import { readEnquiryLine } from "~/models/enquiry/line";
import { addLine, changeLine, MOST_LINES } from "~/models/enquiry/listed";

const read = (fields: Record<string, string>) => {
  const line = readEnquiryLine(new URLSearchParams(fields));
  if (!line) throw new Error(`no size in ${JSON.stringify(fields)}`);
  return line;
};
const sheet = read({ form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "10" });
const coil = read({ form: "coil", thickness: "1.6", width: "1250", weight: "12000" });
const long = read({ form: "coil", thickness: "1.6", width: "1250", length: "100" });
const distinct = Array.from({ length: MOST_LINES }, (_, index) => ({ ...sheet, length: 1000 + index }));

const linesOf = (change: ReturnType<typeof addLine>) => (change.ok ? change.lines : change.message);

describe("a list of sizes", () => {
  it("keeps the weight or the length of a coil, whichever was asked", () => {
    expect([coil.weight, coil.length]).toEqual([12000, null]);
    expect([long.weight, long.length]).toEqual([null, 100]);
  });

  it("adds the pieces, the weight or the metres of the same size to its line", () => {
    expect(linesOf(addLine([sheet], { ...sheet, pieces: 5 }))).toEqual([{ ...sheet, pieces: 15 }]);
    expect(linesOf(addLine([coil], coil))).toEqual([{ ...coil, weight: 24000 }]);
    expect(linesOf(addLine([long], long))).toEqual([{ ...long, length: 200 }]);
  });

  it("keeps another size, product, grade or measure apart", () => {
    const others = [
      { ...sheet, length: 3000 },
      { ...sheet, product: "a".repeat(24) },
      { ...sheet, words: "CRCA" },
      { ...sheet, type: "coldrolledsheet" as const },
      coil,
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
    expect(linesOf(addLine([{ ...sheet, pieces: 100_000 }], sheet))).toMatch(/more than one line/);
  });

  it("joins a line that was changed into another one, and leaves the others in their order", () => {
    const other = { ...sheet, length: 3000 };
    expect(linesOf(changeLine([coil, sheet, other], 1, other))).toEqual([coil, { ...other, pieces: 20 }]);
    const changed = { ...sheet, pieces: 12 };
    expect(linesOf(changeLine([sheet, coil], 0, changed))).toEqual([changed, coil]);
  });
});
