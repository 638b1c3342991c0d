import { describe, expect, it } from "vitest";
import { readCount, readMeasure, readWeight } from "~/steel/reading/field";
import type { MeasureKind } from "~/steel/reading/shape";

const rows: [MeasureKind, string, number][] = [
  ["thickness", "2", 2],
  ["thickness", " 2.5 ", 2.5],
  ["thickness", "2,5", 2.5],
  ["thickness", ".8", 0.8],
  ["thickness", "1.6mm", 1.6],
  ["thickness", "1.6 MM", 1.6],
  ["thickness", "2 mm.", 2],
  ["thickness", '1/8"', 3.175],
  ["thickness", "1/8", 3.175],
  ["thickness", "½ inch", 12.7],
  ["thickness", '1 1/4"', 31.75],
  ["thickness", "0.060 in", 1.524],
  ["thickness", "0.2 cm", 2],
  ["thickness", "500 micron", 0.5],
  ["thickness", "800µm", 0.8],
  ["thickness", "16 SWG", 1.63],
  ["thickness", "16 gauge SWG", 1.63],
  ["thickness", "16 US gauge", 1.52],
  ["thickness", "16 gauge (US)", 1.52],
  ["thickness", "swg 14", 2.03],
  ["thickness", "20-gauge", 0.91],
  ["thickness", "swg no. 14", 2.03],
  ["thickness", "20 gauge", 0.91],
  ["thickness", "28g", 0.38],
  ["thickness", "२", 2],
  ["width", "1250", 1250],
  ["width", "1,250", 1250],
  ["width", "125 cm", 1250],
  ["width", "1.25 m", 1250],
  ["width", "4'", 1220],
  ["width", "4 ft", 1220],
  ["width", "3 feet", 914],
  ["width", "48 in", 1220],
  ["width", "48 in.", 1220],
  ["width", "48”", 1220],
  ["width", '2.5"', 63.5],
  ["length", "8'", 2440],
  ["length", "8′", 2440],
  ["length", "2.5 m", 2500],
  ["length", "96 inches", 2440],
  ["length", "4'6\"", 1372],
  ["length", "10'-0\"", 3048],
];

describe("a size in its field", () => {
  it.each(rows)("of %s typed as %s is %d mm", (kind, text, mm) => {
    expect(readMeasure(text, kind)).toMatchObject([{ mm, typed: expect.any(String) }]);
  });

  it("names the system of a gauge, and has both thicknesses where the tables differ", () => {
    const us = { mm: 1.52, typed: "16 gauge", gauge: 16, system: "US" };
    const swg = { mm: 1.63, typed: "16 gauge", gauge: 16, system: "SWG" };
    expect(readMeasure("16 gauge", "thickness")).toEqual([us, swg]);
    expect(readMeasure("16 SWG", "thickness")).toEqual([{ ...swg, typed: "16 SWG" }]);
    expect(readMeasure("28 gauge US", "thickness")).toMatchObject([{ mm: 0.38, system: "US" }]);
    expect(readMeasure("26 gauge", "thickness")).toEqual([{ mm: 0.46, typed: "26 gauge", gauge: 26 }]);
  });

  it.each<[MeasureKind, string]>([
    ["thickness", ""],
    ["thickness", " "],
    ["thickness", "0"],
    ["thickness", "0 mm"],
    ["thickness", "abc"],
    ["thickness", "2 mm 3 mm"],
    ["thickness", "2x3"],
    ["thickness", "-2"],
    ["thickness", "1e3"],
    ["thickness", "0x10"],
    ["thickness", "Infinity"],
    ["thickness", "1.2.3"],
    ["thickness", "2 kg"],
    ["thickness", "20 nos"],
    ["thickness", "31 gauge"],
    ["thickness", "2 wide"],
    ["thickness", "2 ."],
    ["width", "16 gauge"],
    ["width", "1250 thick"],
    ["length", "1".repeat(40)],
    ["length", "5 ton"],
  ])("of %s is not read from %j", (kind, text) => {
    expect(readMeasure(text, kind)).toEqual([]);
  });
});

it.each([
  ["10", 10],
  ["10 nos.", 10],
  ["10 Pcs.", 10],
  ["1.000", null],
  ["10.0 pcs", null],
  ["10..", null],
])("pieces typed as %j are %j", (text, pieces) => {
  expect(readCount(text)).toBe(pieces);
});

it.each([
  ["12000 kg.", 12_000],
  ["12 M.T.", 12_000],
])("a weight typed as %s is %d kg", (text, kg) => {
  expect(readWeight(text)).toBe(kg);
});
