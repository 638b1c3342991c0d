import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { makeRoot, removeRoot, runCommand } from "../support/command";

/** Made by the last versions with fifteen and eight migrations, with a row in each table at least. To be deleted after 1.0. */
const fixtures = ["of-fifteen-migrations", "of-eight-migrations"];

let root: string;
beforeAll(() => {
  root = makeRoot();
  writeFileSync(path.join(root, "app", "env.server.ts"), "");
});
afterAll(() => removeRoot(root));

const START = `
  import { applyMigrations } from "./scripts/start/migrations.mjs";
  import { ownSite } from "./scripts/start/owner.mjs";
  import { main } from "./scripts/start/step.mjs";
  await main(async () => { ownSite(); await applyMigrations(); });`;

const tables: Record<string, string> = { ParkedPost: "SavedDraft" };
const columns: Record<string, string> = { "FormReceipt.answer": "result", "DeletedRow.noun": "kind" };
/** Said elsewhere, too. */
const gone = ["BlogTag.createdAt", "Product.sizeSetId"];
/** What stands beside rows, and is made anew. */
const made =
  "'Revision', 'SearchDoc', 'RowCount', 'SizeSet', 'SizeSetValue', 'ProductRun', '_prisma_migrations'";

test.each(fixtures)("a database %s opens with all its rows, and is found by its words", async (name) => {
  const file = path.join(root, name, "site.db");
  mkdirSync(path.dirname(file));
  writeFileSync(file, gunzipSync(readFileSync(path.join(import.meta.dirname, `${name}.db.gz`))));
  const before = readColumns(file);
  expect([...before].filter(([, values]) => values.length === 0)).toEqual([]);

  const env = { DATABASE_URL: `file:${file}` };
  const { code, all } = await runCommand(["--input-type=module", "-e", START], { cwd: root, env });
  expect(code, all).toBe(0);
  const after = readColumns(file);
  for (const [column, values] of before)
    expect([column, after.get(column)]).toEqual([column, gone.includes(column) ? undefined : values]);
  const database = openDatabase(file, {});
  const found = database.prepare(`SELECT count(*) FROM "SearchText" WHERE "SearchText" MATCH '"bulk"*'`);
  expect(found.pluck().get()).toBe(3);
  expect(database.pragma("foreign_key_check")).toEqual([]);
  database.close();
  expect(readdirSync(path.join(path.dirname(file), "snapshots"))).toHaveLength(1);
});

/** The values of each column of each table, by their names of today. */
function readColumns(file: string): Map<string, unknown[]> {
  const database = openDatabase(file, {});
  const named = database.prepare(`SELECT t.name, c.name FROM pragma_table_list t, pragma_table_info(t.name) c
    WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT GLOB 'sqlite*' AND t.name NOT IN (${made})`);
  const pairs = named.raw().all() as [string, string][];
  const values = pairs.map(([table, column]): [string, unknown[]] => [
    `${tables[table] ?? table}.${columns[`${table}.${column}`] ?? column}`,
    database.prepare(`SELECT "${column}" FROM "${table}" ORDER BY 1`).pluck().all(),
  ]);
  database.close();
  return new Map(values);
}
