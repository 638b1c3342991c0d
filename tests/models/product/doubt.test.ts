import { expect, it } from "vitest";
import { doubtSizes } from "~/models/product/doubt";

const ask = (width: string, thickness = "2") => doubtSizes({ thickness, width }, "say so");

it.each([
  ["1,250", "“1,250” is two values, 1 and 250 mm: write 1250 for one, or say so"],
  ["5", "Is 5 mm a width? Correct it, or say so"],
  ["1000, 12", "Is 12 mm a width? Correct it, or say so"],
  ["१,२५०", "“1,250” is two values, 1 and 250 mm: write 1250 for one, or say so"],
  ["１，２５０", "“1,250” is two values, 1 and 250 mm: write 1250 for one, or say so"],
  ["१.२५०", "Is 1.250 mm a width? Correct it, or say so"],
])("a width of %s is asked back", (width, message) => {
  expect(ask(width)).toEqual({ width: message });
});

it.each(["1250", "1000, 1250", "20,250", "100,200", "1000,1250", "", "abc"])(
  "a width of %s is not",
  (width) => {
    expect(ask(width)).toEqual({});
  },
);

it("a thickness that reads as two with a decimal comma is asked back too", () => {
  expect(ask("1250", "1,250").thickness).toBe(
    "“1,250” is two values, 1 and 250 mm: write 1.25 for one, or say so",
  );
  expect(ask("1250", "1.6,2,2.5")).toEqual({});
});
