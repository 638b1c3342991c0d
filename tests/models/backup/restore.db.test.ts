import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { lookInto } from "~/db-file.server.mjs";
import { makeBackup } from "~/models/backup/make.server";
import { restoreBackup, verifySource } from "~/models/backup/restore.server";
import { verifyBackup } from "~/models/backup/verify.server";
import { root } from "../../../scripts/start/root.mjs";
import { type Home, makeHome, removeHome } from "../../support/home";
import { addStock, contentOf, digestsOf, dropStock, openHome, type Stocked } from "../../support/stock";

/** Each test has a copy of it. */
let first: Home;
let name: string;
let home: Home;
let place: string;
let source: string;
let stocked: Stocked[];
beforeAll(async () => {
  first = await makeHome("empty");
  const database = openHome(first);
  stocked = [addStock(first, database), addStock(first, database)];
  name = path.basename((await makeBackup(siteOf(first), path.join(first.directory, "backups"))).directory);
  // What the backup does not have, and no longer what it has.
  addStock(first, database);
  dropStock(first, database, stocked[0] ?? { id: "", picture: "" });
  database.close();
});
afterAll(() => removeHome(first));
beforeEach(async () => {
  home = await makeHome("empty");
  cpSync(first.directory, home.directory, { recursive: true });
  place = path.join(home.directory, "backups");
  source = path.join(place, name);
});
afterEach(() => removeHome(home));

const siteOf = (of: Home) => ({ databaseFile: of.databaseFile, uploads: of.uploadsDir });
const migrations = readdirSync(path.join(root, "prisma", "migrations"));
const restore = async (from = source, of = home, known = migrations) => {
  const site = siteOf(of);
  return restoreBackup({
    source: from,
    site,
    place,
    migrations: known,
    proof: await verifySource(from, site),
  });
};
const state = () => [contentOf(home.databaseFile), digestsOf(home.uploadsDir)];

test("every session ends", async () => {
  const database = openHome(home);
  database.exec(`
    INSERT INTO "Admin" ("id", "fullName", "email", "emailKey", "userName", "passwordHash", "version", "createdAt", "updatedAt")
      VALUES ('a', 'A', 'a@a.a', 'a@a.a', 'a', 'x', 1, '2026-01-01', '2026-01-01');
    INSERT INTO "Session" ("id", "adminId", "data", "createdAt", "seenAt") VALUES ('s', 'a', '{}', '2026-01-01', '2026-01-01');`);
  database.close();
  const { directory } = await makeBackup(siteOf(home), place);
  await restore(directory);
  const restored = openHome(home);
  expect(restored.prepare(`SELECT count(*) FROM "Admin"`).pluck().get()).toBe(1);
  expect(restored.prepare(`SELECT count(*) FROM "Session"`).pluck().get()).toBe(0);
  restored.close();
});

test("numbers drawn since are not drawn again, mails sent since wait no more, and removed devices are not notified", async () => {
  const begin = openHome(home);
  begin.exec(`
    INSERT INTO "Setting" VALUES ('quotation.2025', '12'), ('quotation.2026', '9');
    INSERT INTO "Admin" ("id", "fullName", "email", "emailKey", "userName", "passwordHash", "version", "createdAt", "updatedAt")
      VALUES ('a', 'A', 'a@a.a', 'a@a.a', 'a', 'x', 1, '2026-01-01', '2026-01-01');`);
  const mail = begin.prepare(
    `INSERT INTO "Mail" ("id", "kind", "recipient", "subject", "text", "messageId", "dueAt", "createdAt")
     VALUES (?, 'copy', 'b@b.b', 'S', 'T', 'm', '2026-01-01', '2026-01-01')`,
  );
  const device = begin.prepare(
    `INSERT INTO "PushDevice" ("id", "adminId", "endpoint", "p256dh", "auth", "name", "createdAt")
     VALUES (?, 'a', ?, 'p', 'q', 'Phone', '2026-01-01')`,
  );
  const push = begin.prepare(`INSERT INTO "Push" VALUES (?, 'kept', 'T', 'T', '/', 't', '2026-01-01')`);
  for (const id of ["waiting", "sent"]) mail.run(id);
  for (const id of ["kept", "lost"]) device.run(id, id);
  for (const id of ["due", "pushed"]) push.run(id);
  begin.close();
  const { directory } = await makeBackup(siteOf(home), place);
  const since = openHome(home);
  since.exec(`
    UPDATE "Setting" SET "value" = '10' WHERE "key" = 'quotation.2026';
    INSERT INTO "Setting" VALUES ('quotation.2027', '3');
    DELETE FROM "Mail" WHERE "id" = 'sent';
    DELETE FROM "Push" WHERE "id" = 'pushed';
    DELETE FROM "PushDevice" WHERE "id" = 'lost';`);
  since.close();
  const read = (sql: string) =>
    lookInto(home.databaseFile, (database) => database.prepare(sql).pluck().all());
  const numbers = `SELECT "key" || '=' || "value" FROM "Setting" WHERE "key" GLOB 'quotation.*' ORDER BY 1`;
  const due = `SELECT "id" FROM "Mail" WHERE "dueAt" IS NOT NULL`;

  await restore(directory);
  expect(read(numbers)).toEqual(["quotation.2025=12", "quotation.2026=10", "quotation.2027=3"]);
  expect(read(due)).toEqual(["waiting"]);
  expect(read(`SELECT "error" FROM "Mail" WHERE "dueAt" IS NULL`)).toEqual([
    expect.stringContaining("may have been sent since"),
  ]);
  expect(read(`SELECT "id" FROM "PushDevice"`)).toEqual(["kept"]);
  expect(read(`SELECT "id" FROM "Push"`)).toEqual(["due"]);

  // One that has begun anew has numbers, and has never known a device.
  const other = openHome(home);
  other.exec(`DELETE FROM "PushDevice"; UPDATE "Setting" SET "value" = 'b' WHERE "key" = 'siteId';
    UPDATE "Setting" SET "value" = '11' WHERE "key" = 'quotation.2026'`);
  other.close();
  await restore(directory);
  expect(read(numbers)).toContain("quotation.2026=11");
  expect(read(`SELECT "id" FROM "PushDevice" ORDER BY 1`)).toEqual(["kept", "lost"]);

  // Of one that is gone nothing is known.
  rmSync(home.databaseFile);
  await restore(directory);
  expect(read(numbers)).toEqual(["quotation.2025=12", "quotation.2026=9"]);
  expect(read(due)).toEqual([]);
  expect(read(`SELECT "id" FROM "PushDevice" ORDER BY 1`)).toEqual(["kept", "lost"]);
});

