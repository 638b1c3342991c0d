import { describe, expect, it } from "vitest";
import { type GaugeReading, gaugesOf, readGauge } from "~/steel/gauge";

const nameGauge = ({ gauge, system, mm }: GaugeReading) => `${gauge} gauge ${system} (${mm.toFixed(2)} mm)`;

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
});

describe("the gauge of a thickness", () => {
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
    const readings = Array.from({ length: 40 }, (_, gauge) => readGauge(gauge)).flat();
    expect(readings).toHaveLength(56);
    for (const reading of readings) expect(gaugesOf(reading.mm)).toContainEqual(reading);
  });
});
