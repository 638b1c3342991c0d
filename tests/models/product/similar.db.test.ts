import { beforeEach, describe, expect, it } from "vitest";
import type { ProductInput } from "~/models/product/form";
import { findProduct } from "~/models/product/read.server";
import { listSimilarProducts } from "~/models/product/similar.server";
import { createProduct } from "~/models/product/write.server";
import { clearDatabase } from "../../support/database";
import { sheet } from "./sheet";

async function similarTo(others: Partial<ProductInput>[], limit = 10) {
  const id = await createProduct({ ...sheet, name: "asked about" });
  for (const other of others) await createProduct({ ...sheet, ...other });
  const product = await findProduct(id);
  if (!product) throw new Error("The product is gone");
  return (await listSimilarProducts(product, limit)).map(({ name }) => name);
}

describe("similar products", () => {
  beforeEach(clearDatabase);

  it("come nearest first, by ratio and not by difference", async () => {
    const others = [
      { name: "twice as thick", thickness: [4] },
      { name: "a tenth thicker", thickness: [2.2] },
      { name: "half as thick", thickness: [1.1] },
      { name: "as thick", thickness: [2], width: [1220] },
    ];
    expect(await similarTo(others)).toEqual([
      "as thick",
      "a tenth thicker",
      "half as thick",
      "twice as thick",
    ]);
  });

  it("put another type behind the same type", async () => {
    const others = [
      { name: "a coil of that very size", type: "hotrolledcoil" as const },
      { name: "a sheet half as thick again", thickness: [3] },
    ];
    expect(await similarTo(others)).toEqual(["a sheet half as thick again", "a coil of that very size"]);
  });

  it("leave out the product itself and what is more than three times thicker or thinner", async () => {
    const others = [
      { name: "four times", thickness: [8] },
      { name: "a quarter", thickness: [0.5] },
      { name: "near", thickness: [2.5] },
    ];
    expect(await similarTo(others)).toEqual(["near"]);
  });

  it("are no more than asked for", async () => {
    expect(await similarTo([{ name: "a" }, { name: "b" }, { name: "c" }], 2)).toHaveLength(2);
  });
});