test("a backup of before there were quotations and notifications is restored", async () => {
  const database = openHome(home);
  database.exec(`DROP TABLE "Push"; DROP TABLE "PushDevice"; DROP TABLE "Mail"`);
  database.close();
  const { directory } = await makeBackup(siteOf(home), place);
  expect(await restore(directory)).toContain("before-restore");
});

test.each<[string, (file: (name: string) => string) => void, RegExp]>([
  [
    "a changed picture",
    (file) => appendFileSync(file(`uploads/${stocked[1]?.picture}`), "x"),
    /webp is damaged/,
  ],
  ["a missing picture", (file) => rmSync(file(`uploads/${stocked[1]?.picture}`)), /webp is missing/],
  ["a changed database", (file) => flip(file("site.db")), /^site\.db is damaged$/],
  ["half a database", (file) => truncateSync(file("site.db"), 8192), /^site\.db is damaged$/],
  ["no database", (file) => rmSync(file("site.db")), /^site\.db is missing$/],
  ["no manifest", (file) => rmSync(file("manifest.json")), /^manifest\.json is missing or damaged$/],
  ["half a manifest", (file) => truncateSync(file("manifest.json"), 300), /^manifest\.json is missing or/],
  [
    "a manifest that reaches elsewhere",
    (file) => replaceIn(file("manifest.json"), "uploads/", "uploads/../../"),
    /^manifest\.json is missing or damaged$/,
  ],
  [
    "a manifest without a picture",
    (file) =>
      replaceIn(
        file("manifest.json"),
        `uploads/${stocked[1]?.picture}`,
        `uploads/${"a".repeat(24)}-1x1.webp`,
      ),
    /is missing/,
  ],
])("%s is found, and refused with nothing changed", async (_, harm, fault) => {
  const before = state();
  harm((name) => path.join(source, name));
  const proof = await verifyBackup(source);
  expect(proof.ok ? [] : proof.faults).toContainEqual(expect.stringMatching(fault));
  await expect(restore()).rejects.toThrow(fault);
  expect(state()).toEqual(before);
  expect(readdirSync(home.directory).filter((name) => name.includes("restoring"))).toEqual([]);
});

test("a backup of a newer version is refused with nothing changed", async () => {
  const before = state();
  await expect(restore(source, home, [])).rejects.toThrow(/newer version of this site/);
  expect(state()).toEqual(before);
});

test.each([
  ["damaged", "no database at all"],
  ["empty", ""],
])("a site whose database is %s is kept as it is and replaced", async (_, rest) => {
  for (const end of ["-wal", "-shm"]) rmSync(home.databaseFile + end, { force: true });
  writeFileSync(home.databaseFile, rest);
  writeFileSync(`${home.databaseFile}-wal`, "nor a log");
  const pictures = digestsOf(home.uploadsDir);
  const aside = await restore();
  expect(readFileSync(path.join(aside ?? "", "site.db"), "utf8")).toBe(rest);
  expect(digestsOf(path.join(aside ?? "", "uploads"))).toEqual(pictures);
  expect(existsSync(`${home.databaseFile}-wal`)).toBe(false);
  expect(contentOf(home.databaseFile)).toBe(contentOf(path.join(source, "site.db")));
});

test("a place without a site gets one, and what is not ours in the uploads stays", async () => {
  const other = await makeHome("empty");
  rmSync(other.databaseFile);
  mkdirSync(other.uploadsDir, { recursive: true });
  writeFileSync(path.join(other.uploadsDir, ".gitkeep"), "");
  expect(await restore(source, other)).toBeNull();
  expect(contentOf(other.databaseFile)).toBe(contentOf(path.join(source, "site.db")));
  expect(readdirSync(other.uploadsDir)).toContain(".gitkeep");
  removeHome(other);
});

test("the log of a database that was taken away does not come into the one that is restored", async () => {
  const database = openHome(home);
  addStock(home, database);
  const log = readFileSync(`${home.databaseFile}-wal`);
  database.close();
  rmSync(home.databaseFile);
  writeFileSync(`${home.databaseFile}-wal`, log);
  expect(await restore()).toBeNull();
  expect(contentOf(home.databaseFile)).toBe(contentOf(path.join(source, "site.db")));
});

test("a database that another program has open is not exchanged", async () => {
  const other = openHome(home);
  other.prepare("SELECT count(*) FROM sqlite_schema").get();
  await expect(restore()).rejects.toThrow(expect.objectContaining({ name: "DatabaseInUse" }));
  expect(other.prepare(`SELECT count(*) FROM "Product"`).pluck().get()).toBe(2);
  other.close();
});

/** Changes one byte in the middle. */
function flip(file: string) {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function replaceIn(file: string, text: string, other: string) {
  writeFileSync(file, readFileSync(file, "utf8").replace(text, other));
}
