import { describe, expect, it } from "vitest";
import { MOST_LINES } from "~/models/enquiry/listed";
import { MOST_LIST_BYTES, readPastedList, type TypedLine } from "~/models/enquiry/pasted";
import { steelTypes } from "~/steel/kind";
import fc from "../../support/property";
import { readable, unreadable } from "./pasted-lines";

function describeLine(typed: TypedLine) {
  if (!typed.ok) return typed.reason;
  const { line, asked } = typed;
  const { type, form, grade, thickness, width, length } = line;
  const words = [
    type && steelTypes[type].process,
    form,
    grade?.replace(", ", " "),
    [thickness, width, ...(form === "sheet" ? [length] : [])].join("x"),
    asked.pieces && `${asked.pieces} pcs`,
    asked.kg && `${asked.kg} kg`,
  ];
  return words.filter(Boolean).join(" ");
}

function readAll(text: string) {
  return readPastedList(text).map(describeLine);
}

describe("a pasted line", () => {
  it.each(readable)("%j is %s", (line, meaning) => {
    expect(readAll(line)).toEqual([meaning]);
  });

  it.each(unreadable)("%j stays as it was: %s", (line, reason) => {
    expect(readPastedList(line)).toMatchObject([
      { typed: line, ok: false, reason: expect.stringMatching(reason) },
    ]);
  });
});

