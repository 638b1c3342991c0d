import { existsSync, statSync } from "node:fs";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { BESIDE, exchangeDatabase, forgetDatabase, hasTable, lookInto, syncPath } from "~/db-file.server.mjs";
import { pictureOfFile } from "~/models/picture/file-name";
import { INCOMING } from "~/models/picture/folder.server";
import { takeBack, trashFiles } from "~/models/picture/trash.server";
import { nameBackup } from "./backup-folder.server";
import { makeBackup, NotWhole, type SiteFiles } from "./make.server";
import { DATABASE, hashFile, UPLOADS } from "./manifest.server";
import { readFolderId, readSiteId, writeSiteId } from "./site-id.server.mjs";
import { eachOf, linkStored, replaceStored } from "./stored-file.server";
import { type Proof, verifyBackup, verifySnapshot } from "./verify.server";

export class DatabaseInUse extends Error {
  override name = "DatabaseInUse";
}

const PERHAPS_SENT = "it comes from the backup that was restored, and may have been sent since";

/** `source` is a backup's directory, or the file of a snapshot; `proof` is what verifySource has said of it. */
type Wish = {
  source: string;
  site: SiteFiles;
  place: string;
  migrations: readonly string[];
  proof: Proof;
};

export function databaseOf(source: string): string {
  return isSnapshot(source) ? source : path.join(source, DATABASE);
}

export function verifySource(source: string, { uploads }: SiteFiles): Promise<Proof> {
  return isSnapshot(source) ? verifySnapshot(source, uploads) : verifyBackup(source);
}

function isSnapshot(source: string): boolean {
  return statSync(source, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * Whole, old or new, whenever this is interrupted. Answers where the previous state is kept, null without one. Throws
 * NotWhole or DatabaseInUse with nothing changed.
 */
export async function restoreBackup(wish: Wish): Promise<string | null> {
  const { source, site, place, migrations, proof } = wish;
  if (!proof.ok) throw new NotWhole(proof.faults);
  // The names of migrations begin with their moments: an older one is brought up to date by the next start.
  const newer = proof.migrations.find((name) => !migrations.includes(name) && name > (migrations[0] ?? ""));
  if (newer) throw new NotWhole([`It comes from a newer version of this site (${newer})`]);
  const aside = await setAside(site, place);
  const staged = `${site.databaseFile}.restoring`;
  try {
    await stage(databaseOf(source), staged, site, aside);
    await addPictures(source, site, proof);
    exchange(staged, site, aside);
  } finally {
    forgetDatabase(staged);
  }
  await removeOthers(site, proof).catch(() => {});
  return aside?.directory ?? null;
}

type Aside = { directory: string; damaged: boolean };

async function setAside(site: SiteFiles, place: string): Promise<Aside | null> {
  if (!existsSync(site.databaseFile)) return null;
  try {
    const { directory } = await makeBackup(site, place, "before-restore");
    return { directory, damaged: false };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { directory: await copyDamaged(site, place), damaged: true };
  }
}

function isDamage(error: unknown): boolean {
  if (error instanceof NotWhole) return true;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(code);
}

async function copyDamaged(site: SiteFiles, place: string): Promise<string> {
  const directory = path.join(place, `${nameBackup(new Date(), "before-restore")}-damaged`);
  await mkdir(path.join(directory, UPLOADS), { recursive: true, mode: 0o700 });
  for (const rest of ["", ...BESIDE]) {
    if (existsSync(site.databaseFile + rest)) {
      await copyFile(site.databaseFile + rest, path.join(directory, DATABASE + rest));
    }
  }
  await eachOf(await listPictures(site.uploads), (name) =>
    linkStored(path.join(site.uploads, name), path.join(directory, UPLOADS, name)),
  );
  return directory;
}

/** The id is the place's: a backup of another site is this one from now on. */
async function stage(from: string, staged: string, site: SiteFiles, aside: Aside | null) {
  await mkdir(path.dirname(staged), { recursive: true });
  forgetDatabase(staged);
  await copyFile(from, staged);
  const present = readIdOf(site.databaseFile);
  const id = readFolderId(site.uploads) ?? present;
  const settle = (database: BetterSqlite3.Database) => {
    database.pragma("journal_mode = DELETE");
    database.exec('DELETE FROM "Session"');
    if (aside && !aside.damaged) database.prepare(`ATTACH ? AS "newer"`).run(databaseOf(aside.directory));
    else database.exec(`ATTACH ':memory:' AS newer; CREATE TABLE newer.Mail ("id", "dueAt")`);
    keepDone(database, [null, present].includes(readSiteId(database)));
    database.exec(`DETACH "newer"`);
    if (id !== null && id !== readSiteId(database)) writeSiteId(database, id);
  };
  lookInto(staged, settle, { fileMustExist: true });
}

/** Others hold what the site has sent since the backup: it draws no number again, and sends nothing twice. */
function keepDone(database: BetterSqlite3.Database, isOwn: boolean) {
  const statements: Record<string, string> = {
    Setting: `INSERT INTO "Setting" SELECT "key", "value" FROM "newer"."Setting" WHERE "key" GLOB 'quotation.*'
      ON CONFLICT ("key") DO UPDATE SET "value" = max(CAST("value" AS INTEGER), CAST(excluded."value" AS INTEGER))`,
    Mail: `UPDATE Mail SET "dueAt" = NULL, "error" = '${PERHAPS_SENT}'
      WHERE "dueAt" IS NOT NULL AND "id" NOT IN (SELECT "id" FROM newer.Mail WHERE "dueAt" IS NOT NULL)`,
    // A site that has only just begun, on another machine, has never known the devices of a backup.
    ...(isOwn && {
      Push: `DELETE FROM "Push" WHERE "id" NOT IN (SELECT "id" FROM "newer"."Push")`,
      PushDevice: `DELETE FROM "PushDevice" WHERE "endpoint" NOT IN (SELECT "endpoint" FROM "newer"."PushDevice")`,
    }),
  };
  for (const [table, sql] of Object.entries(statements)) {
    if (["main", "newer"].every((schema) => hasTable(database, table, schema))) database.exec(sql);
  }
}

/** Null also where there is no database, or none that can be read. */
function readIdOf(file: string): string | null {
  try {
    return lookInto(file, readSiteId, { fileMustExist: true });
  } catch {
    return null;
  }
}

async function addPictures(source: string, site: SiteFiles, proof: Proof & { ok: true }) {
  const incoming = path.join(site.uploads, INCOMING);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  if (isSnapshot(source)) {
    const gone = proof.files.filter((name) => !existsSync(path.join(site.uploads, name)));
    return takeBack(site.uploads, gone);
  }
  await eachOf(proof.files, async (name) => {
    const from = path.join(source, UPLOADS, name);
    const to = path.join(site.uploads, name);
    // One that cannot be read is no good either.
    const there = await hashFile(to).catch(() => null);
    if (there !== (await hashFile(from))) await replaceStored(from, path.join(incoming, name), to);
  });
  syncPath(site.uploads);
}

function exchange(staged: string, site: SiteFiles, aside: Aside | null) {
  try {
    exchangeDatabase(staged, site.databaseFile, { settle: !aside?.damaged });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") throw new DatabaseInUse();
    throw error;
  }
}

/** What the backup lacks may be here again. */
async function removeOthers(site: SiteFiles, { files, missing }: Proof & { ok: true }) {
  const known = new Set([...files, ...missing]);
  const others = (await listPictures(site.uploads)).filter((name) => !known.has(name));
  await trashFiles(site.uploads, others);
}

async function listPictures(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => pictureOfFile(name) !== null);
}
