import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { countTags, listBlogs } from "~/models/blog/read.server";
import { createBlog, deleteBlog, restoreBlog, updateBlog } from "~/models/blog/write.server";
import { countByName, countRows } from "~/models/row/count.server";
import { fillDatabase } from "../../support/bulk.mjs";
import { clearDatabase, openBeside } from "../../support/database";
import { rollDice } from "../../support/seeded";

const file = String(process.env.DATABASE_URL).replace(/^file:/, "");
const beside = openBeside(5_000);
beside.pragma("foreign_keys = ON");
afterAll(() => beside.close());
beforeEach(clearDatabase);

function ask(sql: string): Map<string, number> {
  const rows = beside.prepare(sql).all() as { name: string; count: number }[];
  return new Map(rows.map(({ name, count }) => [name, count]));
}

const real = {
  product: 'SELECT "type" AS "name", count(*) AS "count" FROM "Product" GROUP BY 1 ORDER BY 1',
  enquiry: 'SELECT "status" AS "name", count(*) AS "count" FROM "Enquiry" GROUP BY 1 ORDER BY 1',
  blog: `SELECT '' AS "name", count(*) AS "count" FROM "Blog" HAVING count(*) > 0`,
  testimonial: `SELECT '' AS "name", count(*) AS "count" FROM "Testimonial" HAVING count(*) > 0`,
  grade: `SELECT "type" || '|' || coalesce("grade", '') || '|' || coalesce("standard", '') AS "name", count(*) AS "count"
    FROM "Product" WHERE coalesce("grade", "standard") IS NOT NULL GROUP BY 1 ORDER BY 1`,
  finish: `SELECT "type" || '|' || "finish" AS "name", count(*) AS "count"
    FROM "Product" WHERE "finish" IS NOT NULL GROUP BY 1 ORDER BY 1`,
  tag: 'SELECT "name", count(DISTINCT "blogId") AS "count" FROM "BlogTag" WHERE "block" = 0 GROUP BY 1 ORDER BY 1',
} as const;
const kinds = ["product", "enquiry", "blog", "testimonial", "grade", "finish", "tag"] as const;

async function expectExact() {
  for (const kind of kinds) {
    const counts = [...(await countByName(kind))].sort(([a], [b]) => (a < b ? -1 : 1));
    expect([kind, ...counts]).toEqual([kind, ...ask(real[kind])]);
  }
  const sets = 'SELECT s."id", s."count", count(p."id") AS "real" FROM "SizeSet" s';
  const wrong = `${sets} LEFT JOIN "Product" p ON p."sizeSetId" = s."id" AND p."finish" IS s."finish" AND s."grade" IS CASE
    WHEN coalesce(p."grade", p."standard") IS NOT NULL THEN coalesce(p."grade", '') || '|' || coalesce(p."standard", '') END
    GROUP BY s."id" HAVING s."count" <> "real"`;
  expect(beside.prepare(wrong).all()).toEqual([]);
  expect(beside.prepare('SELECT "id" FROM "Product" WHERE "sizeSetId" IS NULL').all()).toEqual([]);
}

