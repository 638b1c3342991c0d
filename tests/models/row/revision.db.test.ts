import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type RevisedKind, readRevisionToken } from "~/models/row/revision.server";
import { fillDatabase } from "../../support/bulk.mjs";
import { clearDatabase, openBeside } from "../../support/database";

const file = String(process.env.DATABASE_URL).replace(/^file:/, "");
const beside = openBeside(5_000);
beside.pragma("foreign_keys = ON");
afterAll(() => beside.close());

const nouns: RevisedKind[] = ["product", "blog", "testimonial"];

async function tokens() {
  return Promise.all(nouns.map((noun) => readRevisionToken(noun)));
}

/** The nouns whose token another program's statement changes. */
async function changedBy(sql: string) {
  const before = await tokens();
  expect(beside.prepare(sql).run().changes).toBeGreaterThan(0);
  const after = await tokens();
  return nouns.filter((_, index) => before[index] !== after[index]);
}

beforeEach(() => {
  clearDatabase();
  fillDatabase(file, { products: 3, articles: 3, testimonials: 3, enquiries: 3 });
});

describe("a revision", () => {
  it.each([
    ['UPDATE "Product" SET "name" = "name" WHERE rowid = 1', ["product"]],
    ['UPDATE "ProductSize" SET "mm" = 3 WHERE "position" = 0', ["product"]],
    ['DELETE FROM "ProductSize" WHERE "position" = 0', ["product"]],
    ['DELETE FROM "Product" WHERE rowid = 1', ["product"]],
    ['UPDATE "Blog" SET "sideImage" = NULL WHERE rowid = 1', ["blog"]],
    ['UPDATE "BlogBlock" SET "text" = \'<p>x</p>\' WHERE rowid = 1', ["blog"]],
    ['UPDATE "BlogTag" SET "name" = \'x\' WHERE rowid = 1', ["blog"]],
    ['DELETE FROM "BlogTag" WHERE rowid = 1', ["blog"]],
    ['DELETE FROM "Blog" WHERE rowid = 1', ["blog"]],
    ['UPDATE "Testimonial" SET "rating" = 1 WHERE rowid = 1', ["testimonial"]],
    ['DELETE FROM "Testimonial" WHERE rowid = 1', ["testimonial"]],
    ['UPDATE "Enquiry" SET "status" = \'closed\' WHERE rowid = 1', []],
    ['DELETE FROM "Enquiry"', []],
  ])("changes with every statement that changes what it stands for: %s", async (sql, changed) => {
    expect(await changedBy(sql)).toEqual(changed);
  });

  it("goes back with a transaction that is rolled back", async () => {
    const before = await tokens();
    beside.exec('BEGIN; DELETE FROM "Product"; ROLLBACK');
    expect(await tokens()).toEqual(before);
  });

  it("never comes twice, also when the rows are again what they were", async () => {
    const seen = new Set<string | null>();
    for (let turn = 0; turn < 20; turn += 1) {
      beside.exec('UPDATE "Product" SET "brand" = NULL; UPDATE "Product" SET "brand" = \'Northmill\'');
      seen.add(await readRevisionToken("product"));
    }
    expect(seen.size).toBe(20);
  });
});
