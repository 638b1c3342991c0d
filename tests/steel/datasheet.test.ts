import { describe, expect, it } from "vitest";
import { recogniseProduct } from "~/models/product/recognition";
import { sizeAsked } from "~/steel/asked-size";
import { type Datasheet, writeDatasheet } from "~/steel/datasheet";
import { siFigures } from "~/steel/figures";
import { type ProductType, productTypes } from "~/steel/kind";
import { listSizeRows } from "~/steel/size-row";
import { sampleProducts } from "../../prisma/sample/products";
import fc from "../support/property";

type Listed = {
  name?: string;
  purchaseNow?: string | null;
  thickness: readonly number[];
  width: readonly number[];
};

function write(type: ProductType, { name = "Steel", purchaseNow = null, thickness, width }: Listed) {
  const text = { name, purchaseNow };
  return writeDatasheet({ type, thickness, width, ...text, ...recogniseProduct(text) }, siFigures);
}

const named = (type: ProductType, name: string) => write(type, { name, thickness: [2], width: [1250] });

/** A column's cells by the beginning of its head. */
function column(table: Datasheet["weights"], head: string) {
  const index = table.columns.findIndex((each) => each.startsWith(head));
  return table.rows.map((row) => row[index]);
}
const factOf = ({ facts }: Datasheet, label: string) => facts.find((fact) => fact.label === label)?.value;
const itemsOf = ({ lists }: Datasheet, title: string) =>
  lists.find((list) => list.title === title)?.items ?? [];
const sentences = ({ facts, lists }: Datasheet) =>
  [...facts.map(({ value }) => value), ...lists.flatMap(({ items }) => items)].join(" ");

describe("the figures of a sheet", () => {
  const sheet = write("coldrolledsheet", { thickness: [2, 0.8, 2, 1], width: [1250, 1000] });

  it("have a row for each thickness once, thinnest first, with as many decimals in each", () => {
    expect(column(sheet.weights, "Thickness")).toEqual(["0.8", "1.0", "2.0"]);
    expect(column(sheet.weights, "kg/m²")).toEqual(["6.28", "7.85", "15.70"]);
    expect(column(sheet.weights, "Gauge")).toEqual(["21 SWG", "19 SWG", "14 SWG"]);
  });

  it("weigh the stock sheets of its own widths", () => {
    expect(sheet.weights.columns.slice(3)).toEqual(["kg, 1000 × 2000", "kg, 1250 × 2500"]);
    expect(sheet.weights.rows[2]?.slice(3)).toEqual(["31.40", "49.06"]);
  });

  it("give the tolerance at every listed width, and the weights that it allows", () => {
    expect(sheet.tolerances.columns).toEqual([
      "Thickness, mm",
      "± mm at 1000",
      "kg/m²",
      "± mm at 1250",
      "kg/m²",
    ]);
    expect(sheet.tolerances.rows[2]).toEqual(["2.0", "0.10", "14.92–16.49", "0.11", "14.84–16.56"]);
    expect(sheet.tolerances.caption).toContain("EN 10131, normal tolerance");
  });

  it("name and weigh sizes of more than three decimals as the rows of the product do", () => {
    const thickness = [1.5875, 0.4572];
    const { weights } = write("coldrolledsheet", { thickness, width: [1250.0004] });
    expect(column(weights, "Thickness")).toEqual(["0.457", "1.588"]);
    const { groups } = listSizeRows("coldrolledsheet", thickness, [1250.0004]);
    const row = groups.flatMap(({ rows }) => rows.map((each) => "kg" in each && each.kg.toFixed(2)));
    expect(column(weights, "kg, 1250 × 2500")).toEqual(row);
    const asked = { length: null, pieces: 1200, weightKg: null };
    const size = sizeAsked("coldrolledsheet", { thickness: 1.5875, width: 1250.0004 }, asked, siFigures);
    expect(size).toMatchObject({ size: "1.588x1250x2500", isUsual: true });
    expect(size?.label).toBe("1200 × 1.588 × 1250 × 2500 mm, 46.747 t");
  });

  it("make a sheet of twice its width where none is usual", () => {
    const { weights } = write("coldrolledsheet", { thickness: [0.76], width: [1219] });
    expect(weights.columns.at(-1)).toBe("kg, 1219 × 2438");
  });
});

