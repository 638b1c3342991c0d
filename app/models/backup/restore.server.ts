import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pictureOfFile } from "~/models/picture/url";
import { nameBackup } from "./backup-folder.server";
import { BESIDE, exchangeDatabase, forgetDatabase, openDatabase, syncPath } from "./database-file.server.mjs";
import { makeBackup, NotWhole, type Site } from "./make.server";
import { DATABASE, hashFile, UPLOADS } from "./manifest.server";
import { eachOf, isAbsent, linkStored, replaceStored } from "./stored-file.server";
import { type Proof, verifyBackup } from "./verify.server";

export class DatabaseInUse extends Error {
  override name = "DatabaseInUse";
}

export type Restored = { aside: string | null; pictures: number; madeAt: string | null };

type Wish = {
  source: string;
  site: Site;
  place: string;
  migrations: readonly string[];
  now?: Date;
};

/**
 * Whole, old or new, whenever this is interrupted: added pictures disturb nobody, and the databases are exchanged in
 * one step. The caller owns the database. Throws NotWhole or DatabaseInUse with nothing changed.
 */
export async function restoreBackup({ source, site, place, migrations, now }: Wish): Promise<Restored> {
  const proof = await verifyBackup(source);
  if (!proof.ok) throw new NotWhole(proof.faults);
  const newer = proof.migrations.find((name) => !migrations.includes(name));
  if (newer) throw new NotWhole([`It belongs to a newer version of this site (${newer})`]);
  const aside = await setAside(site, place, now ?? new Date());
  const staged = `${site.databaseFile}.restoring`;
  try {
    await stage(path.join(source, DATABASE), staged);
    await addPictures(source, site, proof);
    exchange(staged, site, aside);
  } finally {
    forgetDatabase(staged);
  }
  await removeOthers(site, proof).catch(() => {});
  return { aside: aside?.directory ?? null, pictures: proof.files.length, madeAt: proof.madeAt };
}

type Aside = { directory: string; damaged: boolean };

async function setAside(site: Site, place: string, now: Date): Promise<Aside | null> {
  if (!existsSync(site.databaseFile)) return null;
  try {
    const { directory } = await makeBackup(site, place, "before-restore", now);
    return { directory, damaged: false };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { directory: await copyDamaged(site, place, now), damaged: true };
  }
}

function isDamage(error: unknown): boolean {
  if (error instanceof NotWhole) return true;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(code);
}

async function copyDamaged(site: Site, place: string, now: Date): Promise<string> {
  const directory = path.join(place, `${nameBackup(now, "before-restore")}-damaged`);
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

async function stage(from: string, staged: string) {
  await mkdir(path.dirname(staged), { recursive: true });
  forgetDatabase(staged);
  await copyFile(from, staged);
  const database = openDatabase(staged, { fileMustExist: true });
  try {
    database.pragma("journal_mode = DELETE");
    database.exec('DELETE FROM "Session"');
  } finally {
    database.close();
  }
}

async function addPictures(source: string, site: Site, proof: Proof & { ok: true }) {
  await mkdir(site.uploads, { recursive: true, mode: 0o700 });
  await eachOf(proof.files, async (name) => {
    const from = path.join(source, UPLOADS, name);
    const to = path.join(site.uploads, name);
    if ((await hashOf(to)) !== (await hashFile(from))) await replaceStored(from, to);
  });
  syncPath(site.uploads);
}

async function hashOf(file: string) {
  try {
    return await hashFile(file);
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

function exchange(staged: string, site: Site, aside: Aside | null) {
  // What stands beside a damaged database cannot be brought into it, and must not be read into the new one.
  if (aside?.damaged) for (const rest of BESIDE) rmSync(site.databaseFile + rest, { force: true });
  try {
    exchangeDatabase(staged, site.databaseFile, { settle: !aside?.damaged });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") throw new DatabaseInUse();
    throw error;
  }
}

async function removeOthers(site: Site, proof: Proof & { ok: true }) {
  const known = new Set(proof.files);
  for (const name of await listPictures(site.uploads)) {
    if (!known.has(name)) await rm(path.join(site.uploads, name));
  }
}

async function listPictures(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => pictureOfFile(name.replace(/\.tmp$/, "")) !== null);
}
