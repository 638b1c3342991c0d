import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { takeLock } from "../../scripts/start/lock.mjs";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";

/** Backup and restore as a person runs them, on a home of their own. */
let home: Home;
beforeAll(async () => {
  home = await makeHome("bare");
  mkdirSync(home.uploadsDir, { recursive: true });
  writeFileSync(path.join(home.uploadsDir, "first.webp"), "first");
});
afterAll(() => removeHome(home));

const place = (...parts: string[]) => path.join(home.directory, ...parts);

function run(command: "backup" | "restore", ...args: string[]) {
  const env = { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir };
  return runCommand([`scripts/${command}.mjs`, ...args], { env });
}

function keep(value: string) {
  const database = openDatabase(home.databaseFile, { timeout: 5_000 });
  database.prepare(`INSERT OR REPLACE INTO "Setting" ("key", "value") VALUES ('note', ?)`).run(value);
  database.close();
}

function readNote(file: string) {
  const database = openDatabase(file, { timeout: 5_000 });
  const value: unknown = database.prepare(`SELECT "value" FROM "Setting" WHERE "key" = 'note'`).pluck().get();
  database.close();
  return value;
}

test("what was backed up comes back, and what was there meanwhile is kept where the command says", async () => {
  keep("before");
  const backup = await run("backup", place("backups"));
  expect(backup.code, backup.all).toBe(0);
  const [name = ""] = readdirSync(place("backups"));
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z$/);
  expect(backup.out).toContain(`The backup is in ${place("backups", name)}`);
  expect(readNote(place("backups", name, "site.db"))).toBe("before");
  expect(readFileSync(place("backups", name, "uploads", "first.webp"), "utf8")).toBe("first");

  keep("after");
  writeFileSync(path.join(home.uploadsDir, "second.webp"), "second");
  const restore = await run("restore", place("backups", name));
  expect(restore.code, restore.all).toBe(0);
  expect(readNote(home.databaseFile)).toBe("before");
  const [, database = "", uploads = ""] =
    /^What was there before is kept in (\S+) and (\S+)$/m.exec(restore.out) ?? [];
  expect(readNote(database)).toBe("after");
  expect(readdirSync(uploads).sort()).toEqual(["first.webp", "second.webp"]);
});

test("a backup also takes what a serving site has not yet written into its file", async () => {
  const serving = openDatabase(home.databaseFile, { timeout: 5_000 });
  serving.pragma("journal_mode = WAL");
  serving.prepare(`INSERT OR REPLACE INTO "Setting" ("key", "value") VALUES ('note', 'fresh')`).run();
  const backup = await run("backup", place("live"));
  serving.close();
  expect(backup.code, backup.all).toBe(0);
  expect(readNote(place("live", readdirSync(place("live"))[0] ?? "", "site.db"))).toBe("fresh");
});

test.each([
  ["below a file", () => place("site.db", "backups")],
  ["that is a file", () => place("uploads", "first.webp")],
  ["where nobody may make one", () => "/proc/steel"],
])("a backup into a place %s ends with one sentence and leaves nothing", async (_, target) => {
  const before = readdirSync(home.directory);
  const { code, all } = await run("backup", target());
  expect(all.trim().split("\n")).toHaveLength(1);
  expect(all).toContain(`${target()} cannot be written`);
  expect(code).toBe(1);
  expect(readdirSync(home.directory)).toEqual(before);
});

test("without a database there is nothing to back up", async () => {
  const missing = place("nowhere", "site.db");
  const { code, all } = await runCommand(["scripts/backup.mjs", place("none")], {
    env: { DATABASE_URL: `file:${missing}`, UPLOADS_DIR: home.uploadsDir },
  });
  expect(all).toBe(`There is no database ${missing}.\n`);
  expect(code).toBe(1);
  expect(existsSync(place("nowhere"))).toBe(false);
  expect(existsSync(place("none"))).toBe(false);
});

test("a restore is refused without a backup, and while a site serves the database", async () => {
  expect((await run("restore")).all).toMatch(/^Which backup\? npm run restore -- /);
  expect((await run("restore", place("uploads"))).all).toBe(`There is no backup in ${place("uploads")}.\n`);
  const [name = ""] = readdirSync(place("backups"));
  const before = readNote(home.databaseFile);
  const release = takeLock(`${home.databaseFile}-owner`);
  const { code, all } = await run("restore", place("backups", name));
  release?.();
  expect(all).toContain(`Another process already serves the database ${home.databaseFile}`);
  expect(code).toBe(1);
  expect(readNote(home.databaseFile)).toBe(before);
});
