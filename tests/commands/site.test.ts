import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "~/models/backup/lock.server.mjs";
import { markFolder, readFolderId, readSiteId, writeSiteId } from "~/models/backup/site-id.server.mjs";
import { openDatabase } from "../../scripts/start/database.mjs";
import { applyMigrations } from "../../scripts/start/migrations.mjs";
import { rejectOwnedSite } from "../../scripts/start/owner.mjs";
import { checkPlaces } from "../../scripts/start/places.mjs";
import { checkSite, claimSite } from "../../scripts/start/site.mjs";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";
import { addStock, digestsOf, openHome } from "../support/stock";
import { makeTemplate } from "../support/template";
import { runHere } from "./run-here";

/** Which database, pictures and backups belong together, and what a start does where they do not. */
let home: Home;
let other: Home;
beforeEach(async () => {
  [home, other] = [await makeHome("bare"), await makeHome("bare")];
  for (const [at, id] of [
    [home, "a".repeat(24)],
    [other, "b".repeat(24)],
  ] as const) {
    const database = openHome(at);
    markFolder(at.uploadsDir, writeSiteId(database, id));
    addStock(at, database);
    database.close();
  }
});
afterEach(() => [home, other].forEach(removeHome));

type Place = { databaseFile?: string; uploadsDir?: string; backups?: string; word?: string };

const environmentOf = ({ databaseFile, uploadsDir, backups, word }: Place) => ({
  ...{ HOST: "127.0.0.1", PORT: "0" },
  DATABASE_URL: `file:${databaseFile ?? home.databaseFile}`,
  UPLOADS_DIR: uploadsDir ?? home.uploadsDir,
  BACKUP_DIR: backups ?? "off",
  ADOPT_FOLDERS: word ?? "",
});

/** What a start does with the store up to the first content, without owning it for longer. */
const prepare = (place: Place = {}) =>
  runHere(async () => {
    rejectOwnedSite();
    await checkPlaces();
    checkSite();
    await applyMigrations();
    await claimSite();
  }, environmentOf(place));

/** A lock ends with the first reading of its file in the process that holds it: those are only listed. */
const everything = (at: Home) => ({
  ...digestsOf(at.directory),
  id: readFolderId(at.uploadsDir),
  names: readdirSync(at.directory, { recursive: true }).toSorted(),
});

function idOf(file: string) {
  const database = openDatabase(file, {});
  const id = readSiteId(database);
  database.close();
  return id;
}

function forgetIds(at: Home) {
  const database = openHome(at);
  database.exec(`DELETE FROM "Setting" WHERE "key" = 'siteId'`);
  database.close();
  rmSync(path.join(at.uploadsDir, ".site"));
}

async function expectStop(place: Place, ...words: string[]) {
  const before = [home, other].map(everything);
  const { code, all } = await prepare(place);
  expect(all.trim().split("\n"), all).toHaveLength(1);
  for (const word of words) expect(all).toContain(word);
  expect(code).toBe(78);
  expect([home, other].map(everything)).toEqual(before);
}

test("a database of another site than the pictures stops the start with one line that names both", async () => {
  await expectStop(
    { uploadsDir: other.uploadsDir },
    `UPLOADS_DIR: the pictures in ${other.uploadsDir} belong to site ${"b".repeat(24)}`,
    `the database ${home.databaseFile} belongs to site ${"a".repeat(24)}`,
    `ADOPT_FOLDERS=${"b".repeat(24)}`,
  );
  const env = environmentOf({ uploadsDir: other.uploadsDir });
  const { code, all } = await runCommand(["scripts/start.mjs"], { env });
  expect([code, all]).toEqual([78, expect.stringMatching(/^UPLOADS_DIR: the pictures in .*\n$/)]);
  expect((await prepare()).code).toBe(0);
});

