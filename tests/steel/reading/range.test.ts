import { expect, it } from "vitest";
import { findRange } from "~/steel/reading/range";

it.each([
  ["under 2 mm", "thickness", null, 2],
  ["hr sheet upto 3mm", "thickness", null, 3],
  ["max 1250 wide", "width", null, 1250],
  ["3mm and above", "thickness", 3, null],
  ["IS 2062 from 5mm", "thickness", 5, null],
  ["1250 mm wide or more", "width", 1250, null],
  ["between 1 and 2 mm", "thickness", 1, 2],
  ["between 1000 and 1500 wide", "width", 1000, 1500],
  ["crca 0.8–1.2 coil 1000-1250 wide", "thickness", 0.8, 1.2],
  ["S355J2+N 10-20 mm", "thickness", 10, 20],
  ["1000 to 1250 wide", "width", 1000, 1250],
  ["width 1000-1250", "width", 1000, 1250],
  ["min 3mm max 5mm", "thickness", 3, 5],
  ["minimum 3 maximum 5", "thickness", 3, 5],
  ["2mm min 1000 max 1250", "width", 1000, 1250],
  [">= 3 mm", "thickness", 3, null],
  ["<2mm hr", "thickness", null, 2],
  ["≥ 3 mm", "thickness", 3, null],
  ["hr ≤2 mm", "thickness", null, 2],
  ["3mm+", "thickness", 3, null],
  ["3 mm thickness 1000-1250 wide", "width", 1000, 1250],
  ["thinner than 2 mm", "thickness", null, 2],
  ["wider than 1250", "width", 1250, null],
  ["२ से, 2 to 3 mm x 1250 x 2500", "thickness", 2, 3],
])("%j is a range of %s from %s to %s", (query, axis, min, max) => {
  expect(findRange(query)).toMatchObject({ axis, min, max });
});

it.each([
  ["2 mm or 3 mm"],
  ["2x1250x2500"],
  ["2-1250"],
  ["2-1250-2500"],
  ["20 - 1500 x 3000 x 4"],
  ["3-5 days"],
  ["2 mm + 3 mm"],
  ["2-1250 wide"],
  ["3 mm thickness 1000-1250"],
  ["5 to 6 ton coil"],
  ["50 to 100 sheets 2mm"],
  ["1/4 to 1/2 inch"],
  ["16 to 18 gauge"],
  ["98200 12345"],
])("%j is none", (query) => {
  expect(findRange(query)).toBeNull();
});
