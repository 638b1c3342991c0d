import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProductInput } from "~/models/product/form";
import { createProduct } from "~/models/product/write.server";
import { correctQuery } from "~/models/search/correction.server";
import { searchSite } from "~/models/search/read.server";
import { clearDatabase, fillWithSample } from "../../support/database";
import { sheet } from "../product/sheet";

async function namesOf(query: string) {
  return (await searchSite(query, 1)).products.rows.map(({ name }) => name).sort();
}

async function nearOf(query: string) {
  const { near } = await searchSite(query, 1);
  return near.map(({ differences, product }) => [
    differences.map(({ axis, mm }) => `${mm > 0 ? "+" : ""}${mm.toFixed(2)} ${axis}`).join(", "),
    product.name,
  ]);
}

describe("a search for a size", () => {
  beforeEach(async () => {
    await clearDatabase();
    const rows: Partial<ProductInput>[] = [
      { name: "Two by 1250", thickness: [2, 3], width: [1250] },
      { name: "Coil of two by 1250", type: "hotrolledcoil" },
      { name: "Cold two by 1250", type: "coldrolledsheet" },
      { name: "Two by 1220", width: [1220] },
      { name: "Two by 1300 E250", width: [1300] },
      { name: "Two and a fifth", thickness: [2.2] },
      { name: "One eight", thickness: [1.8], brand: "Northmill" },
      { name: "Forty", thickness: [40] },
      { name: "Pickled two by 1250", purchaseNow: "E250 BR" },
    ];
    for (const row of rows) await createProduct({ ...sheet, ...row });
  });

  it.each(["100 x 3000", "100x3000x12000", "HR plate 100 mm, 3000 wide", "width 3000", "100 mm plate"])(
    "finds by %s the thickest and widest that a product can list",
    async (query) => {
      await createProduct({ ...sheet, name: "Thick and wide", thickness: [100], width: [3000] });
      expect(await namesOf(query)).toEqual(["Thick and wide"]);
      expect((await searchSite(query, 1)).asText).toBe(false);
    },
  );

  it("finds what lists that thickness and that width, and nothing else", async () => {
    expect(await namesOf("2mm HR sheet 1250")).toEqual(["Pickled two by 1250", "Two by 1250"]);
    expect(await namesOf("1250 x 2 mm")).toEqual([
      ...["Coil of two by 1250", "Cold two by 1250", "Pickled two by 1250", "Two by 1250"],
    ]);
    expect(await namesOf("hr coil 2 x 1250")).toEqual(["Coil of two by 1250"]);
    expect(await namesOf("2 x 1250 pickled")).toEqual(["Pickled two by 1250"]);
    expect(await namesOf("2mm E250")).toEqual(["Pickled two by 1250", "Two by 1300 E250"]);
    expect(await namesOf("2 x 1250 x 2500 - 10 nos HR sheet")).toEqual([
      "Pickled two by 1250",
      "Two by 1250",
    ]);
  });

  it("takes four feet, forty-eight inches and what is listed as either for one width", async () => {
    await createProduct({ ...sheet, name: "Two by 1219", width: [1219] });
    for (const size of ["4x8 ft", "48 x 96 in", "4 ft wide"]) {
      expect((await namesOf(`2 mm ${size} HR sheet`)).sort(), size).toEqual(["Two by 1219", "Two by 1220"]);
    }
  });

  it("names the nearest above and below, each with its difference, the same thickness first", async () => {
    expect(await nearOf("2mm HR sheet 1250")).toEqual([
      ["-30.00 width", "Two by 1220"],
      ["+50.00 width", "Two by 1300 E250"],
      ["-0.20 thickness", "One eight"],
      ["+0.20 thickness", "Two and a fifth"],
    ]);
    expect(await nearOf("2mm E250 1250")).toEqual([["+50.00 width", "Two by 1300 E250"]]);
    expect(await nearOf("2.1 hr sheet")).toEqual([
      ["-0.10 thickness", expect.stringMatching(/Two by 1|Pickled two/)],
      ["-0.10 thickness", expect.stringMatching(/Two by 1|Pickled two/)],
      ["+0.10 thickness", "Two and a fifth"],
    ]);
  });

  it("says of a product that is near in one size which of its sizes is nearer", async () => {
    for (const name of ["Three", "Three and four", "Four"]) {
      const thickness = [...(name.startsWith("Three") ? [3] : []), ...(/four/i.test(name) ? [4] : [])];
      await createProduct({
        ...sheet,
        name,
        thickness,
        width: [1000],
        deliveryDays: `${thickness.length} days`,
      });
    }
    for (let each = 0; each < 3; each += 1)
      await createProduct({
        ...sheet,
        name: `Early three ${each}`,
        thickness: [3],
        width: [1000],
        deliveryDays: "0 days",
      });
    expect(await nearOf("3.2 x 1000 hr sheet")).toEqual([
      ["-0.20 thickness", expect.stringContaining("Early three")],
      ["-0.20 thickness", expect.stringContaining("Early three")],
      ["+0.80 thickness", "Four"],
      ["-0.20 thickness", "Three and four"],
      ["+0.80 thickness", "Three and four"],
    ]);
  });

  it("goes by thickness in steps, then by width, where nothing is as wide as asked", async () => {
    expect(await nearOf("2.1 x 1280 hr sheet")).toEqual([
      ["-0.10 thickness, +20.00 width", "Two by 1300 E250"],
      ["-0.10 thickness, -30.00 width", expect.stringContaining("wo by 1250")],
      ["+0.10 thickness, -30.00 width", "Two and a fifth"],
    ]);
  });

  it("shows a size in other steel only where the asked steel has none of it", async () => {
    const { near, sizeListed } = await searchSite("cr coil 2 x 1300", 1);
    expect(sizeListed).toBe(true);
    expect(near.map(({ otherSteel }) => otherSteel)).not.toContain(false);
    expect(near[0]).toMatchObject({ product: { name: "Coil of two by 1250" } });
  });

  it("puts the shortest delivery first, however it is written", async () => {
    const deliveries = ["10 days", "Within 3 days", "48 hours", "1 week", "Stock of 500 t", "on request"];
    for (const deliveryDays of deliveries)
      await createProduct({ ...sheet, name: deliveryDays, thickness: [7], deliveryDays });
    const { products } = await searchSite("7 mm", 1);
    expect(products.rows.map(({ name }) => name)).toEqual([
      ...["Stock of 500 t", "48 hours", "Within 3 days", "1 week", "10 days", "on request"],
    ]);
  });

  it("calls nothing near that is far", async () => {
    expect(await nearOf("20 mm hr sheet")).toEqual([]);
    expect(await nearOf("hr sheet")).toEqual([]);
  });

  it("narrows by the words that are no steel", async () => {
    expect(await namesOf("1.8 mm northmill")).toEqual(["One eight"]);
    expect(await namesOf("hr sheet north")).toEqual(["One eight"]);
    const { products, unsaid } = await searchSite("2 mm northmill", 1);
    expect(unsaid).toEqual(["northmill"]);
    expect(products.total).toBe(6);
  });

  it("takes the name of other goods for words where a product is called by them", async () => {
    await createProduct({ ...sheet, name: "HR Sheet Boiler Quality, Giant" });
    const { reading, products } = await searchSite("hr sheet boiler quality", 1);
    expect([reading.goods, products.rows.map(({ name }) => name)]).toEqual([
      [],
      ["HR Sheet Boiler Quality, Giant"],
    ]);
    await createProduct({ ...sheet, name: "HR Coil Tube Grade" });
    for (const query of ["gi sheet", "tube"])
      expect((await searchSite(query, 1)).reading.goods).toHaveLength(1);
  });

  it("takes either thickness of a gauge that means two", async () => {
    await createProduct({ ...sheet, name: "American", thickness: [1.52] });
    await createProduct({ ...sheet, name: "British", thickness: [1.63] });
    expect(await namesOf("16 gauge")).toEqual(["American", "British"]);
    expect(await namesOf("16 SWG")).toEqual(["British"]);
  });

  it("looks for a number in the texts where no size is like it", async () => {
    await createProduct({ ...sheet, name: "Lot 1777" });
    const { asText, products } = await searchSite("1777", 1);
    expect([asText, products.rows.map(({ name }) => name)]).toEqual([true, ["Lot 1777"]]);
  });
});

