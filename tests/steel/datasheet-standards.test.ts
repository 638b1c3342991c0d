import { describe, expect, it } from "vitest";
import { recogniseProduct } from "~/models/product/recognition";
import { type Datasheet, writeDatasheet } from "~/steel/datasheet";
import { siFigures } from "~/steel/figures";
import type { ProductType } from "~/steel/kind";

function named(type: ProductType, name: string) {
  const text = { name, purchaseNow: null };
  const sizes = { thickness: [2], width: [1250] };
  return writeDatasheet({ type, ...text, ...sizes, ...recogniseProduct(text) }, siFigures);
}

const factOf = ({ facts }: Datasheet, label: string) => facts.find((fact) => fact.label === label)?.value;
const standardsOf = ({ lists }: Datasheet) => lists.find(({ title }) => title === "Standards")?.items ?? [];
const sentences = ({ facts, lists }: Datasheet) =>
  [...facts.map(({ value }) => value), ...lists.flatMap(({ items }) => items)].join(" ");

describe("a data sheet", () => {
  it.each([
    ["coldrolledcoil", "CR Coil SPCC-SD", "JIS G3141"],
    ["coldrolledsheet", "CR Sheet A1008 CS Type B", "ASTM A568/A568M"],
    ["hotrolledcoil", "HR Coil A1011 CS", "ASTM A568/A568M"],
    ["hotrolledsheet", "HR Sheet SPHC", "JIS G3131 and G3193"],
    ["hotrolledsheet", "HR Sheet SS400", "JIS G3193"],
    ["coldrolledcoil", "CR Slit Strip EN 10139 DC01", "EN 10140"],
    ["coldrolledcoil", "CR Strip EN 10139", "EN 10140"],
    ["hotrolledsheet", "HR Chequered Sheet", "IS 3502:2009, EN 10363 or ASTM A786"],
    ["hotrolledsheet", "HR Chequered Sheet IS 2062 E250 A", "IS 3502:2009, EN 10363 or ASTM A786"],
  ] as const)("of %s %s names %s, and shows no figure of EN's", (type, name, standard) => {
    const sheet = named(type, name);
    expect(sheet.tolerances.rows).toEqual([]);
    expect(sheet.tolerances.caption).toBe(`Thickness tolerance: by ${standard}, as agreed in the order`);
    expect(standardsOf(sheet).at(-1)).toContain(standard);
    expect(sentences(sheet)).not.toMatch(/EN 10051|EN 10131/);
  });

  it("shows no figure of one part of EN 10025, or of EN 10130, under another standard", () => {
    for (const [type, name] of [
      ["hotrolledsheet", "HR Sheet EN 10025-4 S355"],
      ["coldrolledcoil", "CR Strip EN 10139 DC01"],
    ] as const) {
      const sheet = named(type, name);
      expect(sheet.tolerances.rows).toEqual([]);
      expect(factOf(sheet, "Yield") ?? factOf(sheet, "Composition, % max")).toBeUndefined();
      expect(standardsOf(sheet)[0]).toBe(name.replace(/^.*(?=EN)/, ""));
    }
  });

  it("takes EN's figures as an example only where an order goes by an Indian standard", () => {
    const captionOf = (type: ProductType, name: string) => named(type, name).tolerances.caption;
    expect(captionOf("hotrolledsheet", "HR Sheet IS 1079 HR1")).toMatch(
      /^Thickness within EN 10051, category A, as an example \(the order goes by IS\/ISO 16160\)/,
    );
    expect(captionOf("hotrolledsheet", "HR Sheet IS 2062 E250")).toContain("(the order goes by IS 1852)");
    expect(captionOf("coldrolledsheet", "CR Sheet CR1")).toContain("(the order goes by IS/ISO 16162)");
    expect(captionOf("coldrolledcoil", "CR Coil DC01")).toBe(
      "Thickness within EN 10131, normal tolerance, and the weight that it allows",
    );
  });

  it("names no standard for annealed grades where the steel is full hard", () => {
    const asked = "To be agreed in the order";
    for (const [name, standard] of [
      ["CR Coil Full Hard CRFH", "IS 513 CR0"],
      ["CR Coil IS 513 full hard", "IS 513 CR0"],
      ["CR Coil DC01 full hard", asked],
      ["CR Coil A1008 CS full hard", asked],
    ] as const) {
      const hard = named("coldrolledcoil", name);
      expect(sentences(hard), name).not.toMatch(/EN 10130|A1008|EN 10131|G3141|MPa/);
      expect(standardsOf(hard)).toEqual([standard]);
    }
  });

  it.each([
    ["hotrolledcoil", "HR Coil S700MC"],
    ["hotrolledsheet", "HR Sheet Hardox 450"],
    ["hotrolledsheet", "HR Sheet SAPH 440"],
    ["hotrolledcoil", "HR Coil API 5L X52"],
    ["coldrolledcoil", "CR Coil HC420LA, EN 10268"],
  ] as const)("of %s %s, a grade that is not known, states no standard and no figure", (type, name) => {
    const sheet = named(type, name);
    expect(standardsOf(sheet)).toEqual(["To be agreed in the order"]);
    expect(sheet.tolerances.rows).toEqual([]);
    expect(sheet.tolerances.caption).toBe("Thickness tolerance: to be agreed in the order");
  });

  it.each([
    ["hotrolledsheet", "HR Sheet IS 2062", "IS 1852"],
    ["hotrolledsheet", "HR Plate IS 2062 E550 BR", "IS 1852"],
    ["hotrolledsheet", "HR Sheet IS 5986 Fe 510", "IS 1852"],
    ["coldrolledsheet", "CR Sheet IS 513 ISC440LA", "IS/ISO 16162"],
  ] as const)(
    "of %s %s, whose strength is not known, shows no class of tolerances",
    (type, name, standard) => {
      expect(named(type, name).tolerances.caption).toBe(
        `Thickness tolerance: by ${standard}, as agreed in the order`,
      );
    },
  );

  it("has the usual standards and tolerances where no code stands in the name", () => {
    for (const name of ["HR SHEET PRIME QUALITY 2 MM", "HR Sheet 2x1250x2500, MTC 3.1", "HR Sheet DC-trim"]) {
      expect(standardsOf(named("hotrolledsheet", name)).length, name).toBeGreaterThan(3);
      expect(named("hotrolledsheet", name).tolerances.rows, name).not.toEqual([]);
    }
  });

  it("says beside each weight of chequered sheet that the pattern adds to it", () => {
    const sheet = named("hotrolledsheet", "HR Chequered Sheet");
    expect(sheet.weights.caption).toBe("Weight of a sheet without its pattern, which adds to it");
    expect(named("hotrolledsheet", "HR Sheet").weights.caption).toBe("Weight of a sheet");
  });

  it.each([
    ["hotrolledsheet", "HR Sheet HR3 Deep Drawing", "min 28 % (to 3 mm thick)", "IS 1079:2009"],
    ["hotrolledcoil", "HR Coil DD13 Drawing", "min 29 % (2 to 3 mm thick)", "EN 10111:2008"],
    ["coldrolledcoil", "CR Coil DC01", "min 28 % (over 0.7 mm thick)", "EN 10130:2006"],
    ["coldrolledcoil", "CR Coil DC04", "min 38 % (over 0.7 mm thick)", "EN 10130:2006"],
    ["coldrolledcoil", "CR Coil SPCD", "min 38 % (0.6 to 1 mm thick)", "JIS G3141:1996"],
    ["hotrolledsheet", "HR Sheet IS 2062 E250 BR", "min 23 %", "IS 2062:2011"],
  ] as const)("of %s %s is elongation with the thickness it holds for", (type, name, elongation, edition) => {
    const sheet = named(type, name);
    expect(factOf(sheet, "Elongation")).toBe(elongation);
    expect(factOf(sheet, "Values from")).toBe(edition);
  });

  it.each([
    [
      "hotrolledsheet",
      "HR Sheet IS 2062 E250 BR",
      "C 0.22, Mn 1.50, P 0.045, S 0.045, Si 0.40 (IS 2062:2011)",
    ],
    [
      "hotrolledcoil",
      "HR Coil S355J2",
      "C 0.20, Mn 1.60, P 0.025, S 0.025, Si 0.55 (EN 10025-2:2004, to 16 mm thick)",
    ],
    ["coldrolledcoil", "CR Coil CR5 Interstitial Free", "C 0.06, Mn 0.25, P 0.020, S 0.020 (IS 513:2008)"],
    ["coldrolledcoil", "CR Coil DC04", "C 0.08, Mn 0.40, P 0.030, S 0.030 (EN 10130:2006)"],
    ["coldrolledcoil", "CR Coil SPCC-SD", "C 0.12, Mn 0.50, P 0.040, S 0.045 (JIS G3141:1996)"],
  ] as const)("of %s %s is the composition with its edition", (type, name, composition) => {
    expect(factOf(named(type, name), "Composition, % max")?.replace(/\s/g, " ")).toBe(composition);
  });

  it("says no composition where the quality or the source is not known", () => {
    const names = [
      "HR Coil S355 High Strength",
      "HR Sheet IS 2062 E250",
      "HR Coil DD13",
      "HR Sheet A36",
      "HR Sheet",
    ];
    for (const name of names)
      expect(factOf(named("hotrolledcoil", name), "Composition, % max")).toBeUndefined();
  });

  it("says of which edition strengths are only beside strengths", () => {
    expect(factOf(named("coldrolledsheet", "CR Sheet CR2"), "Values from")).toBe("IS 513 before 2008");
    expect(factOf(named("coldrolledsheet", "CR Sheet CR1"), "Values from")).toBeUndefined();
  });
});
