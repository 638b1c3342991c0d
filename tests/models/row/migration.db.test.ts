import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "../../../scripts/start/database.mjs";
import { root } from "../../../scripts/start/root.mjs";
import { fillDatabase } from "../../support/bulk.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "steel-migration-"));
afterAll(() => rmSync(folder, { recursive: true }));

const migrations = path.join(root, "prisma", "migrations");
const names = readdirSync(migrations, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();
const GROWTH = "20261122010000_growth";

function apply(file: string, some: string[]) {
  const database = openDatabase(file, {});
  for (const name of some) database.exec(readFileSync(path.join(migrations, name, "migration.sql"), "utf8"));
  database.close();
}

/** What triggers keep beside the rows, by what it says and not by its numbers. */
const kept = [
  'SELECT "kind", "name", "count" FROM "RowCount" ORDER BY 1, 2',
  `SELECT "type", "sizes", "thicknessMin", "thicknessMax", "thicknessMid", "widthMin", "widthMax", "grade", "finish",
     "count" FROM "SizeSet" ORDER BY 1, 2`,
  `SELECT s."type", s."sizes", v."axis", v."mm" FROM "SizeSetValue" v JOIN "SizeSet" s ON s."id" = v."setId"
     ORDER BY 1, 2, 3, 4`,
  'SELECT p."id", s."type", s."sizes" FROM "Product" p JOIN "SizeSet" s ON s."id" = p."sizeSetId" ORDER BY 1',
  'SELECT "blogId", "block", "position", "createdAt" FROM "BlogTag" ORDER BY 1, 2, 3',
  'SELECT "kind", "ref", "title", "body", "id" >= 1099511627776 AS "isBlog" FROM "SearchDoc" ORDER BY 1, 2',
  `SELECT d."ref" FROM "SearchText" JOIN "SearchDoc" d ON d."id" = "SearchText".rowid
     WHERE "SearchText" MATCH '"bulk"* AND "7"*' ORDER BY 1`,
];

const WRONG_RUNS = `
  WITH r AS (SELECT *, lead("createdAt") OVER w AS "nextAt", lead("id") OVER w AS "nextId" FROM "ProductRun"
    WINDOW w AS (ORDER BY "createdAt", "id"))
  SELECT * FROM r WHERE "count" <> (SELECT count(*) FROM "Product" p
    WHERE (p."createdAt", p."id") >= (r."createdAt", r."id")
      AND ("nextAt" IS NULL OR (p."createdAt", p."id") < ("nextAt", "nextId")))`;

it("a database of an earlier version gets what a new one has beside the same rows", () => {
  const old = path.join(folder, "old.db");
  const fresh = path.join(folder, "fresh.db");
  const rows = { products: 1_300, articles: 40, testimonials: 5, enquiries: 9 };
  apply(
    old,
    names.filter((name) => name < GROWTH),
  );
  fillDatabase(old, rows);
  apply(
    old,
    names.filter((name) => name >= GROWTH),
  );
  apply(fresh, names);
  fillDatabase(fresh, rows);
  const read = (file: string) => {
    const database = openDatabase(file, {});
    const answers = kept.map((sql) => database.prepare(sql).all());
    database.exec(`INSERT INTO "SearchText" ("SearchText", rank) VALUES ('integrity-check', 1)`);
    expect(database.prepare(WRONG_RUNS).all()).toEqual([]);
    expect(database.prepare('SELECT sum("count") FROM "ProductRun" HAVING count(*) > 1').pluck().get()).toBe(
      rows.products,
    );
    database.close();
    return answers;
  };
  const wanted = read(fresh);
  for (const answer of wanted) expect(answer.length).toBeGreaterThan(3);
  expect(read(old)).toEqual(wanted);
});
