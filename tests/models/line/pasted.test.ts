import { describe, expect, it } from "vitest";
import { MOST_LINES } from "~/models/line/listed";
import { MOST_LIST_BYTES, readPastedList } from "~/models/line/pasted";
import fc from "../../support/property";
import { readable } from "./pasted-lines";
import { describeLine, readAll } from "./pasted-meaning";
import { plainer, unreadable } from "./refused-lines";

describe("a pasted line", () => {
  it.each([...readable, ...plainer])("%j is %s", (line, meaning) => {
    expect(readAll(line)).toEqual([meaning]);
  });

  it.each(unreadable)("%j stays as it was: %s", (line, reason) => {
    expect(readPastedList(line)).toMatchObject([
      { typed: line, ok: false, reason: expect.stringMatching(reason) },
    ]);
  });
});

describe("a pasted text", () => {
  it("joins a product and its thickness that stand in two lines above the sizes", () => {
    expect(readAll("HR Sheet\n2 mm\n1250x2500 20 nos\n3 mm\n1500x3000 5 nos\nCRCA\n1x1250x2500")).toEqual([
      "A heading, used for the lines below it",
      "A heading, used for the lines below it",
      "hot sheet 2x1250x2500 20 pcs",
      "A heading, used for the lines below it",
      "hot sheet 3x1500x3000 5 pcs",
      "A heading, used for the lines below it",
      "cold sheet 1x1250x2500",
    ]);
  });

  it.each<[string, string[]]>([
    ["GI:\n0.8x1250x2500 10 nos\nMS\n2x1250x2500", ["GI", "GI", "No size", "sheet 2x1250x2500"]],
    ["HR\n2x1250x2500\nSS Plate:\n5 x 1500 x 3000", ["heading", "hot sheet 2x1250x2500", "SS", "SS"]],
    ["HR sheet\nMS\n2x1250x2500", ["heading", "No size", "hot sheet 2x1250x2500"]],
    ["Flats:\n50x6 6m 10 nos\nHR 2x1250x2500", ["Flats", "Flats", "hot sheet 2x1250x2500"]],
    ["ABC Pipes Pvt Ltd\n2x1250x2500 5 nos", ["Pipes", "sheet 2x1250x2500 5 pcs"]],
    ["CR 1x1250x2500\n100 sheets\nHR 2x1250x2500\n20 nos", ["1x1250x2500 100 pcs", "2x1250x2500 20 pcs"]],
  ])("%j is read or refused by the goods above", (text, parts) => {
    expect(readAll(text)).toEqual(parts.map((part) => expect.stringContaining(part)));
  });

  it("skips blank lines, whatever ends them", () => {
    expect(readAll("\r\nHR 2x1250x2500\r\n \t\r\n\rCR 1x1250x2500\n\n")).toEqual([
      "hot sheet 2x1250x2500",
      "cold sheet 1x1250x2500",
    ]);
  });

  it("lets a line that names a product speak for the sizes below it", () => {
    const text =
      "CRCA sheets IS 513 CR2:\n0.8x1250x2500 - 50\n1 x 1250 x 2500 - 30 nos\nHR 3x1250x2500 5 nos";
    const [heading, ...lines] = readPastedList(text);
    expect(heading).toEqual({
      typed: "CRCA sheets IS 513 CR2:",
      ok: false,
      reason: "A heading, used for the lines below it",
      choices: [],
      left: [],
    });
    expect(lines.map(describeLine)).toEqual([
      "cold sheet IS 513 CR2 0.8x1250x2500 50 pcs",
      "cold sheet IS 513 CR2 1x1250x2500 30 pcs",
      "hot sheet 3x1250x2500 5 pcs",
    ]);
  });

  it.each<[string, string[]]>([
    [
      "HR 2x1250x2500 20 nos, 3x1250x2500 10 nos",
      ["hot sheet 2x1250x2500 20 pcs", "hot sheet 3x1250x2500 10 pcs"],
    ],
    [
      "HR Coil: 2.0 x 1250 mm - 100 MT; 2.5 x 1250 mm - 50 MT",
      ["hot coil 2x1250 100000 kg", "hot coil 2.5x1250 50000 kg"],
    ],
    [
      "CR 1x1250x2500 5 nos & HR 3x1250x2500 2 nos",
      ["cold sheet 1x1250x2500 5 pcs", "hot sheet 3x1250x2500 2 pcs"],
    ],
    [
      "CRCA 0,8x1250x2500 5 nos, 1,2x1250x2500 6 nos",
      ["cold sheet 0.8x1250x2500 5 pcs", "cold sheet 1.2x1250x2500 6 pcs"],
    ],
    ["HR 2x1250x2500, 20 nos", ["hot sheet 2x1250x2500 20 pcs"]],
    ["HR 2x1250x2500 20 nos, 3x1250", ["More than one size in this line"]],
  ])("reads several whole sizes of one line, each by itself: %s", (line, meanings) => {
    expect(readAll(line)).toEqual(meanings);
  });

  it.each([
    ["50 MT", 1, 50_000],
    ["60 MT", 2, 60_000],
    ["250 MT", 5, 250_000],
  ])(
    "makes as few coils of %s as can be made, each of a weight that the list's fields take",
    (weight, pieces, kg) => {
      expect(readPastedList(`${weight} HR coil 2x1250`)).toMatchObject([{ line: { pieces, weightKg: kg } }]);
    },
  );

  it("leaves a line alone that is of another grade or has its own thickness", () => {
    expect(readAll("HR sheets:\n1x1250x2500 DC01\n2x1250x2500").slice(1)).toEqual([
      "cold sheet DC01 1x1250x2500",
      "hot sheet 2x1250x2500",
    ]);
    expect(readAll("HR 2mm\n0.8x1250x2500")).toEqual(["The width is missing", "sheet 0.8x1250x2500"]);
  });

  it("takes a thickness said once for the sizes below it", () => {
    expect(readAll("HR 3 mm\n1250x2500 10 nos\n1500x3000 5 nos").slice(1)).toEqual([
      "hot sheet 3x1250x2500 10 pcs",
      "hot sheet 3x1500x3000 5 pcs",
    ]);
  });

  it("says of a product alone what it misses", () => {
    expect(readAll("HR sheet 3 mm\nthanks")).toEqual(["The width is missing", "No size in this line"]);
  });

  it("adds a quantity that stands below its size", () => {
    expect(readPastedList("HR sheet\n2 x 1250 x 2500\n20 nos\nQty: 5 nos").slice(1)).toEqual([
      expect.objectContaining({ typed: "2 x 1250 x 2500 20 nos", ok: true }),
      { typed: "Qty: 5 nos", ok: false, reason: "No size in this line", choices: [] },
    ]);
    expect(readAll("CR coil 0.8 x 1250\n5 ton")).toEqual(["cold coil 0.8x1250 5000 kg"]);
  });

  it.each([
    [
      "HR Sheet\nThickness: 2 mm\nWidth: 1250 mm\nLength: 2500 mm\nQty: 20 nos",
      "hot sheet 2x1250x2500 20 pcs",
    ],
    ["Product: HR Coil\nThickness: 2 mm\nWidth: 1250 mm\nQuantity: 20 MT", "hot coil 2x1250 20000 kg"],
    ["CR Sheet\nSize: 1250 x 2500 mm\nThk: 1.2mm\nNos: 20", "cold sheet 1.2x1250x2500 20 pcs"],
    ["Thickness\t2\nWidth\t1250\nLength\t2500\nQty\t20", "sheet 2x1250x2500 20 pcs"],
  ])("reads one size that stands in lines of its labels: %j", (text, meaning) => {
    const lines = readAll(text);
    expect(lines.pop()).toBe(meaning);
    expect(new Set(lines)).toEqual(new Set(["A heading, used for the lines below it"]));
  });

  it("adds no quantity to the size above it where quantities stand above their sizes", () => {
    expect(readAll("20 nos\nHR 2x1250x2500\n10 nos\nHR 3x1250x2500")).toEqual([
      "No size in this line",
      "hot sheet 2x1250x2500",
      "No size in this line",
      "hot sheet 3x1250x2500",
    ]);
  });

  it("asks about a number before a size that counts nothing else and goes on from no line above", () => {
    expect(readAll('(10) 1/4" x 48" x 96" A36\n20 - HR 2x1250x2500\n30: HR 2x1250x2500')).toEqual([
      "“10” can be pieces or the number of a line: write which",
      "“20” can be pieces or the number of a line: write which",
      "“30” can be pieces or the number of a line: write which",
    ]);
    expect(readAll("1) HR 2x1250x2500\n(2) HR 3x1250x2500\n7) HR 4x1250x2500")).toEqual([
      "hot sheet 2x1250x2500",
      "hot sheet 3x1250x2500",
      "hot sheet 4x1250x2500",
    ]);
  });

  it("reads at most sixty lines and says so of every other", () => {
    const lines = readPastedList("HR 2x1250x2500\n".repeat(MOST_LINES + 2));
    expect(lines.filter(({ ok }) => ok)).toHaveLength(60);
    expect(lines.slice(60).map(describeLine)).toEqual([
      "Only 60 lines are read at a time",
      "Only 60 lines are read at a time",
    ]);
  });

  it("takes no line of several sizes apart where that would be more than sixty", () => {
    const lines = readPastedList(`${"HR 2x1250x2500\n".repeat(59)}2x1250x2500 1 nos, 3x1250x2500 2 nos`);
    expect(lines).toHaveLength(60);
    expect(lines.at(-1)).toMatchObject({ ok: false });
  });

  it("reads at most 16 KB and gives the rest back as it was", () => {
    const long = `HR 2x1250x2500 ${"ü".repeat(200)}\n`;
    const text = long.repeat(60);
    const lines = readPastedList(text);
    const last = lines.at(-1);
    expect(new TextEncoder().encode(text).length).toBeGreaterThan(MOST_LIST_BYTES);
    expect(last).toMatchObject({ ok: false, reason: "Only 16 KB is read at a time" });
    expect(lines.slice(0, -1).every(({ ok }) => ok)).toBe(true);
    expect(lines.map(({ typed }) => typed).join("\n")).toBe(text.trim());
  });

  it("is answered, whatever it is, and nothing typed is lost", () => {
    const words = readable.map(([line]) => line);
    const anyText = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc
        .array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: "binary" })), { maxLength: 8 })
        .map((all) => all.join("\n")),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = readPastedList(text);
        const typed = text.split(/\r\n|\r|\n/).map((line) => line.trim());
        expect(lines.map((line) => line.typed)).toEqual(typed.filter((line) => /[\p{L}\p{N}]/u.test(line)));
        for (const line of lines) {
          if (!line.ok) expect(line.reason).not.toBe("");
          else if (line.line.form === "sheet") expect(line.line.length).toBeGreaterThan(0);
          else expect(line.line.weightKg).toBeGreaterThan(0);
        }
      }),
      { numRuns: 150 },
    );
  });
});
