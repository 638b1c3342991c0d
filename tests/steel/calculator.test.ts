import { describe, expect, it } from "vitest";
import { readAmount } from "~/steel/amount";
import { readCalculator } from "~/steel/calculator";
import { readFigures, siFigures } from "~/steel/figures";
import { describeSize } from "~/steel/size-text";

const ask = (query: string) => readCalculator(new URLSearchParams(query), siFigures);

describe("the calculator's fields", () => {
  it.each([
    ["form=sheet&thickness=101&width=1250&length=2500", "thickness", "Enter a thickness from 0.05 to 100 mm"],
    ["form=sheet&thickness=2&width=3001&length=2500", "width", "Enter a width from 5 to 3000 mm"],
    ["form=sheet&thickness=2&width=1250&length=25001", "length", "Enter a length from 5 to 25000 mm"],
    ["form=sheet&thickness=2&width=1250&length=2500&pieces=1.5", "pieces", "Enter a whole number above 0"],
    ["form=sheet&thickness=2&width=0&length=2500", "width", "Enter a number above 0"],
    ["form=sheet&thickness=2&width=&length=2500", "width", "Enter a number above 0"],
    ["form=coil&thickness=2&width=1250&weight=50001", "weight", "Enter a coil weight from 1 kg to 50 t"],
    [
      "form=coil&thickness=2&width=1250&weight=9000&inner=7",
      "inner",
      "Enter an inner diameter from 50 to 1000 mm",
    ],
    ["form=coil&thickness=2&width=1250", "weight", "Enter the weight in kg or the length in m"],
  ] as const)("%s say at %s: %s", (query, field, sentence) => {
    const { errors, result } = ask(query);
    expect(errors).toEqual({ [field]: sentence });
    expect(result).toBeNull();
  });

  it.each([
    ["thickness", "16 SWG", 1.63],
    ["thickness", "16 gauge US", 1.52],
    ["thickness", '1/8"', 3.175],
    ["thickness", "20 gauge", 0.91],
    ["width", "50 in", 1270],
    ["length", "10'", 3048],
    ["length", "2.5 m", 2500],
  ] as const)("take %s as %s", (field, typed, mm) => {
    const fields = { form: "sheet", thickness: "2", width: "1250", length: "2500", [field]: typed };
    const { result, errors } = readCalculator(new URLSearchParams(fields), siFigures);
    expect(errors).toEqual({});
    expect(result?.[field]).toBe(mm);
  });

  it.each(["1200", "1,200", "१२००", "1200 m", "1200 mtr"])("take a coil of %s as 1200 m", (length) => {
    const fields = new URLSearchParams({ form: "coil", thickness: "2", width: "1250", length });
    expect(readCalculator(fields, siFigures).result?.length).toBe(1200);
  });

  it("name their limits as the site's language writes numbers", () => {
    const fields = new URLSearchParams({ form: "sheet", size: "2x1250x2500", pieces: "9999999" });
    const limit = (locale: string) => readCalculator(fields, readFigures(locale)).errors.pieces;
    expect(limit("en-IN")).toBe("Enter a number from 1 to 1,00,000 pieces");
    expect(limit("de-DE")).toBe("Enter a number from 1 to 100.000 pieces");
  });

  it.each(["-5", "0", "1.5", "a dozen"])("say of %s pieces that they are whole and above 0", (pieces) => {
    const { errors } = ask(`form=sheet&size=2x1250x2500&pieces=${pieces}`);
    expect(errors).toEqual({ pieces: "Enter a whole number above 0" });
  });

  it("take the metres of a coil in feet, its weight in tonnes and its bore in inches", () => {
    const { result } = ask("form=coil&thickness=2&width=1250&weight=12 t&inner=20 in");
    expect(result).toMatchObject({ totalKg: 12_000, inner: 508 });
    expect(ask("form=coil&thickness=2&width=1250&length=100'").result?.length).toBe(30.48);
  });

  it("name both readings of a gauge that means two", () => {
    for (const typed of ["16 gauge", "16g", "14 ga"]) {
      const { errors, result } = ask(`form=sheet&thickness=${typed}&width=1250&length=2500`);
      const [us, swg] = typed.startsWith("16") ? ["1.52", "1.63"] : ["1.9", "2.03"];
      expect(errors.thickness).toContain(`${us} mm by US or ${swg} mm by SWG`);
      const advised = /: write (.*) or (.*)$/.exec(errors.thickness ?? "")?.slice(1) ?? [];
      expect(advised.map((text) => readAmount("sheet", "thickness", text, siFigures))).toMatchObject([
        { value: Number(us) },
        { value: Number(swg) },
      ]);
      expect(result).toBeNull();
    }
  });

  it.each(["thickness", "width", "length", "weight", "inner", "pieces"])(
    "say what %s may be when it is no size",
    (field) => {
      const fields = new URLSearchParams("form=coil&thickness=2&width=1250&weight=9000");
      fields.set(field, "nonsense");
      expect(readCalculator(fields, siFigures).errors).toEqual({
        [field]: expect.stringMatching(/^Enter a (?:number above 0|whole number)/),
      });
    },
  );

  it.each([
    ["1.6x1250x12000x508", 764.3, 1347],
    ["2x1250x20000x762", 1019.1, 1782],
    ["0.8x1250x8000x508", 1019.1, 1138],
  ])("make of a coil of %s %d m and %d mm outside", (size, metres, outer) => {
    const { result } = ask(`form=coil&size=${size}`);
    expect(result?.length).toBeCloseTo(metres, 1);
    expect(Math.round(result?.outer ?? 0)).toBe(outer);
  });

  it("let a coil's weight decide where its length is given too", () => {
    const { result } = ask("form=coil&thickness=2&width=1250&weight=20000&length=5");
    expect(result).toMatchObject({ totalKg: 20_000, length: expect.closeTo(1019.1, 1), outer: null });
  });

  it("of more than a ship's load names the field that makes it so", () => {
    const coil = "form=coil&thickness=2&width=1250";
    expect(ask(`${coil}&length=90000&pieces=99`).errors).toHaveProperty("length");
    expect(ask(`${coil}&weight=50000&length=5&pieces=9999`).errors).toHaveProperty("pieces");
    expect(ask("form=sheet&size=100x3000x25000&pieces=99999").errors).toHaveProperty("pieces");
  });

  it("may be many coils alike, of a length too", () => {
    expect(ask("form=coil&thickness=1.6&width=1250&weight=12000&pieces=3").result).toMatchObject({
      totalKg: 36_000,
      pieces: 3,
      unitKg: 15.7,
    });
    const { result } = ask("form=coil&thickness=1.6&width=1250&length=100&pieces=2");
    expect(result).toMatchObject({ length: 100, totalKg: 3140 });
  });

  it("may stand in one field, which goes before the others; of another form it says nothing", () => {
    expect(ask("form=sheet&size=2x1250x2500&width=9").given).toMatchObject({ width: "1250", length: "2500" });
    expect(ask("form=coil&size=2x1250x2500").result).toBeNull();
    expect(ask("form=sheet&size=2x1250x2500x9").result).toBeNull();
    expect(ask("form=sheet&size=2x1250x-5").errors.length).toMatch(/^Enter a number above 0/);
  });
});

it.each([
  ["form=sheet&size=2x1250x2500&pieces=10", "2 × 1250 × 2500 mm, 10 pieces"],
  ["form=sheet&size=2x1250x2500", "2 × 1250 × 2500 mm, 1 piece"],
  ["form=coil&size=1.6x1250x12000x762&pieces=2", "1.6 × 1250 mm, 2 coils of 12 t"],
  ["form=coil&thickness=1.6&width=1250&weight=9000", "1.6 × 1250 mm, 1 coil of 9 t"],
])("a size in words: %s is %s", (query, words) => {
  const { result } = ask(query);
  expect(result && describeSize(result, siFigures)).toBe(words);
});
