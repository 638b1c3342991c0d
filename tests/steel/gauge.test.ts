import { describe, expect, it } from "vitest";
import { type GaugeReading, gaugesOf, nearestGauge, readGauge } from "~/steel/gauge";
import fc from "../support/property";

const nameGauge = ({ gauge, system, mm }: GaugeReading) => `${gauge} gauge ${system} (${mm.toFixed(2)} mm)`;
const readings = Array.from({ length: 40 }, (_, gauge) => readGauge(gauge)).flat();

describe("readGauge", () => {
  it.each([
    [3, 6.07, 6.4],
    [4, 5.69, 5.89],
    [5, 5.31, 5.38],
    [6, 4.94, 4.88],
    [7, 4.55, 4.47],
    [8, 4.18, 4.06],
    [10, 3.42, 3.25],
    [11, 3.04, 2.95],
    [12, 2.66, 2.64],
    [13, 2.28, 2.34],
    [14, 1.9, 2.03],
    [16, 1.52, 1.63],
    [18, 1.21, 1.22],
    [20, 0.91, 0.91],
    [22, 0.76, 0.71],
    [24, 0.61, 0.56],
    [26, 0.46, 0.46],
    [27, 0.42, 0.42],
    [28, 0.38, 0.38],
    [29, 0.34, 0.35],
    [30, 0.3, 0.31],
  ])("%d gauge is %s mm US and %s mm SWG", (gauge, us, swg) => {
    const mm = (system: string) => readGauge(gauge).find((reading) => reading.system === system)?.mm ?? null;
    expect([mm("US"), mm("SWG")]).toEqual([us, swg]);
  });

  it.each([0, 2, 31, 99, 16.5, -16, Number.NaN])("has no reading of %d", (gauge) => {
    expect(readGauge(gauge)).toEqual([]);
  });

  it("follows from the weight of a square foot in the US system", () => {
    const lbPerSquareFoot = {
      ...{ 3: 10, 4: 9.375, 5: 8.75, 6: 8.125, 7: 7.5, 29: 0.5625, 30: 0.5 },
      8: 6.875,
      10: 5.625,
      12: 4.375,
      14: 3.125,
      15: 2.8125,
      16: 2.5,
      18: 2,
      20: 1.5,
      24: 1,
    };
    for (const [gauge, lb] of Object.entries(lbPerSquareFoot)) {
      const us = readGauge(Number(gauge)).find((reading) => reading.system === "US");
      expect(Math.abs((us?.mm ?? 0) - (lb / 41.82) * 25.4)).toBeLessThan(0.01);
    }
  });
});

describe("the gauge of a thickness", () => {
  it.each([
    [2, "US", 14],
    [2, "SWG", 14],
    [1.6, "SWG", 16],
    [1.5, "US", 16],
    [0.8, "SWG", 21],
    [3, "US", 11],
  ] as const)("nearest to %d mm in %s is %d", (mm, system, gauge) => {
    expect(nearestGauge(mm, system)).toMatchObject({ system, gauge });
  });

  it("tells how far off the nearest is", () => {
    expect(nearestGauge(2, "US")).toEqual({ system: "US", gauge: 14, mm: 1.9, difference: -0.1 });
  });

  it.each([0, -1, 0.1, 8, 3.15, 4.32, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    "does not name %d mm",
    (mm) => {
      expect(gaugesOf(mm)).toEqual([]);
    },
  );

  it.each([
    [2, ["14 gauge SWG (2.03 mm)"]],
    [1.52, ["16 gauge US (1.52 mm)"]],
    [0.91, ["20 gauge US (0.91 mm)", "20 gauge SWG (0.91 mm)"]],
    [2.5, []],
    [6.07, ["3 gauge US (6.07 mm)"]],
    [0.315, ["30 gauge SWG (0.31 mm)"]],
    [2.09, ["14 gauge SWG (2.03 mm)"]],
    [2.091, []],
  ])("calls %d mm %j", (mm, names) => {
    expect(gaugesOf(mm).map(nameGauge)).toEqual(names);
  });

  it("gives each gauge back from its own thickness", () => {
    expect(readings).toHaveLength(56);
    for (const { gauge, system, mm } of readings) {
      expect(nearestGauge(mm, system)).toMatchObject({ gauge, difference: 0 });
    }
  });

  it("falls as the number rises", () => {
    for (const system of ["US", "SWG"]) {
      const sizes = readings.filter((reading) => reading.system === system).map(({ mm }) => mm);
      expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
    }
  });

  it("is never far from what it names", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 30, noNaN: true }), (mm) => {
        for (const near of gaugesOf(mm)) expect(Math.abs(near.mm - mm) / mm).toBeLessThan(0.03);
      }),
      // Three hundredths off, and a little more.
      { examples: [[0.3395], [1.7765]] },
    );
  });
});
