import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeDatasheet } from "~/models/steel/datasheet";
import { productTypes } from "~/models/steel/kind";
import { roundTo } from "~/models/steel/measure";

const rowOf = (sheet: ReturnType<typeof writeDatasheet>, thickness: number) => {
  const row = sheet.rows.find((each) => each.thickness === thickness);
  if (!row) throw new Error(`No row for ${thickness} mm`);
  return row;
};

describe("the data sheet of a sheet", () => {
  const sheet = writeDatasheet("coldrolledsheet", [2, 0.8, 2, 1], [1250, 1000]);

  it("has a row for each thickness once, thinnest first", () => {
    expect(sheet.rows.map((row) => row.thickness)).toEqual([0.8, 1, 2]);
    expect(sheet).toMatchObject({ form: "sheet", width: 1250, standard: "EN 10131, normal tolerance" });
  });

  it("weighs the stock sheets of its own widths", () => {
    expect(sheet.sheets).toEqual([
      { width: 1000, length: 2000 },
      { width: 1250, length: 2500 },
    ]);
    expect(rowOf(sheet, 2).sheets.map((kg) => roundTo(kg, 2))).toEqual([31.4, 49.06]);
    expect(rowOf(sheet, 2).coil).toBeNull();
  });

  it("gives the tolerance and the weights that it allows", () => {
    const { band, lightest, heaviest, bands } = rowOf(sheet, 2);
    expect(band?.plusMinus).toBe(0.11);
    expect([roundTo(lightest ?? 0, 2), roundTo(heaviest ?? 0, 2)]).toEqual([14.84, 16.56]);
    expect(bands.map(({ widths, band }) => [widths, band?.plusMinus])).toEqual([
      [[1000], 0.1],
      [[1250], 0.11],
    ]);
  });

  it("names the gauge with its system", () => {
    expect(rowOf(sheet, 2).gauges).toMatchObject([{ gauge: 14, system: "SWG", mm: 2.03 }]);
  });

  it("makes a sheet of twice its width where none is usual", () => {
    const { sheets } = writeDatasheet("coldrolledsheet", [0.76], [1219]);
    expect(sheets).toEqual([{ width: 1219, length: 2438 }]);
  });
});

describe("the data sheet of a coil", () => {
  const sheet = writeDatasheet("hotrolledcoil", [2, 12], [930, 1130, 1250, 1900]);

  it("gives the weight of a metre and the metres of a tonne at the widest", () => {
    const { coil } = rowOf(writeDatasheet("hotrolledcoil", [1.6], [1000, 1250]), 1.6);
    expect(coil?.perMetre).toBeCloseTo(15.7, 9);
    expect(coil?.metresPerTonne).toBeCloseTo(63.69, 2);
    expect(sheet.sheets).toEqual([]);
  });

  it("says of which widths the standard has no tolerance", () => {
    expect(rowOf(sheet, 2).bands.map(({ widths, band }) => [widths, band?.plusMinus ?? null])).toEqual([
      [[930, 1130], 0.17],
      [[1250], 0.19],
      [[1900], null],
    ]);
    expect(rowOf(sheet, 2)).toMatchObject({ band: null, lightest: null, heaviest: null });
  });

  it("tells what the ends of a hot rolled coil may miss", () => {
    expect(rowOf(sheet, 2).uncroppedEnds).toBe(20);
    expect(rowOf(sheet, 12).uncroppedEnds).toBe(7.5);
    expect(rowOf(writeDatasheet("coldrolledcoil", [1], [1250]), 1).uncroppedEnds).toBeNull();
  });
});

describe("whatever is listed", () => {
  it.each([
    [[], [1250]],
    [[2], []],
    [[0, -1, Number.NaN], [Number.POSITIVE_INFINITY]],
  ])("%j × %j gives no rows and no failure", (thickness, width) => {
    for (const type of productTypes) expect(writeDatasheet(type, thickness, width).rows).toEqual([]);
  });

  it("has only finite, positive figures, and the nominal weight lies between its extremes", () => {
    const sizes = fc.array(fc.double({ min: 0.001, max: 100_000, noNaN: true }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.constantFrom(...productTypes), sizes, sizes, (type, thickness, width) => {
        const sheet = writeDatasheet(type, thickness, width);
        expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
        for (const row of sheet.rows) {
          for (const kg of [row.perSquareMetre, ...row.sheets])
            expect(kg > 0 && Number.isFinite(kg)).toBe(true);
          expect(row.bands.flatMap(({ widths }) => widths)).toHaveLength(new Set(width).size);
          for (const { lightest, heaviest } of row.bands) {
            if (lightest === null || heaviest === null) continue;
            expect(lightest).toBeLessThan(row.perSquareMetre);
            expect(heaviest).toBeGreaterThan(row.perSquareMetre);
            expect(lightest).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });
});
