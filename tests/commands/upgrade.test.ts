import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { makeRoot, removeRoot, runCommand } from "../support/command";

/** Made by the last version with many migrations (9752809), with a row in each table at least. To be deleted after 1.0. */
const FIXTURE = path.join(import.meta.dirname, "of-many-migrations.db.gz");

let root: string;
beforeAll(() => {
  root = makeRoot();
});
afterAll(() => removeRoot(root));

const START = `
  import { applyMigrations } from "./scripts/start/migrations.mjs";
  import { ownSite } from "./scripts/start/owner.mjs";
  import { main } from "./scripts/start/step.mjs";
  await main(async () => { ownSite(); await applyMigrations(); });`;

const renamed: Record<string, string> = { ParkedPost: "SavedDraft" };

test("a database of before the migrations became one opens with every row, and is found by its words", async () => {
  const file = path.join(root, "site.db");
  writeFileSync(file, gunzipSync(readFileSync(FIXTURE)));
  const own = `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
    AND name NOT IN ('RowCount', 'SizeSet', 'SizeSetValue', 'ProductRun', '_prisma_migrations')
    AND name NOT GLOB 'SearchText*'`;
  const before = openDatabase(file, {});
  const counts = (before.prepare(own).pluck().all() as string[]).map((table) => [
    renamed[table] ?? table,
    before.prepare(`SELECT count(*) FROM "${table}"`).pluck().get(),
  ]);
  before.close();
  expect(counts.filter(([, count]) => count === 0)).toEqual([]);

  const run = () =>
    runCommand(["--input-type=module", "-e", START], { cwd: root, env: { DATABASE_URL: `file:${file}` } });
  const first = await run();
  expect(first.code, first.all).toBe(0);
  const after = openDatabase(file, {});
  for (const [table, count] of counts) {
    expect([table, after.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()]).toEqual([table, count]);
  }
  expect(after.prepare('SELECT "result" FROM "FormReceipt"').pluck().get()).toBe("FormReceipt answer");
  expect(after.prepare('SELECT "kind" FROM "DeletedRow"').pluck().get()).toBe("DeletedRow noun");
  const found = after.prepare(`SELECT count(*) FROM "SearchText" WHERE "SearchText" MATCH '"bulk"*'`);
  expect(found.pluck().get()).toBe(3);
  expect(after.pragma("foreign_key_check")).toEqual([]);
  after.close();
  expect(readdirSync(path.join(path.dirname(file), "snapshots"))).toHaveLength(1);
  expect((await run()).code).toBe(0);
});