describe("the figures of a coil", () => {
  const sheet = write("hotrolledcoil", { thickness: [2, 12], width: [930, 1130, 1250, 1900] });

  it("give the weight of a metre at each width, and the metres of a tonne at the widest", () => {
    const coil = write("hotrolledcoil", { thickness: [1.6], width: [1000, 1250] });
    expect(coil.weights.columns.slice(3)).toEqual(["kg/m at 1000", "kg/m at 1250", "m/t at 1250"]);
    expect(coil.weights.rows[0]?.slice(3)).toEqual(["12.56", "15.70", "63.7"]);
  });

  it.each([
    ["2x1250x3333.3333x762", 2, 1250, { pieces: 3, weightKg: 10_000 }],
    ["2.2x1130x6498.5283x762", 2.2, 1130, { pieces: 1, weightKg: 6498.528299999999 }],
  ])("can be ordered as %s, whatever decimals its weight has", (size, thickness, width, said) => {
    const asked = { length: null, ...said };
    expect(sizeAsked("hotrolledcoil", { thickness, width }, asked, siFigures)).toMatchObject({ size });
  });

  it("keep the bore that was asked for, of which the product's page has no row", () => {
    const asked = { length: null, pieces: null, weightKg: 8000 };
    const size = (inner: number | null) =>
      sizeAsked("hotrolledcoil", { thickness: 2, width: 1250 }, { ...asked, inner }, siFigures);
    expect(size(508)).toMatchObject({ size: "2x1250x8000x508", isUsual: false });
    expect(size(null)).toMatchObject({ size: "2x1250x8000x762", isUsual: true });
  });

  it("say at which widths the standard has no tolerance", () => {
    expect(sheet.tolerances.columns).toEqual([
      ...["Thickness, mm", "± mm at 930, 1130", "kg/m²", "± mm at 1250", "kg/m²", "± mm at 1900", "kg/m²"],
    ]);
    expect(sheet.tolerances.rows[0]?.slice(-4)).toEqual(["0.19", "14.21–17.19", "agree", "–"]);
  });

  it("leave columns out where there are too many, and say how those are worked out", () => {
    const width = [900, 1000, 1100, 1200, 1300, 1400];
    const { weights, leftOut } = write("hotrolledcoil", { thickness: [2], width });
    const shown = ["kg/m at 900", "kg/m at 1000", "kg/m at 1100", "m/t at 1400"];
    expect(weights.columns.slice(3)).toEqual(shown);
    expect(leftOut).toMatch(/^Weights at other sizes \(3\) follow from kg\/m²/);
  });
});

