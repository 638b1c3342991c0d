import { describe, expect, it } from "vitest";
import { gradesOf } from "~/steel/grade";
import { listNearestGrades } from "~/steel/grade-neighbour";

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