test("a new database beside pictures asks for a word, and then they are its own alone", async () => {
  const databaseFile = path.join(home.directory, "elsewhere", "new.db");
  const stop = [`the pictures in ${home.uploadsDir} belong to site`, `the database ${databaseFile} is new`];
  await expectStop({ databaseFile }, ...stop);
  await expectStop({ databaseFile, word: "b".repeat(24) }, ...stop);
  const pictures = digestsOf(home.uploadsDir);
  // What a start that was killed while it made the tables has left.
  mkdirSync(path.dirname(databaseFile));
  cpSync(home.databaseFile, `${databaseFile}.migrating`);
  const adopted = await prepare({ databaseFile, word: "a".repeat(24) });
  expect(adopted.code, adopted.all).toBe(0);
  expect(idOf(databaseFile)).not.toBe("a".repeat(24));
  expect(readFolderId(home.uploadsDir)).toBe(idOf(databaseFile));
  expect(digestsOf(home.uploadsDir)).toEqual(pictures);
  expect((await prepare({ databaseFile })).code).toBe(0);
  await expectStop({}, "UPLOADS_DIR: the pictures in");
});

test("an older installation gets its id at the next start", async () => {
  forgetIds(home);
  const backups = path.join(home.directory, "backups");
  mkdirSync(path.join(backups, "2026-01-01T00-00-00-000Z-nightly"), { recursive: true });
  const made = await prepare({ backups });
  expect(made.code, made.all).toBe(0);
  const id = idOf(home.databaseFile);
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect([readFolderId(home.uploadsDir), readFolderId(backups)]).toEqual([id, id]);
  expect((await prepare({ backups })).all).toBe("");
  expect(idOf(home.databaseFile)).toBe(id);
});

test("a database without an id gets no pictures that none of its rows shows", async () => {
  forgetIds(home);
  forgetIds(other);
  const stop = `the database ${home.databaseFile} shows none of the pictures in ${other.uploadsDir}`;
  await expectStop({ uploadsDir: other.uploadsDir }, stop, "ADOPT_FOLDERS=unmarked");
  expect((await prepare({ uploadsDir: other.uploadsDir, word: "unmarked" })).code).toBe(0);
  await expectStop({ databaseFile: other.databaseFile, uploadsDir: other.uploadsDir }, "or has no id yet");
});

test("a site that is moved with its folders, or without their marks, goes on", async () => {
  const moved = path.join(other.directory, "moved");
  cpSync(home.directory, moved, { recursive: true });
  const place = { databaseFile: path.join(moved, "site.db"), uploadsDir: path.join(moved, "uploads") };
  expect((await prepare(place)).all).toBe("");
  rmSync(path.join(moved, "uploads", ".site"));
  const { code, all } = await prepare(place);
  expect(code, all).toBe(0);
  expect(readFolderId(place.uploadsDir)).toBe(idOf(home.databaseFile));
});

test("backups of another site stop the start, where BACKUP_DIR names their folder", async () => {
  const backups = path.join(other.directory, "backups");
  markFolder(backups, "b".repeat(24));
  await expectStop({ backups }, `BACKUP_DIR: the backups in ${backups} belong to site ${"b".repeat(24)}`);
  expect((await prepare({ backups, word: "b".repeat(24) })).code).toBe(0);
  expect(readFolderId(backups)).toBe("a".repeat(24));
});

test.each([["its name"], ["another name"]])(
  "pictures that another process uses stop the start, by %s",
  async (by) => {
    const link = path.join(other.directory, "link");
    symlinkSync(home.uploadsDir, link);
    const uploadsDir = by === "its name" ? home.uploadsDir : link;
    const release = takeLock(path.join(home.uploadsDir, ".owner"));
    const stop = `Another process already uses the pictures in ${uploadsDir}. Stop it first, or set UPLOADS_DIR.`;
    await expectStop({ databaseFile: path.join(other.directory, "new.db"), uploadsDir }, stop);
    release?.();
  },
);

test("a new database beside one that is not empty is named, where the start goes on and where it stops", async () => {
  const database = openHome(home);
  database.exec(`DELETE FROM "Product"`);
  database.close();
  const databaseFile = path.join(home.directory, "stie.db");
  const beside = `The database ${databaseFile} is new or empty, and ${home.databaseFile} beside it is not`;
  await expectStop({ databaseFile }, beside);
  const uploadsDir = path.join(home.directory, "own");
  cpSync(path.join(await makeTemplate("empty"), "site.db"), databaseFile);
  const empty = await prepare({ databaseFile, uploadsDir });
  expect([empty.code, empty.all]).toEqual([0, `${beside}: if that one was meant, set DATABASE_URL.\n`]);
  expect((await prepare()).all).toBe("");
});
