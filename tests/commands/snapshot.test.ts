import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { makeRoot, removeRoot, runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";

/** The copy that a start takes before it changes tables, in a repository of its own. */
let home: Home;
let root: string;
beforeAll(async () => {
  home = await makeHome("bare");
  root = makeRoot(
    "scripts/start",
    "app/models/backup",
    "app/db-file.server.mjs",
    "prisma/schema.prisma",
    "prisma/migrations",
    "prisma.config.ts",
    "package.json",
  );
});
afterAll(() => {
  removeHome(home);
  removeRoot(root);
});
beforeEach(() => rmSync(path.join(root, "prisma", "snapshots"), { recursive: true, force: true }));

function run(script: string, databaseUrl = home.databaseUrl) {
  const args = ["--input-type=module", "-e", script];
  return runCommand(args, { cwd: root, env: { DATABASE_URL: databaseUrl } });
}

const take = `import { takeSnapshot } from "./scripts/start/snapshot.mjs"; console.log(await takeSnapshot());`;
const snapshots = () => readdirSync(path.join(root, "prisma", "snapshots")).sort();

function tablesOf(file: string) {
  const database = openDatabase(file, { timeout: 5_000 });
  const names: unknown[] = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all();
  database.close();
  return names;
}

test("a snapshot is a whole database, and five of them are kept beside what is not one", async () => {
  mkdirSync(path.join(root, "prisma", "snapshots"), { recursive: true });
  const other = ["other-2026-01-01T00-00-00-000Z.db", "site-notes.db"];
  for (const name of other) writeFileSync(path.join(root, "prisma", "snapshots", name), "");
  const { code, all } = await run(`${take} ${"console.log(await takeSnapshot());".repeat(6)}`);
  expect(code, all).toBe(0);
  const copies = all.trim().split("\n");
  expect(snapshots()).toEqual([...copies.slice(-5).map((copy) => path.basename(copy)), ...other].sort());
  expect(tablesOf(copies.at(-1) ?? "")).toEqual(tablesOf(home.databaseFile));
});

test("without a database there is none", async () => {
  const { all } = await run(take, `file:${path.join(home.directory, "none.db")}`);
  expect(all.trim()).toBe("null");
});