describe("stored counts", () => {
  it("are those of the rows after every statement of another program", async () => {
    fillDatabase(file, { products: 40, articles: 30, testimonials: 5, enquiries: 20 });
    await expectExact();
    for (const sql of [
      `UPDATE "Product" SET "grade" = 'E250', "standard" = 'IS 2062' WHERE rowid % 2 = 0`,
      `UPDATE "Product" SET "standard" = 'IS 513', "finish" = 'pickled' WHERE rowid % 3 = 1`,
      `UPDATE "Product" SET "type" = 'coldrolledcoil' WHERE rowid % 3 = 0`,
      `UPDATE "Product" SET "grade" = NULL WHERE rowid % 4 = 0`,
      `UPDATE "Product" SET "finish" = NULL WHERE rowid % 9 = 1`,
      `UPDATE "Product" SET "thicknessMax" = 60 WHERE rowid % 7 = 0`,
      `UPDATE "Enquiry" SET "status" = 'spam' WHERE rowid % 2 = 0`,
      `UPDATE "BlogTag" SET "name" = 'one' WHERE rowid % 4 = 0`,
      `UPDATE "BlogTag" SET "name" = 'one' WHERE rowid % 5 = 0`,
      `UPDATE "BlogTag" SET "name" = 'two' WHERE "name" = 'one' AND "position" = 2`,
      `DELETE FROM "BlogTag" WHERE "name" = 'one' AND "position" = 1`,
      `UPDATE "ProductSize" SET "mm" = 3 WHERE rowid % 11 = 0`,
      `DELETE FROM "ProductSize" WHERE rowid % 13 = 0`,
      `DELETE FROM "Product" WHERE rowid % 5 = 0`,
      `DELETE FROM "Blog" WHERE rowid % 5 = 0`,
      `DELETE FROM "Testimonial"`,
      `DELETE FROM "Enquiry" WHERE "status" = 'spam'`,
    ]) {
      beside.exec(sql);
      await expectExact();
    }
  });

  it("go back with a transaction that is rolled back", async () => {
    fillDatabase(file, { products: 10, articles: 10 });
    beside.exec('BEGIN; DELETE FROM "Product"; DELETE FROM "Blog"; ROLLBACK');
    expect(await countRows("product")).toBe(10);
    await expectExact();
  });
});

describe("the articles of a tag", () => {
  it("are counted and listed once each, newest first, on every page, after writes of every kind", async () => {
    const dice = rollDice(4);
    const newTags = () =>
      Array.from({ length: 1 + dice.below(4) }, () => dice.pick(["HR", "hr", "CR", "rust"]));
    const blockOf = (items: string[]) => ({ type: "Title", text: "<p>Text</p>", plain: "Text", items });
    const articles = new Map<string, string[]>();
    for (let turn = 0; turn < 60; turn += 1) {
      const [id = ""] = [...articles.keys()].slice(dice.below(Math.max(1, articles.size)));
      const items = newTags();
      if (articles.size < 10 || dice.chance(0.5)) {
        // The second block's tags count for nothing.
        const made = await createBlog([blockOf(items), blockOf(newTags())], { banerImage: "b.webp" });
        beside.prepare('UPDATE "Blog" SET "createdAt" = ? WHERE "id" = ?').run(momentOf(turn), made);
        articles.set(made, items);
      } else if (dice.chance(0.4)) {
        await updateBlog(id, [blockOf(items)]);
        articles.set(id, items);
      } else {
        const deleted = await deleteBlog(id);
        if (dice.chance(0.5) && deleted.ok) await restoreBlog(deleted.value.undoId);
        else articles.delete(id);
      }
    }
    const moments = new Map(
      (
        beside.prepare('SELECT "id", "createdAt" AS "at" FROM "Blog"').all() as { id: string; at: string }[]
      ).map(({ id, at }) => [id, at]),
    );
    const keyOf = (id: string) => `${moments.get(id)} ${id}`;
    const counts = new Map((await countTags()).map(({ name, count }) => [name, count]));
    for (const tag of ["HR", "hr", "CR", "rust", "none"]) {
      const wanted = [...articles]
        .filter(([, items]) => items.includes(tag))
        .map(([id]) => id)
        .sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
      expect([tag, counts.get(tag) ?? 0]).toEqual([tag, wanted.length]);
      const listed: string[] = [];
      for (let page = 1; page <= Math.ceil(wanted.length / 3) + 1; page += 1) {
        const list = await listBlogs({ tag, page, perPage: 3 });
        expect(list.total).toBe(wanted.length);
        listed.push(...list.rows.map(({ id }) => id));
      }
      expect(listed).toEqual(wanted);
    }
    await expectExact();
  });
});

/** Several articles share a moment. */
function momentOf(turn: number) {
  return `2026-01-01T00:00:${String(turn % 7).padStart(2, "0")}.000+00:00`;
}
