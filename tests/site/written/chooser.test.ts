import { describe, expect, it } from "vitest";
import { type ChooserAnswers, choose, chooserQuestions, readAnswers } from "~/site/written/chooser";

const { place: places, coat: coats, surface: surfaces, thickness: thicknesses } = chooserQuestions;

function keys<T extends object>(options: T) {
  return Object.keys(options) as (keyof T)[];
}

const everyAnswer: ChooserAnswers[] = keys(places.options).flatMap((place) =>
  keys(coats.options).flatMap((coat) =>
    keys(surfaces.options).flatMap((surface) =>
      keys(thicknesses.options).map((thickness) => ({ place, coat, surface, thickness })),
    ),
  ),
);

describe("choose", () => {
  it.each([
    ["dry", "yes", "any", "thick", "hr"],
    ["dry", "yes", "any", "middle", "hr"],
    ["dry", "no", "any", "thick", "hr"],
    ["wet", "yes", "any", "thick", "hr"],
    ["dry", "yes", "clean", "thick", "hrpo"],
    ["wet", "yes", "clean", "middle", "hrpo"],
    ["dry", "yes", "seen", "thick", "hrpo"],
    ["dry", "no", "clean", "thick", "hrpo"],
    ["dry", "yes", "seen", "middle", "cr"],
    ["dry", "yes", "any", "thin", "cr"],
    ["salt", "yes", "seen", "thin", "cr"],
    ["dry", "no", "seen", "thin", "430"],
    ["dry", "no", "seen", "thick", "430"],
    ["wet", "no", "any", "thick", "304"],
    ["food", "no", "seen", "thin", "304"],
    ["food", "yes", "any", "thick", "304"],
    ["salt", "no", "any", "thick", "316"],
    ["salt", "no", "seen", "thin", "316"],
  ] as const)("place %s, coat %s, surface %s, thickness %s: %s", (place, coat, surface, thickness, steel) => {
    expect(choose({ place, coat, surface, thickness }).steel).toBe(steel);
  });

  it("explains every one of its 72 suggestions in whole sentences", () => {
    expect(everyAnswer).toHaveLength(72);
    for (const answers of everyAnswer) {
      const { steel, name, stock, reasons } = choose(answers);
      const isMild = /^(hr|hrpo|cr)$/.test(steel);
      expect(name).toMatch(isMild ? /^Mild steel, / : new RegExp(`^Stainless steel ${steel}$`));
      expect(stock !== null).toBe(isMild);
      expect(reasons.length).toBeGreaterThan(0);
      expect(new Set(reasons).size).toBe(reasons.length);
      for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("never leaves bare mild steel to the weather", () => {
    const bareOutside = everyAnswer.filter(({ place, coat }) => place !== "dry" && coat === "no");
    for (const answers of bareOutside) expect(choose(answers).steel).toMatch(/^3\d\d$/);
  });
});

it.each([
  "",
  "place=dry&coat=no&surface=seen",
  "place=moon&coat=no&surface=seen&thickness=thin",
  "place=toString&coat=no&surface=seen&thickness=thin",
  "place=&coat=&surface=&thickness=",
])("readAnswers is null for %j", (query) => {
  expect(readAnswers(new URLSearchParams(query))).toBeNull();
});
