import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeLock } from "~/models/backup/lock.server.mjs";
import { markFolder } from "../../app/models/backup/site-id.server.mjs";
import { run as backUp } from "../../scripts/backup";
import { run as verify } from "../../scripts/backup-verify";
import { run as restore } from "../../scripts/restore";
import { run as removeSample } from "../../scripts/sample-remove";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";
import { addStock, contentOf, digestsOf, openHome } from "../support/stock";
import { runHere } from "./run-here";

/** Backup, proof and restore on a home of their own: as a person runs them, and here where nothing comes to be owned. */
let home: Home;
let database: BetterSqlite3.Database;
beforeAll(async () => {
  home = await makeHome("bare");
  database = openHome(home);
  addStock(home, database);
});
afterAll(() => {
  database.close();
  removeHome(home);
});

const place = (...parts: string[]) => path.join(home.directory, ...parts);
const state = () => [contentOf(home.databaseFile), digestsOf(home.uploadsDir)];

const environment = (more: Record<string, string> = {}) => ({
  ...{ DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir, BACKUP_DIR: place("nights") },
  ...more,
});

const run = (command: "backup" | "restore", ...args: string[]) =>
  runCommand(["scripts/run.mjs", command, ...args], { env: environment() });

const here = (work: () => unknown, more?: Record<string, string>) => runHere(work, environment(more));

/** The newest backup in a folder. */
const newest = (...parts: string[]) =>
  place(
    ...parts,
    readdirSync(place(...parts))
      .toSorted()
      .at(-1) ?? "",
  );

test.skipIf(process.getuid?.() !== 0)(
  "root makes nothing that the site's own account could not write",
  async () => {
    chownSync(home.databaseFile, 65_534, 65_534);
    const refused = await run("backup");
    chownSync(home.databaseFile, 0, 0);
    expect([refused.code, refused.all]).toEqual([78, expect.stringContaining("run this as that one")]);
    expect(existsSync(place("nights"))).toBe(false);
  },
);

test("a backup that cannot be looked at, as one of another account, is not said to be none", async () => {
  const lost = place("lost");
  mkdirSync(lost);
  symlinkSync("site.db", path.join(lost, "site.db"));
  for (const work of [() => verify([lost]), () => restore([lost])])
    await expect(here(work)).rejects.toMatchObject({ code: "ELOOP" });
});

test("what was backed up is proved, comes back, and what was there meanwhile is kept where the command says", async () => {
  const before = state();
  const backup = await run("backup", place("backups"));
  expect(backup.code, backup.all).toBe(0);
  const made = newest("backups");
  expect(path.basename(made)).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z$/);
  expect(backup.out).toContain(`The backup is in ${made}`);
  const proof = await here(() => verify([made]));
  expect([proof.code, proof.all]).toEqual([
    0,
    expect.stringContaining(`The backup in ${made} is complete: 5 picture`),
  ]);

  addStock(home, database);
  const meanwhile = state();
  database.close();
  const restored = await run("restore", made);
  expect(restored.code, restored.all).toBe(0);
  expect(state()).toEqual(before);
  expect(statSync(home.databaseFile).mode & 0o777).toBe(0o600);
  const [, aside = ""] = /^The previous state is kept in (\S+)$/m.exec(restored.out) ?? [];
  expect(path.dirname(aside)).toBe(place("nights"));
  expect((await run("restore", aside)).code).toBe(0);
  expect(state()).toEqual(meanwhile);
  database = openHome(home);
});

test("without a folder it goes where the nightly ones are, and two at the same time both come to be", async () => {
  const before = readdirSync(place("nights")).length;
  const both = await Promise.all([run("backup"), run("backup")]);
  expect(
    both.map(({ code }) => code),
    both.map(({ all }) => all).join(""),
  ).toEqual([0, 0]);
  expect(readdirSync(place("nights"))).toHaveLength(before + 2);
});

