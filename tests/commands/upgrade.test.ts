import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { makeRoot, removeRoot, runCommand } from "../support/command";

/** Made by the last version with many migrations (9752809), with a row in each table at least. To be deleted after 1.0. */
const FIXTURE = path.join(import.meta.dirname, "of-many-migrations.db.gz");

let root: string;
beforeAll(() => {
  root = makeRoot(
    "scripts",
    "app",
    "prisma",
    "package.json",
    "tsconfig.json",
    "package-lock.json",
    "prisma.config.ts",
  );
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

test("what was sent before quotations had a currency of their own has the one that was sent", async () => {
  const file = path.join(root, "quoted.db");
  writeFileSync(file, gunzipSync(readFileSync(FIXTURE)));
  const run = () =>
    runCommand(["--input-type=module", "-e", START], { cwd: root, env: { DATABASE_URL: `file:${file}` } });
  const [folder, aside] = ["prisma/migrations", ""].map((place) =>
    path.join(root, place, "20261123120000_quotation_currency"),
  ) as [string, string];
  renameSync(folder, aside);
  expect((await run()).code).toBe(0);
  const before = openDatabase(file, {});
  const insert = before.prepare(
    `INSERT INTO "Quotation" ("id", "status", "revision", "fields", "customer", "day", "createdAt", "updatedAt")
     VALUES (?, 'sent', ?, '[]', 'Rao', '2026-01-02', '2026-01-02', '2026-01-02')`,
  );
  const send = before.prepare(`INSERT INTO "QuotationRevision" VALUES (?, ?, ?, '2026-01-02')`);
  const document = (code: string) => JSON.stringify({ currency: { code } });
  insert.run("draft", 0);
  insert.run("sent", 2);
  send.run("sent", 1, document("INR"));
  send.run("sent", 2, document("USD"));
  before.close();
  renameSync(aside, folder);

  const updated = await run();
  expect(updated.code, updated.all).toBe(0);
  const after = openDatabase(file, {});
  const currencies = after.prepare(`SELECT "id", "currency" FROM "Quotation" ORDER BY "id"`).raw().all();
  after.close();
  expect(currencies).toEqual([
    ["draft", null],
    ["sent", "USD"],
  ]);
});
