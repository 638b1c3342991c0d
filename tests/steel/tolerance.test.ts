import { describe, expect, it } from "vitest";
import { readFigures } from "~/steel/figures";
import { thicknessBand, toleranceTable } from "~/steel/tolerance";

const plusMinus = (...size: Parameters<typeof thicknessBand>) => thicknessBand(...size)?.plusMinus ?? null;

it.each([
  [1.6, 1000, 0.17],
  [2, 1200, 0.17],
  [2, 1200.5, 0.19],
  [2, 1250, 0.19],
  [2, 1500, 0.19],
  [2, 1501, 0.21],
  [2, 1800, 0.21],
  [2, 1801, null],
  [2.01, 1801, 0.25],
  [2.01, 1200, 0.18],
  [2.5, 1250, 0.21],
  [2.51, 1250, 0.22],
  [3, 1250, 0.22],
  [3.15, 1000, 0.22],
  [4, 1600, 0.26],
  [5, 2000, 0.29],
  [6, 1550, 0.29],
  [8, 1400, 0.3],
  [10, 1250, 0.33],
  [12, 1250, 0.36],
  [15, 2200, 0.46],
  [25, 1800, 0.45],
  [25.01, 1250, null],
  [2.5, 2201, null],
  [2, 60, 0.17],
])("EN 10051 category A, %d × %d mm: ± %s", (thickness, width, tolerance) => {
  expect(plusMinus("hot", thickness, width)).toBe(tolerance);
});

it.each([
  [0.34, 1000, null],
  [0.35, 1000, 0.03],
  [0.4, 1250, 0.04],
  [0.5, 1250, 0.04],
  [0.6, 1200, 0.03],
  [0.61, 1200, 0.04],
  [0.8, 1250, 0.05],
  [0.8, 1501, 0.06],
  [1, 1250, 0.06],
  [1.2, 1000, 0.06],
  [1.6, 1250, 0.09],
  [2, 1250, 0.11],
  [2.5, 1250, 0.13],
  [3, 1500, 0.15],
  [3, 1600, 0.16],
  [3.01, 1250, null],
])("EN 10131: %d × %d mm: ± %s", (thickness, width, tolerance) => {
  expect(plusMinus("cold", thickness, width)).toBe(tolerance);
});

describe("a band", () => {
  it("says of which table it is", () => {
    const soft = thicknessBand("hot", 2.5, 1250, "soft");
    expect(soft).toEqual({ standard: "EN 10051, DD11 to DD14", plusMinus: 0.16 });
    expect(thicknessBand("hot", 2.5, 1250, "B")).toEqual({
      standard: "EN 10051, category B",
      plusMinus: 0.24,
    });
  });

  it.each([0, -2, Number.NaN, Number.POSITIVE_INFINITY, 0.1])(
    "is null for a thickness of %d mm",
    (thickness) => {
      expect(thicknessBand("hot", thickness, 1250)).toBeNull();
      expect(thicknessBand("cold", thickness, 1250)).toBeNull();
    },
  );

  it.each([0, -1, Number.NaN])("is null for a width of %d mm", (width) => {
    expect(thicknessBand("hot", 2, width)).toBeNull();
    expect(thicknessBand("cold", 2, width)).toBeNull();
  });
});

it("the table in words is the one that is read, in the shop's figures", () => {
  const german = readFigures("de-DE");
  const { standard, columns, lines } = toleranceTable("hot", german);
  expect(standard).toBe("EN 10051, category A");
  expect(columns).toEqual(["width to 1200", "width to 1500", "width to 1800", "over 1800"]);
  expect(lines[0]).toEqual({ thickness: "up to 2", bands: ["± 0,17", "± 0,19", "± 0,21", "–"] });
  expect(lines[1]?.thickness).toBe("2–2.5");
  expect(toleranceTable("cold", german).lines[0]?.thickness).toBe("0.35–0.4");
});
