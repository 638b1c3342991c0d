import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { nameBackup } from "~/models/backup/backup-folder.server";
import { writeSiteId } from "~/models/backup/site-id.server.mjs";
import { verifyBackup } from "~/models/backup/verify.server";
import { openBeside } from "../../support/database";
import { makeHome, removeHome } from "../../support/home";
import { addStock, filesOf, openHome } from "../../support/stock";

/** The clock is a parameter; the process that makes the backup is the real one. */
const place = path.join(path.dirname(String(process.env.DATABASE_URL).replace(/^file:/, "")), "backups");
const uploadsDir = String(process.env.UPLOADS_DIR);
process.env.BACKUP_DIR = place;
const { backUpWhenDue } = await import("~/models/backup/nightly.server");
const { noteFailure, readBackupState } = await import("~/models/backup/state.server");

const DAY = 24 * 60 * 60 * 1000;
const startedAt = new Date("2026-11-01T00:00:00Z");
/** Shortly after half past two in Asia/Kolkata. */
const night = (number: number) => new Date(Date.parse("2026-11-02T21:05:00Z") + number * DAY);
const backups = () => readdirSync(place).filter((name) => !name.startsWith("."));

// The process that makes one gives way to all others: a busy machine lets it wait.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => rmSync(place, { recursive: true, force: true }));

/** What lies of a backup that is only looked at. */
function leave(moment: Date, complete = true) {
  const name = nameBackup(moment, "nightly", complete);
  mkdirSync(path.join(place, name), { recursive: true });
  writeFileSync(path.join(place, name, "manifest.json"), "{}");
  return name;
}

test("every night has one backup that is whole, and the outdated ones go, but neither those of another site in the same folder nor one of a clock that ran ahead count or go", async () => {
  const other = await makeHome("empty");
  const database = openHome(other);
  writeSiteId(database, "f".repeat(24));
  database.close();
  for (let number = 0; number < 9; number += 1)
    cpSync(other.databaseFile, path.join(place, leave(night(-1 - number * 2)), "site.db"));
  removeHome(other);
  for (let week = 0; week < 9; week += 1) leave(night(500 + week * 7));
  expect((await readBackupState(night(0))).lastGood).toBeNull();

  for (let number = 1; number <= 9; number += 1) leave(night(-number * 2));
  expect((await readBackupState(night(0))).lastGood).toEqual(night(-2));
  expect(await backUpWhenDue(night(0), startedAt)).toBe(true);
  const made = nameBackup(night(0), "nightly");
  expect(await verifyBackup(path.join(place, made))).toMatchObject({ ok: true });
  // Seven days that have one, and one more week.
  expect(backups()).toHaveLength(9 + 9 + 8);
  expect(backups()).toContain(made);
  expect(await readBackupState(night(1))).toEqual({
    ...{ off: false, lastGood: night(0), lastMade: night(0) },
    ...{ missing: 0, failure: null },
  });
  await noteFailure({ at: night(500).toISOString(), reason: "no room" });
  expect((await readBackupState(night(0))).failure).toBeNull();
  expect(await backUpWhenDue(new Date(night(0).getTime() + DAY / 2), startedAt)).toBe(false);
});

test("one that fails is told of until a later one succeeds, and removes nothing; one that lacks pictures is not good, and the last that has them stays however long that lasts", async () => {
  const old = leave(night(-30));
  const database = openBeside(5_000);
  database.exec(`PRAGMA foreign_keys = OFF; INSERT INTO "ProductSize" VALUES ('none', 'width', 0, 1)`);
  expect(await backUpWhenDue(night(10), startedAt)).toBe(false);
  const state = await readBackupState(night(10));
  expect(state.lastGood).toEqual(night(-30));
  expect(state.failure).toMatchObject({ at: night(10).toISOString() });
  expect(state.failure?.reason).toContain("site.db is damaged");
  expect(backups()).toEqual([old]);

  database.exec(`DELETE FROM "ProductSize"`);
  const home = { directory: path.dirname(place), uploadsDir, databaseFile: "", databaseUrl: "" };
  const { picture } = addStock(home, database);
  expect(await backUpWhenDue(new Date(night(10).getTime() + 30 * 60 * 1000), startedAt)).toBe(false);
  const hourLater = new Date(night(10).getTime() + 61 * 60 * 1000);
  expect(await backUpWhenDue(hourLater, startedAt)).toBe(true);
  expect((await readBackupState(night(11))).failure).toBeNull();

  for (const file of filesOf(picture)) rmSync(path.join(uploadsDir, file));
  for (const number of [17, 24, 31, 38, 45, 52, 59, 66]) leave(night(number), false);
  expect(await backUpWhenDue(night(73), startedAt)).toBe(true);
  const names = backups();
  expect(names).toContain(nameBackup(hourLater, "nightly"));
  expect(names).toHaveLength(8);
  expect(names.at(-1)).toBe(nameBackup(night(73), "nightly", false));
  const then = { lastGood: hourLater, lastMade: night(73), missing: 5, failure: null };
  expect(await readBackupState(night(73))).toMatchObject(then);
  const next = new Date(night(73).getTime() + 2 * 60 * 60 * 1000);
  expect(await backUpWhenDue(next, startedAt)).toBe(false);
  database.exec(`DELETE FROM "Product"`);
  database.close();
});

test("an older one that cannot be removed is told of beside the one that was made, until the next", async () => {
  leave(night(14));
  const failure = { at: night(14).toISOString(), reason: "an older one cannot be removed" };
  await noteFailure(failure);
  expect(await readBackupState(night(14))).toMatchObject({ lastMade: night(14), failure });
  leave(night(15));
  expect((await readBackupState(night(15))).failure).toBeNull();
});

test("a folder that cannot be written is a failure that is told once, and no crash", async () => {
  writeFileSync(place, "a file in the way");
  chmodSync(place, 0o400);
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await backUpWhenDue(night(20), startedAt)).toBe(false);
  expect(await backUpWhenDue(night(21), startedAt)).toBe(false);
  const said = log.mock.calls.join("");
  log.mockRestore();
  expect(said.match(/"backup-failed"/g)).toHaveLength(1);
  expect((await readBackupState(night(21))).failure?.reason).toMatch(/EEXIST|ENOTDIR/);
});
