import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listBackups } from "~/models/backup/backup-folder.server";
import { makeBackup, NotWhole } from "~/models/backup/make.server";
import { verifyBackup } from "~/models/backup/verify.server";
import { PICTURE_COLUMNS } from "~/models/picture/column";
import { openDatabase } from "../../../scripts/start/database.mjs";
import { root } from "../../../scripts/start/root.mjs";
import { type Home, makeHome, removeHome } from "../../support/home";
import { addStock, contentOf, digestsOf, dropStock, filesOf, openHome } from "../../support/stock";

let home: Home;
let place: string;
beforeEach(async () => {
  home = await makeHome("empty");
  place = path.join(home.directory, "backups");
});
afterEach(() => removeHome(home));

const make = () => makeBackup({ databaseFile: home.databaseFile, uploads: home.uploadsDir }, place);
const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

test("a backup has exactly the files that its database names, for its owner alone, and a sum of each", async () => {
  const database = openHome(home);
  const stocked = [addStock(home, database), addStock(home, database)];
  const orphan = addStock(home, database);
  database.prepare(`DELETE FROM "Product" WHERE "id" = ?`).run(orphan.id);
  writeFileSync(path.join(home.uploadsDir, "catalogue.pdf"), "not ours");
  const made = await make();
  database.close();
  const named = stocked.flatMap(({ picture }) => filesOf(picture)).toSorted();
  expect(readdirSync(path.join(made.directory, "uploads")).toSorted()).toEqual(named);
  const { "manifest.json": _, ...digests } = digestsOf(made.directory);
  const manifest = JSON.parse(readFileSync(path.join(made.directory, "manifest.json"), "utf8"));
  const listed = manifest.files.map(({ file, sha256 }: Record<string, string>) => [file, sha256]);
  expect(Object.fromEntries(listed)).toEqual(digests);
  expect(contentOf(path.join(made.directory, "site.db"))).toBe(contentOf(home.databaseFile));
  const open = readdirSync(place, { recursive: true, encoding: "utf8" }).filter(
    (name) => (statSync(path.join(place, name)).mode & 0o077) !== 0,
  );
  expect(open).toEqual([]);
  expect(statSync(place).mode & 0o077).toBe(0);
});

test("a backup that waits for another one has the time of its own turn", async () => {
  const lock = path.join(place, ".lock");
  const hold = `const { takeLock } = await import("./app/models/backup/lock.server.mjs");
    takeLock(process.argv[1]);
    console.log("held");
    setTimeout(() => {}, 400);`;
  const other = spawn(process.execPath, ["--input-type=module", "-e", hold, lock], { cwd: root });
  await once(other.stdout, "data");
  const begun = Date.now();
  await make();
  const [made] = await listBackups(place);
  expect(Number(made?.madeAt) - begun).toBeGreaterThan(200);
});

test("full text finds the same rows by the same numbers", async () => {
  const database = openHome(home);
  const stocked = Array.from({ length: 5 }, () => addStock(home, database));
  for (const gone of stocked.slice(0, 3)) dropStock(home, database, gone);
  const ask = `SELECT d."ref", t.rowid FROM "SearchText" t JOIN "SearchDoc" d ON d."id" = t.rowid WHERE "SearchText" MATCH 'sheet'`;
  const found = database.prepare(ask).all();
  const { directory } = await make();
  database.close();
  const copy = openDatabase(path.join(directory, "site.db"), { readonly: true });
  expect(found).toHaveLength(2);
  expect(copy.prepare(ask).all()).toEqual(found);
  copy.close();
});