describe("a pasted text", () => {
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

  it("leaves a line alone that is of another grade or has its own thickness", () => {
    expect(readAll("HR sheets:\n1x1250x2500 DC01\n2x1250x2500").slice(1)).toEqual([
      "cold sheet EN 10130 DC01 1x1250x2500",
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

  it.each<[string, string, string]>([
    ["tabs", "Thk\tWidth\tLength\tQty\n2\t1250\t2500\t20", "sheet 2x1250x2500 20 pcs"],
    ["blanks", "Thk Width Length Qty\n2 1250 2500 20", "sheet 2x1250x2500 20 pcs"],
    ["bars", "| Thickness | Width | Length | Nos |\n| 2 | 1250 | 2500 | 20 |", "sheet 2x1250x2500 20 pcs"],
    ["commas", "thickness,width,length,qty\n2,1250,2500,20", "sheet 2x1250x2500 20 pcs"],
    ["pieces first", "Qty\tLength\tWidth\tThk\n20\t2500\t1250\t2", "sheet 2x1250x2500 20 pcs"],
    ["units", "Thk (mm)\tWidth (mm)\tLength (m)\tQty (MT)\n2\t1250\t2.5\t3", "sheet 2x1250x2500 3000 kg"],
    ["feet", "Item\tThk\tWidth (ft)\tLength (ft)\tNos\nCR\t1.2\t4\t8\t10", "cold sheet 1.2x1220x2440 10 pcs"],
    ["a weight", "Material\tThk\tWidth\tWeight (kg)\nHR Coil\t2\t1250\t8500", "hot coil 2x1250 8500 kg"],
    [
      "numbers and prices",
      "Sr No\tItem\tThk\tWidth\tLength\tQty\tRate\n7\tHR\t3\t1500\t3000\t12\t56.5",
      "hot sheet 3x1500x3000 12 pcs",
    ],
    [
      "a size column",
      "Description\tSize\tQty\nHR Sheet\t2 x 1250 x 2500\t20",
      "hot sheet 2x1250x2500 20 pcs",
    ],
    [
      "gauges",
      "Item\tGauge\tWidth\tLength\tQty\nCR\t16 SWG\t1220\t2440\t10",
      "cold sheet 1.63x1220x2440 10 pcs",
    ],
    [
      "a grade",
      "Grade\tThk\tWidth\tLength\tQty\nE250 BR\t5\t1500\t6000\t4",
      "hot sheet IS 2062 E250 BR 5x1500x6000 4 pcs",
    ],
    [
      "units behind in",
      "Thickness in mm\tNo. of Sheets\tWidth in mm\tLength in mtr\n5\t50\t1500\t6",
      "sheet 5x1500x6000 50 pcs",
    ],
    [
      "numbers of another kind",
      "Location\tThk\tWidth\tLength\tQty\n12\t2\t1250\t2500\t10",
      "sheet 2x1250x2500 10 pcs",
    ],
    [
      "words of another kind",
      "Surface | Thk | Width | Length | Qty\npickled | 2 | 1250 | 2500 | 10",
      "hot sheet pickled 2x1250x2500 10 pcs",
    ],
    [
      "an empty first cell",
      "Remarks | Thk | Width | Length | Qty\n | 5 | 1250 | 2500 | 10",
      "sheet 5x1250x2500 10 pcs",
    ],
    ["gauge numbers", "Gauge\tSize\tQty\n18 SWG\t4x8\t10", "sheet 1.22x1220x2440 10 pcs"],
    ["bare gauges", "Item\tGauge\tSize\tQty\nCR\t20\t4x8\t5", "cold sheet 0.91x1220x2440 5 pcs"],
    ["units of each row", "Item\tThk\tWidth\tQty\tUOM\nHR Coil\t2\t1250\t10\tMT", "hot coil 2x1250 10000 kg"],
    ["a weight of no unit", "Thk Width Length Pcs Weight\n2 1250 2500 20 981.25", "sheet 2x1250x2500 20 pcs"],
    [
      "longer headings",
      "Sr. No.\tItem Description\tSize (mm)\tQty (Nos)\n1\tHR\t3x1500x3000\t5",
      "hot sheet 3x1500x3000 5 pcs",
    ],
  ])("uses the heading of a copied table: %s", (_, text, meaning) => {
    expect(readAll(text)).toEqual([meaning]);
  });

  it.each(["Need following width", "Please send the width"])(
    "takes no sentence for the heading of a table: %s",
    (sentence) => {
      expect(readAll(`${sentence}\nHR 2x1250x2500 10`)).toEqual([
        "No size in this line",
        "hot sheet 2x1250x2500 10 pcs",
      ]);
    },
  );

  it("keeps the heading of a table for the rows that are not read, so that they read again when corrected", () => {
    const heading = "Thk\tWidth\tLength\tQty";
    const text = `${heading}\n2\t1250\t2500\t20\n3\t\t2500\t10\n4\t\t2500\t5`;
    const lines = readPastedList(text);
    expect(lines.map(describeLine)).toEqual([
      "A heading, used for the lines below it",
      "sheet 2x1250x2500 20 pcs",
      "The width is missing",
      "The width is missing",
    ]);
    const left = lines.filter(({ ok }) => !ok).map(({ typed }) => typed);
    expect(left[0]).toBe(heading);
    const corrected = left.join("\n").replaceAll("\t\t", "\t1250\t");
    expect(readAll(corrected)).toEqual(["sheet 3x1250x2500 10 pcs", "sheet 4x1250x2500 5 pcs"]);
  });

  it("keeps what looks like the heading of a table and has no rows", () => {
    expect(readAll("Thk\tWidth\n\tT")).toEqual(["No size in this line", "No size in this line"]);
  });

  it("takes the product of a table's row from the row above where its cell is empty or says ditto", () => {
    const rows = ["CRCA Sheet\t1\t1250\t2500\t20", "\t1.2\t1250\t2500\t10", '"\t1.6\t1250\t2500\t5'];
    expect(readAll(["Item\tThk\tWidth\tLength\tQty", ...rows].join("\n"))).toEqual([
      "cold sheet 1x1250x2500 20 pcs",
      "cold sheet 1.2x1250x2500 10 pcs",
      "cold sheet 1.6x1250x2500 5 pcs",
    ]);
  });

  it("adds a quantity that stands below its size", () => {
    expect(readPastedList("HR sheet\n2 x 1250 x 2500\n20 nos\nQty: 5 nos").slice(1)).toEqual([
      expect.objectContaining({ typed: "2 x 1250 x 2500 20 nos", ok: true }),
      { typed: "Qty: 5 nos", ok: false, reason: "No size in this line", choices: [] },
    ]);
    expect(readAll("CR coil 0.8 x 1250\n5 ton")).toEqual(["cold coil 0.8x1250 5000 kg"]);
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
      { numRuns: 500 },
    );
  });
});
