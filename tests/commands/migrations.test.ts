import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { takeLock } from "~/models/backup/lock.server.mjs";
import { openDatabase } from "../../scripts/start/database.mjs";
import { takeSnapshot } from "../../scripts/start/migrations.mjs";
import { makeRoot, removeRoot } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";
import { prepareStore } from "./prepare-store";

/** What a start does to the tables of a database that is there, in a repository of its own. */
let home: Home;
let root: string;
beforeAll(() => {
  root = makeRoot();
  // It was checked by a start before.
  writeFileSync(path.join(root, "app", "env.server.ts"), "");
});
afterAll(() => removeRoot(root));
beforeEach(async () => {
  home = await makeHome("bare");
});
afterEach(() => {
  removeHome(home);
  // They belong to the database that was first started with them.
  rmSync(path.join(root, "uploads"), { recursive: true, force: true });
});

const migrate = () => prepareStore(root, { DATABASE_URL: home.databaseUrl });

const snapshots = (...parts: string[]) => path.join(home.directory, "snapshots", ...parts);

function addMigration(name: string, sql: string) {
  const folder = path.join(root, "prisma", "migrations", name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "migration.sql"), sql);
}

function ask(file: string, sql: string): unknown[] {
  const database = openDatabase(file, { timeout: 5_000 });
  try {
    return database.prepare(sql).pluck().all();
  } finally {
    database.close();
  }
}

const tablesOf = (file: string) => ask(file, "SELECT name FROM sqlite_master WHERE type = 'table'");
const EXTRA = 'CREATE TABLE "Extra" ("id" TEXT NOT NULL PRIMARY KEY);\n';

test("a migration that fails leaves the database as it was, and the old version goes on", async () => {
  const before = readFileSync(home.databaseFile);
  addMigration("99990101000000_extra", EXTRA);
  addMigration(
    "99990102000000_broken",
    `${EXTRA.replace("Extra", "Half")}INSERT INTO "Nowhere" VALUES (1);\n`,
  );
  const failed = await migrate();
  expect(failed.code).toBe(1);
  expect(failed.all).toContain("The database is as it was before.");
  expect(failed.all).toContain("Nowhere");
  expect(readFileSync(home.databaseFile)).toEqual(before);
  expect(readdirSync(home.directory).filter((name) => name.includes("migrating"))).toEqual([]);
  expect(readdirSync(snapshots())).toEqual([]);

  for (const name of ["99990101000000_extra", "99990102000000_broken"]) {
    rmSync(path.join(root, "prisma", "migrations", name), { recursive: true });
  }
  const old = await migrate();
  expect([old.code, old.all]).toEqual([0, ""]);
});

test("tables are not changed under a site that serves them, nor under another program", async () => {
  addMigration("99990101000000_extra", EXTRA);
  const release = takeLock(`${home.databaseFile}-owner`);
  const served = await migrate();
  release?.();
  expect(served.code).toBe(78);
  expect(served.all).toContain("Another process already serves the database");

  const other = openDatabase(home.databaseFile, { timeout: 0 });
  other.pragma("journal_mode = WAL");
  other.prepare("SELECT 1 FROM sqlite_schema").get();
  const opened = await migrate();
  other.close();
  expect(opened.code).toBe(1);
  expect(opened.all).toContain(`Another program has the database ${home.databaseFile} open.`);
  expect(tablesOf(home.databaseFile)).not.toContain("Extra");
});

describe("a snapshot", () => {
  beforeEach(() => {
    vi.stubEnv("DATABASE_URL", home.databaseUrl);
    mkdirSync(snapshots());
  });
  afterEach(() => void vi.unstubAllEnvs());

  const take = async (times: number) => {
    const names: string[] = [];
    for (let taken = 0; taken < times; taken += 1) {
      names.push(path.basename((await takeSnapshot()) ?? ""));
      // Their names are of a thousandth of a second.
      await pause(2);
    }
    return names;
  };

  test("is a whole database, and five of them are kept beside what is not one", async () => {
    const other = ["other-2026-01-01T00-00-00-000Z.db", "site-notes.db"];
    for (const name of other) writeFileSync(snapshots(name), "");
    const copies = await take(7);
    expect(readdirSync(snapshots()).sort()).toEqual([...copies.slice(-5), ...other].sort());
    expect(tablesOf(snapshots(copies.at(-1) ?? ""))).toEqual(tablesOf(home.databaseFile));
  });

  test("stays beside five whose names a clock that ran ahead has made", async () => {
    const ahead = [1, 2, 3, 4, 5].map((day) => `site-2999-01-0${day}T00-00-00-000Z.db`);
    for (const name of ahead) writeFileSync(snapshots(name), "");
    const copies = await take(2);
    expect(readdirSync(snapshots()).sort()).toEqual([...copies, ...ahead.slice(2)]);
  });

  test("takes away what is left of one that was cut short", async () => {
    for (const rest of ["", "-journal"]) writeFileSync(snapshots(`site-unfinished.tmp${rest}`), "half");
    expect(await take(1)).toEqual(readdirSync(snapshots()));
  });

  test("is none without a database", async () => {
    vi.stubEnv("DATABASE_URL", `file:${path.join(home.directory, "none.db")}`);
    expect(await takeSnapshot()).toBeNull();
  });
});
