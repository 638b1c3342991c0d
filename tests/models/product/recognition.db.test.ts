import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import type { ProductInput } from "~/models/product/form";
import { listFilterChoices } from "~/models/product/grade.server";
import { findProduct, listProductsByIds } from "~/models/product/read.server";
import { createProduct, updateProduct } from "~/models/product/write.server";
import { clearDatabase, openBeside } from "../../support/database";

const sheet: ProductInput = {
  ...{ name: "Sheet", type: "hotrolledsheet", brand: null, thickness: [2], width: [1250] },
  ...{ purchaseNow: null, deliveryDays: "2", number: "2015550101" },
};

const beside = openBeside(5_000);
afterAll(() => beside.close());
beforeEach(async () => {
  await clearDatabase();
  await db.setting.deleteMany();
});

async function read(id: string) {
  const [card] = await listProductsByIds([id]);
  const { grade, standard, finish } = (await findProduct(id)) ?? {};
  expect([card?.grade, card?.standard]).toEqual([grade, standard]);
  return [grade, standard, finish];
}

const setsOf = () =>
  beside
    .prepare(`SELECT CASE WHEN coalesce("grade", "standard") IS NOT NULL THEN coalesce("grade", '') || '|' || coalesce("standard", '') END, "finish", count(*)
      FROM "Product" GROUP BY 1, 2 ORDER BY 1, 2`)
    .raw()
    .all();

describe("a product's grade, standard and finish", () => {
  it.each([
    ["HR Sheet IS 2062 E250 BR", null, ["E250 BR", "IS 2062", null]],
    ["HRPO Sheet Pickled and Oiled", null, [null, null, "pickled"]],
    ["HR Chequered Sheet", "IS 2062", [null, "IS 2062", "chequered"]],
    ["CR Coil DC01", "EN 10130, ID 508 or 610", ["DC01", "EN 10130", null]],
    ["HR Coil S355 High Strength", "EN 10025-2, 3.1 certificate", ["S355", "EN 10025-2", null]],
    ["Sheet", "Anti-slip floors and treads", [null, null, null]],
  ])("of %s, %s are %s", async (name, purchaseNow, said) => {
    expect(await read(await createProduct({ ...sheet, name, purchaseNow }))).toEqual(said);
  });

  it("follow the texts when they are changed", async () => {
    const id = await createProduct({ ...sheet, name: "Sheet E350" });
    await updateProduct(id, { ...sheet, name: "Chequered sheet", purchaseNow: "E250" });
    expect(await read(id)).toEqual(["E250", "IS 2062", "chequered"]);
    expect(await listFilterChoices(null)).toEqual({
      grades: ["IS 2062", "IS 2062 E250"],
      finishes: ["chequered"],
    });
  });

  it("part the products of one size", async () => {
    for (const name of ["Sheet", "Sheet E250", "Sheet E250", "Sheet IS 2062", "Pickled sheet E250"])
      await createProduct({ ...sheet, name });
    expect(setsOf()).toEqual([
      [null, null, 1],
      ["E250|IS 2062", null, 2],
      ["E250|IS 2062", "pickled", 1],
      ["|IS 2062", null, 1],
    ]);
  });
});