test("files of the backup before are shared, and one that is damaged or cannot be read is not handed on", async () => {
  const database = openHome(home);
  const [first, second] = [addStock(home, database), addStock(home, database)];
  const one = await make();
  const third = addStock(home, database);
  const damaged = path.join(one.directory, "uploads", second.picture);
  appendFileSync(damaged, "x");
  const [unreadable = ""] = filesOf(second.picture);
  rmSync(path.join(one.directory, "uploads", unreadable));
  mkdirSync(path.join(one.directory, "uploads", unreadable));
  await pause();
  const two = await make();
  database.close();
  const inode = (directory: string, file: string) => statSync(path.join(directory, "uploads", file)).ino;
  for (const file of filesOf(first.picture)) {
    expect(inode(two.directory, file)).toBe(inode(one.directory, file));
  }
  expect(two.shared).toBe(filesOf(first.picture).length + filesOf(second.picture).length - 2);
  for (const file of [second.picture, unreadable]) {
    expect(readFileSync(path.join(two.directory, "uploads", file))).toEqual(
      readFileSync(path.join(home.uploadsDir, file)),
    );
  }
  expect(existsSync(path.join(two.directory, "uploads", third.picture))).toBe(true);
  expect(await verifyBackup(one.directory)).toEqual({
    ok: false,
    faults: [`uploads/${unreadable} is missing`, `uploads/${second.picture} is damaged`],
  });
  expect(await verifyBackup(two.directory)).toMatchObject({ ok: true });
});

test("a site goes on from its own last backup, not from another's or one that a clock has dated ahead", async () => {
  const site = { databaseFile: home.databaseFile, uploads: home.uploadsDir };
  const database = openHome(home);
  const files = filesOf(addStock(home, database).picture);
  await make();
  await pause();
  const other = await makeHome("empty");
  const elsewhere = openHome(other);
  elsewhere.exec(`UPDATE "Setting" SET "value" = 'other' WHERE "key" = 'siteId'`);
  elsewhere.close();
  await makeBackup({ databaseFile: other.databaseFile, uploads: other.uploadsDir }, place);
  removeHome(other);
  expect(await make()).toMatchObject({ shared: files.length });

  const ahead = await makeBackup(site, place, "nightly", new Date(Date.now() + 60_000));
  for (const file of files) rmSync(path.join(ahead.directory, "uploads", file));
  for (const file of files) rmSync(path.join(home.uploadsDir, file));
  database.close();
  expect(await make()).toMatchObject({ missing: [], shared: files.length });
});

test("what a killed backup left is gone after the next", async () => {
  const database = openHome(home);
  addStock(home, database);
  mkdirSync(path.join(place, ".unfinished-2026-01-01T00-00-00-000Z", "uploads"), { recursive: true });
  chmodSync(place, 0o755);
  const made = await make();
  database.close();
  expect(readdirSync(place).toSorted()).toEqual([".lock", path.basename(made.directory)]);
  expect(statSync(place).mode & 0o777, "others may use the folder").toBe(0o755);
});

test("of a damaged database there is no backup, and what was wrong is said", async () => {
  const bytes = readFileSync(home.databaseFile);
  const page = bytes.readUInt16BE(16);
  // The root of a table, without which nothing in it is found.
  bytes.fill(0xff, page * 3, page * 4);
  writeFileSync(home.databaseFile, bytes);
  const failure = await make().then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  if (failure instanceof NotWhole) expect(failure.faults.join()).toContain("site.db is damaged");
  expect(await listBackups(place)).toEqual([]);
  expect(readdirSync(place)).toEqual([".lock"]);
});

test("every column of the schema that holds pictures is known", () => {
  const schema = readFileSync(path.join(root, "prisma", "schema.prisma"), "utf8");
  const columns = [...schema.matchAll(/^model (\w+) \{([^}]+)\}/gm)].flatMap(([, model, body = ""]) =>
    [...body.matchAll(/^ {2}(\w*(?:image|picture|files|photo|banner)\w*)\s+String/gim)].map(([, column]) => [
      /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model,
      column,
    ]),
  );
  expect(columns.length).toBeGreaterThan(5);
  const sorted = (pairs: readonly (readonly unknown[])[]) => pairs.map((pair) => pair.join(".")).sort();
  expect(sorted(columns)).toEqual(sorted(PICTURE_COLUMNS));
});
