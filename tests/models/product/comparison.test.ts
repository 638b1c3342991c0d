import { describe, expect, it } from "vitest";
import { readComparedIds } from "~/models/product/comparison";
import { compareProducts } from "~/models/product/comparison.server";
import type { Product } from "~/models/product/read.server";
import { sheet as least } from "./sheet";

const sheet = (thickness: number[], width: number[], type: Product["type"] = "hotrolledsheet"): Product => ({
  ...{
    ...least,
    id: "a".repeat(24),
    name: "HR Sheet",
    type,
    image: null,
    grade: null,
    standard: null,
    finish: null,
  },
  ...{ thickness, width, version: 1, createdAt: new Date(0), updatedAt: new Date(0) },
  thicknessMin: Math.min(...thickness),
  thicknessMax: Math.max(...thickness),
  widthMin: Math.min(...width),
  widthMax: Math.max(...width),
});

it("the address of a comparison is read as far as anybody could have ticked", () => {
  const many = Array.from({ length: 500 }, (_, index) => `x${index}`);
  expect(readComparedIds(new URLSearchParams(`ids=${many.join(",")}`))).toEqual(many.slice(0, 24));
  expect(readComparedIds(new URLSearchParams(many.map((id) => `ids=${id}`).join("&")))).toHaveLength(24);
});

describe("products side by side", () => {
  it("are weighed at a size that all of them have", () => {
    const [one, other] = compareProducts([
      sheet([1.6, 2, 2.5, 3], [1000, 1250]),
      sheet([2, 2.5, 3, 4], [1250]),
    ]);
    expect(one?.weight).toMatchObject({ thickness: 2.5, width: 1250, length: 2500 });
    expect(one?.weight?.kg).toBeCloseTo(61.33, 2);
    expect(other?.weight).toEqual(one?.weight);
    expect(one?.tolerances).toEqual([
      { thickness: 2, width: 1250, plusMinus: 0.19 },
      { thickness: 2.5, width: 1250, plusMinus: 0.21 },
      { thickness: 3, width: 1250, plusMinus: 0.22 },
    ]);
  });

  it("without a size in common are weighed each at a middle one, coils by the metre", () => {
    const [thin, thick] = compareProducts([
      sheet([0.5, 0.8, 1], [1000, 1219], "coldrolledcoil"),
      sheet([4, 5, 6], [1500]),
    ]);
    expect(thin?.weight).toMatchObject({ thickness: 0.8, width: 1219, length: null });
    expect(thin?.weight?.kg).toBeCloseTo(7.66, 2);
    expect(thick?.weight).toMatchObject({ thickness: 5, width: 1500, length: 3000 });
    expect(thin?.toleranceStandard).toBe("EN 10131, normal tolerance");
    expect(thick?.tolerances).toEqual([{ thickness: 5, width: 1500, plusMinus: 0.26 }]);
  });

  it("are named and weighed by the sizes that can be ordered", () => {
    const [one, other] = compareProducts([sheet([1.5875], [1250.0004]), sheet([1.588], [1250])]);
    expect(one).toMatchObject({ thickness: [1.588], width: [1250] });
    expect(one?.weight?.kg).toBeCloseTo(38.956, 3);
    expect(one?.weight).toEqual(other?.weight);
  });

  it("have the tolerance of their own grade, as their data sheets do", () => {
    const [plain, strong, hard] = compareProducts([
      sheet([4], [1500]),
      { ...sheet([4], [1500]), grade: "S355J2", standard: "EN 10025-2" },
      { ...sheet([0.5], [1000], "coldrolledcoil"), grade: "CR0", standard: "IS 513" },
    ]);
    expect(plain?.tolerances[0]?.plusMinus).toBe(0.24);
    expect(strong?.tolerances[0]?.plusMinus).toBe(0.28);
    expect(strong?.toleranceStandard).toBe("EN 10051, category B");
    expect(hard?.tolerances[0]?.plusMinus).toBeNull();
  });

  it("say where the standard has no tolerance", () => {
    const [one] = compareProducts([sheet([0.3], [1000], "coldrolledcoil")]);
    expect(one?.tolerances).toEqual([{ thickness: 0.3, width: 1000, plusMinus: null }]);
    expect(one?.toleranceStandard).toBeNull();
  });
});