describe("a search of the sample content", () => {
  beforeAll(fillWithSample);

  it("marks the words in articles, and has no articles for a size alone", async () => {
    const { blogs } = await searchSite("rust", 1);
    const marked = blogs.rows.flatMap(({ title, snippet }) => [...title, ...snippet]);
    expect(blogs.total).toBe(2);
    expect(marked.filter(({ hit }) => hit).map(({ text }) => text.toLowerCase())).toContain("rust");
    expect((await searchSite("2mm HR 1250", 1)).blogs.total).toBe(0);
  });

  it.each([
    ["what is 18 gauge", []],
    ["hr sheet about 3mm", []],
    ["hr 2mm vs cr 2mm", []],
    ["e250 vs s275", ["e250", "s275"]],
  ])("looks for none of the words that join what is understood in %s", async (query, asked) => {
    const { words, unknown } = await searchSite(query, 1);
    expect([words, unknown]).toEqual([asked, []]);
  });

  it.each([
    ["hr sheat", "hr sheet"],
    ["chekered", "checkered"],
    ["Pickeld 2mm", "pickled 2mm"],
    ["drawng grade", "drawing grade"],
    ["deliverry", "delivery"],
    ["hr sheet thane", null],
    ["roofing", null],
    ["prime hr coil", null],
    ["bending", null],
    ["hr sheet zzzzqqqq", null],
    ["scrap", null],
    ["corten", null],
    ["zzzzqqqq", null],
    ["hr sheet", null],
    ["oil", null],
  ])("takes %s for %s", async (typed, meant) => {
    expect(
      await correctQuery(typed, (await searchSite(typed, 1)).unknown, [
        "delivery",
        "than",
        "bearing",
        "price",
      ]),
    ).toBe(meant);
  });
});
