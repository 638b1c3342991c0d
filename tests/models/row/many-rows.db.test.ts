import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { deleteProduct, restoreProduct } from "~/models/product/write.server";
import { sweepLeftovers } from "~/models/upkeep/sweep.server";
import { fillDatabase } from "../../support/bulk.mjs";
import { clearDatabase, openBeside } from "../../support/database";

const file = String(process.env.DATABASE_URL).replace(/^file:/, "");
/** More than SQLite takes values in a statement (32,766). */
const MANY = 33_000;

describe("very many rows", () => {
  beforeEach(clearDatabase);

  it("go and come back with the product they speak of", async () => {
    fillDatabase(file, { products: 1, enquiries: MANY });
    const beside = openBeside(5_000);
    beside.exec('UPDATE "Enquiry" SET "productId" = (SELECT "id" FROM "Product")');
    const row = await db.product.findFirstOrThrow({ select: { id: true } });
    const deleted = await deleteProduct(row.id);
    expect(await db.enquiry.count({ where: { productId: null } })).toBe(MANY);
    const restored = await restoreProduct(deleted.ok ? deleted.value.undoId : "");
    expect(restored).toEqual({ ok: true, value: row.id });
    expect(await db.enquiry.count({ where: { productId: row.id } })).toBe(MANY);
    beside.close();
  });

  it("are forgotten when their time is over", async () => {
    const beside = openBeside(5_000);
    beside
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO "DeletedRow" SELECT printf('%024x', i), 'product', 'x', '{}', '[]', '2024-01-01T00:00:00.000+00:00' FROM n`,
      )
      .run(MANY);
    beside.close();
    await sweepLeftovers();
    expect(await db.deletedRow.count()).toBe(0);
  });
});
