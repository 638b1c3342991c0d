import { expect, it } from "vitest";
import { findOnlySize } from "~/steel/size-row";

const ranges = (thicknessMin: number, thicknessMax: number, widthMin: number, widthMax: number) => ({
  thicknessMin,
  thicknessMax,
  widthMin,
  widthMax,
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
