import { describe, expect, it } from "vitest";
import { describeSize, readCalculator } from "~/models/steel/calculator-query";

const ask = (query: string) => readCalculator(new URLSearchParams(query));

describe("the calculator's fields", () => {
  it.each([
    [
      "form=sheet&thickness=101&width=1250&length=2500",
      "thickness",
      "Please enter a thickness from 0.05 to 100 mm",
    ],
    ["form=sheet&thickness=2&width=3001&length=2500", "width", "Please enter a width from 5 to 3000 mm"],
    ["form=sheet&thickness=2&width=1250&length=25001", "length", "Please enter a length from 5 to 25000 mm"],
    ["form=sheet&thickness=2&width=1250&length=2500&pieces=1.5", "pieces", "Please enter a whole number"],
    ["form=sheet&thickness=2&width=0&length=2500", "width", "Please enter a number above 0"],
    ["form=sheet&thickness=2&width=&length=2500", "width", "Please enter a number above 0"],
    [
      "form=coil&thickness=2&width=1250&weight=50001",
      "weight",
      "Please enter a coil weight from 1 to 50000 kg",
    ],
    [
      "form=coil&thickness=2&width=1250&weight=9000&inner=7",
      "inner",
      "Please enter an inner diameter from 50 to 1000 mm",
    ],
    ["form=coil&thickness=2&width=1250", "weight", "Please enter the weight in kg or the length in m"],
  ] as const)("%s say at %s: %s", (query, field, sentence) => {
    const { errors, result } = ask(query);
    expect(errors).toEqual({ [field]: sentence });
    expect(result).toBeNull();
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
    expect(ask("form=sheet&size=2x1250x-5").errors.length).toBe("Please enter a number above 0");
  });
});

describe("a size in words", () => {
  it.each([
    ["form=sheet&size=2x1250x2500&pieces=10", "2 × 1250 × 2500 mm, 10 pieces"],
    ["form=sheet&size=2x1250x2500", "2 × 1250 × 2500 mm, 1 piece"],
    ["form=coil&size=1.6x1250x12000x762&pieces=2", "1.6 × 1250 mm, 2 coils of 12000 kg"],
    ["form=coil&thickness=1.6&width=1250&weight=9000", "1.6 × 1250 mm, 1 coil of 9000 kg"],
  ])("%s is %s", (query, words) => {
    const { result } = ask(query);
    expect(result && describeSize(result)).toBe(words);
  });
});
