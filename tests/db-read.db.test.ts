import { beforeAll, describe, expect, it } from "vitest";
import { db, readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { countRows } from "~/models/row/count.server";
import { fillDatabase } from "./support/bulk.mjs";

beforeAll(() => {
  fillDatabase(String(process.env.DATABASE_URL).replace(/^file:/, ""), { products: 4 });
});

describe("rows that are read past Prisma", () => {
  it("are those that it reads", async () => {
    const question = Prisma.sql`SELECT "id", "name", "thicknessMin", "grade", "image", "version", "sample", "createdAt", "updatedAt"
      FROM "Product" WHERE "id" <> ${"x"} ORDER BY "id"`;
    expect(await readRows(question)).toEqual(await db.$queryRaw(question));
    for (const day of ["2000-01-01", "2100-01-01"]) {
      const since = Prisma.sql`SELECT "id" FROM "Product" WHERE "createdAt" > ${new Date(day)} AND 1 = ${true}`;
      expect(await readRows(since)).toEqual(await db.$queryRaw(since));
    }
    expect(
      await readRows(Prisma.sql`SELECT ${7} AS "n", NULL AS "none", 9007199254740993 AS "large"`),
    ).toEqual([{ n: 7, none: null, large: 9007199254740993n }]);
  });

  it("are read again after the connection was let go", async () => {
    await db.$disconnect();
    expect(await readRows(Prisma.sql`SELECT 1 AS "one"`)).toEqual([{ one: 1 }]);
  });

  it("cannot be written so", async () => {
    await expect(readRows(Prisma.sql`DELETE FROM "Product" RETURNING "id"`)).rejects.toThrow(/readonly/);
    expect(await countRows("product")).toBe(4);
  });
});