test("a backup that lacks pictures is not good, and a restore says so before and takes none that are here again", async () => {
  const lost = addStock(home, database);
  const file = path.join(home.uploadsDir, lost.picture);
  const bytes = readFileSync(file);
  rmSync(file);
  const lacks = `lacks 1 picture file that the site had lost, first ${lost.picture}.`;
  expect((await here(() => backUp([place("lacking")]))).out).toContain(`It is incomplete: it ${lacks}`);
  const made = newest("lacking");
  const proof = await here(() => verify([made]));
  expect([proof.code, proof.all]).toEqual([1, expect.stringContaining(`The backup in ${made} ${lacks}`)]);
  writeFileSync(file, bytes);
  database.close();
  const restored = await run("restore", made);
  database = openHome(home);
  expect(restored.code, restored.all).toBe(0);
  expect(restored.out.split("\n")[0]).toBe(`${made} ${lacks}`);
  expect(existsSync(file)).toBe(true);
});

test("a database whose own id can no longer be read is replaced as any other that is damaged", async () => {
  const other = await makeHome("bare");
  const stocked = openHome(other);
  addStock(other, stocked);
  const env = { DATABASE_URL: other.databaseUrl, UPLOADS_DIR: other.uploadsDir };
  await here(() => backUp([place("other")]), env);
  const before = contentOf(other.databaseFile);
  const pages = stocked
    .prepare(`SELECT rootpage FROM sqlite_schema WHERE tbl_name = 'Setting' AND rootpage > 0`)
    .pluck()
    .all();
  const size = Number(stocked.pragma("page_size", { simple: true }));
  stocked.close();
  const bytes = readFileSync(other.databaseFile);
  for (const page of pages) bytes.fill(0xff, (Number(page) - 1) * size, Number(page) * size);
  writeFileSync(other.databaseFile, bytes);
  const restored = await runCommand(["scripts/run.mjs", "restore", newest("other")], {
    env: environment(env),
  });
  expect(restored.code, restored.all).toBe(0);
  expect(contentOf(other.databaseFile)).toBe(before);
  removeHome(other);
});

test("neither a backup nor a restore touches the pictures of another site", async () => {
  const other = await makeHome("bare");
  markFolder(other.uploadsDir, "b".repeat(24));
  addStock(other, database);
  const before = [state(), digestsOf(other.uploadsDir)];
  database.close();
  const env = { UPLOADS_DIR: other.uploadsDir };
  const tried = [
    () => backUp([newest("backups")]),
    () => restore([newest("backups")]),
    () => removeSample([]),
  ];
  for (const work of tried) {
    const { code, all } = await here(work, env);
    expect(all).toContain(`the pictures in ${other.uploadsDir} belong to site ${"b".repeat(24)}`);
    expect(code).toBe(78);
  }
  expect([state(), digestsOf(other.uploadsDir)]).toEqual(before);
  // Nor where the database is a mistyped one, which is not there.
  const none = { ...env, DATABASE_URL: `file:${place("none", "site.db")}` };
  expect((await here(() => restore([newest("backups")]), none)).code).toBe(78);
  database = openHome(home);
  removeHome(other);
});

test("a backup into a place that cannot be written ends with one sentence and leaves nothing", async () => {
  const before = readdirSync(home.directory);
  const { code, all } = await here(() => backUp([place("site.db", "backups")]));
  expect(all.trim().split("\n")).toHaveLength(1);
  expect(all).toContain(`${place("site.db", "backups")} cannot be written`);
  expect(code).toBe(78);
  expect(readdirSync(home.directory)).toEqual(before);
});

test("without a database there is nothing to back up", async () => {
  const missing = place("nowhere", "site.db");
  const { code, all } = await here(() => backUp([place("none")]), { DATABASE_URL: `file:${missing}` });
  expect(all).toBe(`There is no database ${missing}.\n`);
  expect(code).toBe(1);
  expect(existsSync(place("nowhere"))).toBe(false);
  expect(existsSync(place("none"))).toBe(false);
});

test("a restore is refused while a site serves the database", async () => {
  const before = state();
  const release = takeLock(`${home.databaseFile}-owner`);
  const { code, all } = await here(() => restore([newest("backups")]));
  release?.();
  expect(all).toContain(`Another process already serves the database ${home.databaseFile}`);
  expect(code).toBe(78);
  expect(state()).toEqual(before);
});
