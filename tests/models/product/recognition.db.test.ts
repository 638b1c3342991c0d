import { beforeEach, expect, it } from "vitest";
import { db } from "~/db.server";
import { listFilterChoices } from "~/models/product/grade.server";
import { findProduct, listProductsByIds } from "~/models/product/read.server";
import { readStoredProducts } from "~/models/product/stored-reading.server";
import {
  createProduct,
  deleteProduct,
  insertProducts,
  restoreProduct,
  updateProduct,
} from "~/models/product/write.server";
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

it("what an older program has read in its own way is read anew, once, and nobody's open form is stale", async () => {
  const name = "CR Slit Strip EN 10139 DC01";
  const products = Array.from({ length: 101 }, () => ({ ...sheet, name }));
  const [id = ""] = await db.$transaction((tx) => insertProducts(tx, products, new Date()));
  const wrong = () => db.product.updateMany({ data: { standard: "EN 10130", finish: "pickled" } });
  const rows = () => db.product.findMany({ orderBy: { id: "asc" } });
  const before = await rows();
  await wrong();
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  await readStoredProducts("a");
  clearInterval(others);
  expect(turns, "turns that others had meanwhile").toBeGreaterThan(1);
  expect(await rows()).toEqual(before);

  await wrong();
  await readStoredProducts("a");
  expect(await read(id)).toEqual(["DC01", "EN 10130", "pickled"]);
  const deleted = await deleteProduct(id);
  if (deleted.ok) await restoreProduct(deleted.value.undoId);
  expect(await read(id)).toEqual(["DC01", "EN 10139", null]);
  await readStoredProducts("b");
  expect(await rows()).toEqual(before);
});
