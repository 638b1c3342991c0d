import { expect, it } from "vitest";
import { sampleProducts } from "../../../prisma/sample/products";

it.each(sampleProducts)(
  "$name has a number that rings nobody, and its sizes in order",
  ({ number, thickness, width }) => {
    expect(number).toMatch(/^20155501\d\d$/);
    for (const sizes of [thickness, width]) expect([...new Set(sizes)].sort((a, b) => a - b)).toEqual(sizes);
  },
);
