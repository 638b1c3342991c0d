import { describe, expect, it } from "vitest";
import { gradesOf } from "~/steel/grade";
import { listNearestGrades } from "~/steel/grade-neighbour";
import { isProductType, productTypes, steelTypes } from "~/steel/kind";
import { roundTo } from "~/steel/measure";
import { stockOf } from "~/steel/stock";
import { sheetWeight } from "~/steel/weight";

describe("the four kinds of product", () => {
  it.each([
    ["hotrolledsheet", "Hot Rolled Sheet", "/product", "/hotRolled/sheet", "/hrsheets"],
    ["hotrolledcoil", "Hot Rolled Coil", "/coilproduct", "/hotRolled/coils", "/hrcoils"],
    ["coldrolledsheet", "Cold Rolled Sheet", "/coldproductsheet", "/coldRolled/sheet", "/crsheets"],
    ["coldrolledcoil", "Cold Rolled Coil", "/coldproductcoil", "/coldRolled/coils", "/crcoils"],
  ] as const)("%s is %s at %s, %s and %s", (type, label, detailPath, categoryPath, deliveryPath) => {
    expect(steelTypes[type]).toMatchObject({ label, detailPath, categoryPath, deliveryPath });
  });

  it.each(["", "hotRolledSheet", "toString", "sheet"])("does not know %j", (text) => {
    expect(isProductType(text)).toBe(false);
  });

  it("has stock, grades and words for each", () => {
    for (const type of productTypes) {
      const { sheets, coil, ...words } = stockOf[type];
      expect(sheets.length > 0).toBe(steelTypes[type].form === "sheet");
      expect(coil !== null).toBe(steelTypes[type].form === "coil");
      for (const list of Object.values(words)) expect(list.length).toBeGreaterThan(0);
      expect(gradesOf(type).length).toBeGreaterThan(5);
    }
  });
});

it.each([
  [2, 1250, 2500, 49.06],
  [3, 1250, 2500, 73.59],
  [0.8, 1250, 2500, 19.63],
  [5, 1500, 6000, 353.25],
  [1, 1220, 2440, 23.37],
])("sheet weight: %d × %d × %d mm is %d kg", (thickness, width, length, kg) => {
  expect(roundTo(sheetWeight(thickness, width, length), 2)).toBe(kg);
});

describe("grades", () => {
  const find = (type: "hotrolledsheet" | "coldrolledcoil", name: string) =>
    gradesOf(type).find((grade) => grade.name === name);

  it.each([
    ["hotrolledsheet", "HR3", "–", "max 400", "min 28"],
    ["hotrolledsheet", "E250", "min 250", "min 410", "min 23"],
    ["hotrolledsheet", "DD13", "170–310", "max 400", "min 29"],
    ["hotrolledsheet", "S355J2", "min 355", "470–630", "–"],
    ["coldrolledcoil", "CR3", "max 250", "270–370", "min 32"],
    ["coldrolledcoil", "DC01", "max 280", "270–410", "min 28"],
    ["coldrolledcoil", "DC04", "max 210", "270–350", "min 38"],
    ["coldrolledcoil", "SPCC", "–", "–", "–"],
    ["coldrolledcoil", "CS", "–", "–", "–"],
    ["coldrolledcoil", "CR5", "–", "–", "–"],
  ] as const)(
    "%s %s: yield %s, tensile %s, elongation %s",
    (type, name, yieldStrength, tensile, elongation) => {
      expect(find(type, name)).toMatchObject({ yieldStrength, tensile, elongation });
    },
  );

  it("names each grade once and keeps hot and cold apart", () => {
    const hot = gradesOf("hotrolledcoil").map((grade) => `${grade.standard} ${grade.name}`);
    const cold = gradesOf("coldrolledsheet").map((grade) => `${grade.standard} ${grade.name}`);
    expect(new Set([...hot, ...cold]).size).toBe(hot.length + cold.length);
    expect(listNearestGrades("cold")).toContain("CR3 ≈ DC03 ≈ St 13 ≈ SPCD ≈ A1008 DS");
  });
});
