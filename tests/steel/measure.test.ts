import { describe, expect, it } from "vitest";
import { readFigures, siFigures } from "~/steel/figures";
import {
  formatMetres,
  formatMm,
  formatNumber,
  formatRange,
  formatSpan,
  formatWeight,
  parseNumber,
  roundTo,
} from "~/steel/measure";
import fc from "../support/property";

describe("parseNumber", () => {
  it.each([
    ["2", 2],
    ["0.8", 0.8],
    [".5", 0.5],
    ["  1250 ", 1250],
    ["0", 0],
    ["007", 7],
    ["1.60", 1.6],
  ])("reads %j as %d", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    "",
    " ",
    ".",
    "2.",
    "1e9",
    "1E2",
    "NaN",
    "Infinity",
    " 1,2",
    "1,200",
    "1 200",
    "-1",
    "+1",
    "0x10",
    "1.2.3",
    "2mm",
    "٢",
    "1_000",
    "9999999999",
    null,
    undefined,
  ])("refuses %j", (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});

it.each([
  [3.925, 2, 3.93],
  [19.625, 2, 19.63],
  [0.5 * 7.85, 2, 3.93],
  [0.1 + 0.2, 2, 0.3],
  [1.005, 2, 1.01],
  [49.0625, 2, 49.06],
  [1781.8, 0, 1782],
])("rounding: %d at %d places is %d", (value, places, rounded) => {
  expect(roundTo(value, places)).toBe(rounded);
});

describe("formats", () => {
  it.each([
    [formatNumber(15.7, siFigures), "15.7"],
    [formatNumber(20, siFigures), "20"],
    [formatNumber(100, siFigures, 0), "100"],
    [formatNumber(0, siFigures), "0"],
    [formatNumber(-0.001, siFigures), "0"],
    [formatNumber(-2.5, siFigures), "-2.5"],
    [formatNumber(1e-7, siFigures), "< 0.01"],
    [formatNumber(1019.1, siFigures, 1), "1\u202f019.1"],
    [formatNumber(12_500, siFigures), "12\u202f500"],
    [formatNumber(1e21, siFigures), "–"],
    [formatNumber(Number.NaN, siFigures), "–"],
    [formatMm(3.15), "3.15 mm"],
    [formatMm(12_500), "12500 mm"],
    [formatMm(Number.NaN), "–"],
    [formatRange(1.6, 3.15), "1.6 mm - 3.15 mm"],
    [formatRange(1250, 1250), "1250 mm"],
    [formatSpan(1.6, 3.15), "1.6–3.15 mm"],
    [formatSpan(1250, 1250), "1250 mm"],
    [formatWeight(49.0625, siFigures), "49.06 kg"],
    [formatWeight(353.25, siFigures), "353.25 kg"],
    [formatWeight(999.99, siFigures), "999.99 kg"],
    [formatWeight(999.999, siFigures), "1 t"],
    [formatWeight(1962.5, siFigures), "1.963 t"],
    [formatWeight(12_000, siFigures), "12 t"],
    [formatWeight(19_625, siFigures), "19.625 t"],
    [formatWeight(1e-9, siFigures), "< 0.01 kg"],
    [formatWeight(Number.NaN, siFigures), "–"],
    [formatMetres(764.331, siFigures), "764.3 m"],
    [formatMetres(1019.108, siFigures), "1\u202f019.1 m"],
  ])("%s is %s", (text, expected) => {
    expect(text).toBe(expected);
  });

  it.each([
    ["en-IN", "1234567.8", "12,34,567.8"],
    ["en-IN", "12500", "12,500"],
    ["en-IN", "100000", "1,00,000"],
    ["en-US", "1234567.8", "1,234,567.8"],
    ["de-DE", "1234567.8", "1.234.567,8"],
    ["fr-FR", "12500.5", "12\u202f500,5"],
    ["hi-IN-u-nu-deva", "1234567.8", "12,34,567.8"],
    ["es-ES", "12500", "12.500"],
    ["en-IN", "7313.12", "7,313.12"],
    ["de-DE", "0.001", "< 0,01"],
    ["de-DE", "-2.5", "-2,5"],
  ])("in %s %s is %s", (locale, value, expected) => {
    expect(formatNumber(Number(value), readFigures(locale))).toBe(expected);
  });

  it("set no figure of a size by the language, for it is ordered as it was typed", () => {
    expect(formatRange(1.6, 12_500)).toBe("1.6 mm - 12500 mm");
  });

  it("never show an exponent, a minus zero or a word", () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 0, max: 3 }), (value, places) => {
        for (const text of [
          formatNumber(value, siFigures, places),
          formatWeight(value, siFigures),
          formatMetres(value, siFigures),
          formatMm(value),
          formatRange(value, 2),
        ]) {
          expect(text).not.toMatch(/e[+-]?\d|NaN|Infinity|undefined|^-0(\.0+)?(?!\.?\d)/);
        }
      }),
    );
  });
});
