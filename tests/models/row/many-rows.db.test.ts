import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { env } from "~/env.server";
import { countProducts } from "~/models/product/read.server";
import { deleteProduct, restoreProduct } from "~/models/product/write.server";
import { newId } from "~/models/row/id.server";
import { writeSetting } from "~/models/row/setting.server";
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

  it("keep their pictures when the rest is swept", async () => {
    fillDatabase(file, { products: 1_000 });
    await writeSetting("siteSince", "2024-01-01T00:00:00.000Z");
    const used = (
      await db.product.findMany({ where: { image: { not: null } }, select: { image: true } })
    ).flatMap(({ image }) => image ?? []);
    const orphans = Array.from({ length: 20 }, () => `${newId()}-800x600.webp`);
    const uploads = path.resolve(env.UPLOADS_DIR);
    mkdirSync(uploads, { recursive: true });
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const name of [...used, ...orphans]) {
      writeFileSync(path.join(uploads, name), "x");
      utimesSync(path.join(uploads, name), hourAgo, hourAgo);
    }
    expect((await sweepLeftovers()).files).toBe(orphans.length);
    expect(readdirSync(path.join(uploads, ".trash")).sort()).toEqual(orphans.sort());
    const left = readdirSync(uploads).filter((name) => !name.startsWith("."));
    expect(left.sort()).toEqual(used.sort());
  });
});

describe("the filter by size", () => {
  beforeAll(() => {
    clearDatabase();
    fillDatabase(file, { products: 500 });
  });

  it.each([
    ["thickness", 4, 6],
    ["thickness", null, 0.5],
    ["thickness", 49, null],
    ["thickness", 3, 3],
    ["thickness", 0.1, 100],
    ["width", 1_200, 1_250],
    ["width", 1_010, 1_040],
  ] as const)("finds the products with a size in it: %s from %s to %s", async (axis, min, max) => {
    const sizes = await db.productSize.findMany({
      where: { axis, mm: { gte: min ?? 0, lte: max ?? 1e9 } },
      select: { productId: true },
    });
    const open = { tmin: null, tmax: null, wmin: null, wmax: null };
    const filter = { ...open, grade: null, finish: null, sort: "newest" as const };
    const range = axis === "thickness" ? { tmin: min, tmax: max } : { wmin: min, wmax: max };
    expect(await countProducts(null, { ...filter, ...range })).toBe(
      new Set(sizes.map(({ productId }) => productId)).size,
    );
  });
});
