import { beforeEach, expect, it } from "vitest";
import { db } from "~/db.server";
import { listFilterChoices } from "~/models/product/grade.server";
import { findProduct, listProductsByIds } from "~/models/product/read.server";
import { createProduct, updateProduct } from "~/models/product/write.server";
import { clearDatabase } from "../../support/database";
import { sheet } from "./sheet";

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

it("a product's grade, standard and finish follow the texts when they are changed", async () => {
  const id = await createProduct({ ...sheet, name: "Sheet E350" });
  await updateProduct(id, { ...sheet, name: "Chequered sheet", purchaseNow: "E250" });
  expect(await read(id)).toEqual(["E250", "IS 2062", "chequered"]);
  expect(await listFilterChoices(null)).toEqual({
    grades: ["IS 2062", "IS 2062 E250"],
    finishes: ["chequered"],
  });
});
