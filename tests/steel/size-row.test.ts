import { describe, expect, it } from "vitest";
import { readCalculator } from "~/steel/calculator";
import { siFigures } from "~/steel/figures";
import { productTypes, steelTypes } from "~/steel/kind";
import { findOnlySize, listSizeRows, type SizeGroup } from "~/steel/size-row";
import { writeSize } from "~/steel/size-text";
import fc from "../support/property";

const chosen = (size: string, form: string) =>
  readCalculator(new URLSearchParams({ form, size, pieces: "10" }), siFigures);

const sizesOf = ({ thickness, rows }: SizeGroup) =>
  rows.flatMap((row) =>
    ("length" in row ? [row.kg] : row.choices).map((kg) => writeSize(thickness, row, kg)),
  );

describe("the size rows of a sheet", () => {
  const { groups, otherWidths } = listSizeRows("hotrolledsheet", [3, 2, 2], [1250, 1500]);

  it("are each thickness with the usual sheets of the listed widths", () => {
    expect(groups.map(({ thickness }) => thickness)).toEqual([2, 3]);
    expect(groups[0]?.rows).toEqual([
      { width: 1250, length: 2500, kg: 49.06 },
      { width: 1500, length: 3000, kg: 70.65 },
      { width: 1500, length: 6000, kg: 141.3 },
    ]);
    expect(otherWidths).toEqual([]);
  });

  it("name the gauge with its system", () => {
    expect(groups[0]?.gauges).toEqual(["14 SWG"]);
  });

  it("have a sheet of twice its width where none is usual", () => {
    const { groups } = listSizeRows("coldrolledsheet", [0.76], [1219]);
    expect(groups.flatMap(sizesOf)).toEqual(["0.76x1219x2438"]);
  });

  it("are read back by the calculator as the size they stand for", () => {
    const { result } = chosen("2x1250x2500", "sheet");
    expect(result).toMatchObject({ thickness: 2, width: 1250, length: 2500, pieces: 10, totalKg: 490.625 });
  });
});

describe("the size rows of a coil", () => {
  it("have its usual weights to choose from, the middle one unless another is", () => {
    const [group] = listSizeRows("hotrolledcoil", [1.6], [1250]).groups;
    expect(group?.rows).toEqual([
      { width: 1250, perMetre: 15.7, kg: 12_000, choices: [8000, 12_000, 17_000], inner: 762 },
    ]);
    expect(chosen("1.6x1250x12000x762", "coil").result).toMatchObject({
      inner: 762,
      pieces: 10,
      totalKg: 120_000,
    });
  });

  it("weigh a slit coil as its share of a wide one, on the smaller bore", () => {
    const { groups } = listSizeRows("coldrolledcoil", [1], [100]);
    expect(groups.flatMap(sizesOf)).toEqual(["1x100x320x508", "1x100x640x508", "1x100x960x508"]);
  });
});

describe("whatever is listed", () => {
  it("leaves out sizes that no mill makes", () => {
    expect(listSizeRows("hotrolledsheet", [0.001, 500], [1250]).groups).toEqual([]);
    expect(listSizeRows("hotrolledsheet", [2], [90_000]).groups).toEqual([]);
    expect(listSizeRows("hotrolledcoil", [], []).groups).toEqual([]);
  });

  it("keeps fifty thicknesses of fifty widths to sixty rows, and says which widths have none", () => {
    const widths = Array.from({ length: 50 }, (_, index) => 1000 + index * 10);
    const thicknesses = Array.from({ length: 50 }, (_, index) => 1 + index / 10);
    for (const type of productTypes) {
      const { groups, otherWidths } = listSizeRows(type, thicknesses, widths);
      expect(groups).toHaveLength(50);
      expect(groups.flatMap(({ rows }) => rows).length).toBeLessThanOrEqual(60);
      // The most usual width stays.
      expect(groups[0]?.rows.map(({ width }) => width)).toEqual([1250]);
      expect(otherWidths).toHaveLength(49);
    }
  });

  it("is a row that the calculator takes as it stands", () => {
    const sizes = fc.array(fc.double({ min: 0.001, max: 5000, noNaN: true }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.constantFrom(...productTypes), sizes, sizes, (type, thickness, width) => {
        const { groups, otherWidths } = listSizeRows(type, thickness, width);
        const rows = groups.flatMap((group) => group.rows);
        expect(rows.length).toBeLessThanOrEqual(60);
        for (const size of groups.flatMap(sizesOf)) {
          const { result, errors } = chosen(size, steelTypes[type].form);
          expect([size, errors, result === null]).toEqual([size, {}, false]);
        }
        const shown = new Set(rows.map((row) => row.width));
        expect(otherWidths.filter((mm) => shown.has(mm))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the only size of a product", () => {
  const ranges = (thicknessMin: number, thicknessMax: number, widthMin: number, widthMax: number) => ({
    ...{ thicknessMin, thicknessMax, widthMin, widthMax },
  });

  it.each([
    ["coldrolledsheet", ranges(1.2, 1.2, 1219, 1219), "1.2x1219x2438"],
    ["hotrolledsheet", ranges(2, 2, 1250, 1250), "2x1250x2500"],
    // Stocked in two lengths.
    ["hotrolledsheet", ranges(2, 2, 1500, 1500), null],
    ["hotrolledsheet", ranges(2, 3, 1250, 1250), null],
    ["hotrolledsheet", ranges(2, 2, 1250, 1500), null],
    // Which weight is still to be chosen.
    ["hotrolledcoil", ranges(2, 2, 1250, 1250), null],
    // No size that can be ordered.
    ["hotrolledsheet", ranges(99_999, 99_999, 1250, 1250), null],
  ] as const)("a %s of %o has the only size %s", (type, given, size) => {
    expect(findOnlySize(type, given)).toBe(size);
  });
});
