import { describe, expect, it } from "vitest";
import { listChips } from "~/steel/reading/chip";
import { readSteel } from "~/steel/reading/text";
import { sizeQueries, wordQueries } from "./queries";

function labelsOf(query: string) {
  return listChips(query).map(({ label }) => label);
}

describe("the chips of a query", () => {
  it.each(sizeQueries.map(([query, ...chips]) => [query, chips] as const))(
    "of sizes, %j: %j",
    (query, chips) => {
      expect(labelsOf(query)).toEqual(chips);
    },
  );

  it.each(wordQueries.map(([query, ...chips]) => [query, chips] as const))(
    "of words, %j: %j",
    (query, chips) => {
      expect(labelsOf(query)).toEqual(chips);
    },
  );
});

describe("a chip", () => {
  it("has its kind, and a query that says all the others", () => {
    const said = [
      ["type", "Hot rolled", "HR"],
      ["form", "Sheet", "sheet"],
      ["finish", "Chequered", "chequered"],
      ["thickness", "5 mm thick", "5 mm thick"],
      ["width", "1500 mm wide", "1500 mm wide"],
      ["length", "6000 mm long", "6000 mm long"],
      ["grade", "IS 2062 E250 BR", "IS 2062 E250 BR"],
      ["quantity", "3 pcs", "3 pcs"],
      ["quantity", "1 t", "1 t"],
    ];
    expect(listChips("IS 2062 E250 BR chequered hr sheet 5 x 1500 x 6000 3 nos 1 ton")).toEqual(
      said.map(([kind, label], at) => ({
        kind,
        label,
        without: said.flatMap(([, , words], other) => (other === at ? [] : words)).join(" "),
      })),
    );
  });

  it("of a gauge with two thicknesses has a link for each", () => {
    expect(listChips("16g cr 4x8").find(({ kind }) => kind === "thickness")).toEqual({
      kind: "thickness",
      label: "16 gauge",
      without: "CR 1220 mm wide 2440 mm long",
      readings: [
        { label: "1.52 mm (16 gauge US)", query: "CR 16 gauge US 1220 mm wide 2440 mm long" },
        { label: "1.63 mm (16 gauge SWG)", query: "CR 16 gauge SWG 1220 mm wide 2440 mm long" },
      ],
    });
  });

  it.each([
    ["hrpo 3mm", "Pickled", "HR 3 mm thick"],
    ["hrpo 3mm", "Hot rolled", "pickled 3 mm thick"],
    ["plate 8mm", "Hot rolled", "sheet 8 mm thick"],
    ["plate 8mm", "Sheet", "HR 8 mm thick"],
    ["2x1250x2500", "1250 mm wide", "2 mm thick 2500 mm long"],
    ["3mm chq 4x8", "1220 mm wide", "chequered 3 mm thick 2440 mm long"],
    ["hr sheat 2mm", "2 mm thick", "HR sheat"],
  ])("taken out of %j leaves, without %j, %j", (query, label, left) => {
    expect(listChips(query).find((chip) => chip.label === label)?.without).toBe(left);
  });
});

it.each([
  ["hr sheat 2mm", ["sheat"]],
  ["mild steel hr sheet", []],
  ["mild steel", ["mild", "steel"]],
  ["price of steel", ["price", "of", "steel"]],
  ["weldability of DC01", ["weldability"]],
  ["2mm hr @ 56/kg Pune", ["Pune"]],
  ["ss 304 sheet", []],
  ["31 gauge sheet", ["31", "gauge"]],
  ["2015550101", ["2015550101"]],
  ["", []],
])("the rest of a query of %j is %j", (query, rest) => {
  expect(readSteel(query).rest).toEqual(rest);
});