describe("what is said of the steel", () => {
  it("is its own grade with the strengths of its table", () => {
    const sheet = named("hotrolledsheet", "HR Sheet IS 2062 E250 BR");
    expect(factOf(sheet, "Yield")).toBe("min 250 MPa (to 20 mm thick)");
    expect(factOf(sheet, "Tensile")).toBe("min 410 MPa");
    expect(itemsOf(sheet, "Standards")[0]).toBe("IS 2062 E250 BR");
    expect(itemsOf(sheet, "Standards").join()).not.toMatch(/ASTM|EN 10111/);
    expect(factOf(named("hotrolledcoil", "HR Coil S355 High Strength"), "Yield")).toBe(
      "min 355 MPa (to 16 mm thick)",
    );
  });

  it("names what comes nearest elsewhere, as nearest", () => {
    expect(itemsOf(named("coldrolledcoil", "CRCA Slit Coil CR3"), "Standards")).toContain(
      "Nearest elsewhere, never identical: CR3 ≈ DC03 ≈ St 13 ≈ SPCD ≈ A1008 DS",
    );
  });

  it("has the usual standards where no grade is known, and then no strengths", () => {
    const sheet = named("hotrolledsheet", "HRPO Sheet Pickled and Oiled");
    expect(factOf(sheet, "Yield")).toBeUndefined();
    expect(itemsOf(sheet, "Standards").length).toBeGreaterThan(3);
  });

  it("takes the tolerances of the strength or softness of the grade", () => {
    const plusMinus = (type: ProductType, name: string) => named(type, name).tolerances.rows[0]?.[1];
    expect(plusMinus("hotrolledcoil", "HR Coil IS 2062 E250 A")).toBe("0.19");
    expect(plusMinus("hotrolledcoil", "HR Coil S355 High Strength")).toBe("0.22");
    expect(plusMinus("hotrolledcoil", "HR Coil DD13 Drawing")).toBe("0.14");
    const hard = named("coldrolledcoil", "CR Coil Full Hard CRFH");
    expect(hard.tolerances.rows).toEqual([]);
    expect(hard.tolerances.caption).toMatch(/to be agreed in the order$/);
  });

  /** What must not be said of a steel, and what must. */
  it.each([
    ["hotrolledsheet", "HRPO Sheet Pickled and Oiled", /remove the scale|blue-grey|tread/i, /without scale/],
    ["hotrolledsheet", "HR Chequered Sheet", /laser/i, /treads.*it adds to both/],
    ["hotrolledsheet", "HR Sheet IS 2062 E250 BR", /chequer|tread|pickled|not for primary/i, /Structures/],
    [
      "hotrolledsheet",
      "HR Sheet HR3 Deep Drawing",
      /Structures|base plates|tread/,
      /not for primary structures/,
    ],
    ["hotrolledcoil", "HR Coil IS 10748 Tube Grade", /Structures|base plates|Racking/, /Welded tubes/],
    ["hotrolledcoil", "HR Slit Coil", /each end may miss/, /Roll-formed/],
    ["hotrolledcoil", "HR Coil IS 2062 E250 A", /chequer|tread/i, /each end may miss/],
    [
      "coldrolledcoil",
      "CR Coil Full Hard CRFH",
      /panels|appliances|automotive|Matt/i,
      /not annealed.*galvanising.*before it is annealed/,
    ],
    ["coldrolledsheet", "CR Sheet DC01 Bright", /Matt|automotive/i, /Bright, Ra/],
    ["coldrolledsheet", "CR Sheet DC01 matt or bright", /Bright, Ra/, /Matt, Ra .* unless ordered bright/],
    ["coldrolledsheet", "CR Sheet DC01, bright on request", /Bright, Ra/, /unless ordered bright/],
    ["coldrolledcoil", "CR Coil DC01, full hard on request", /not annealed|galvanising/, /Panels/],
    ["hotrolledsheet", "HR Sheet, pickled and oiled on request", /without scale|Laser/, /blue-grey scale/],
    ["hotrolledsheet", "HRPO Sheet, cut on request", /blue-grey/, /without scale/],
    ["hotrolledsheet", "HR Sheet cut to your drawing", /drawn|not for primary/, /Structures/],
    ["hotrolledsheet", "HR Sheet, blanks as per drawing", /drawn|not for primary/, /Structures/],
    ["coldrolledsheet", "CR Sheet IS 513 CR1", /scale|automotive/i, /Panels/],
    ["coldrolledcoil", "CR Coil CR5 Interstitial Free", /scale|ducts/i, /Deep pressings/],
  ] as const)("of a %s %s is nothing that contradicts it", (type, name, never, always) => {
    const said = sentences(named(type, name));
    expect(said).not.toMatch(never);
    expect(said).toMatch(always);
  });

  it("holds together for every product of the sample", () => {
    for (const product of sampleProducts) {
      const sheet = write(product.type, product);
      expect(sheet.weights.rows.length, product.name).toBe(product.thickness.length);
      expect(itemsOf(sheet, "Uses").length, product.name).toBeGreaterThan(0);
      expect(new Set(itemsOf(sheet, "Handling")).size).toBe(itemsOf(sheet, "Handling").length);
      if (product.type.startsWith("cold")) expect(sentences(sheet)).not.toMatch(/scale/);
    }
  });
});

describe("whatever is listed", () => {
  it.each([
    [[], [1250]],
    [[2], []],
    [[0, -1, Number.NaN], [Number.POSITIVE_INFINITY]],
  ])("%j × %j gives no rows and no failure", (thickness, width) => {
    for (const type of productTypes) {
      const sheet = write(type, { thickness, width });
      expect([sheet.weights.rows, sheet.tolerances.rows]).toEqual([[], []]);
    }
  });

  it("has in every row as many cells as columns, each a figure or a word", () => {
    const sizes = fc.array(fc.double({ min: 0.001, max: 100_000, noNaN: true }), {
      minLength: 1,
      maxLength: 50,
    });
    fc.assert(
      fc.property(fc.constantFrom(...productTypes), sizes, sizes, (type, thickness, width) => {
        const { weights, tolerances } = write(type, { thickness, width });
        expect(weights.columns.length).toBeLessThanOrEqual(7);
        expect(tolerances.columns.length).toBeLessThanOrEqual(1 + 2 * 5);
        for (const { columns, rows } of [weights, tolerances]) {
          for (const row of rows) {
            expect(row).toHaveLength(columns.length);
            for (const cell of row) expect(cell).toMatch(/^(–|agree|[\d.,\u202f< –]+|\d+ (US|SWG).*)$/);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
