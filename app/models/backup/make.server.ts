import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { copyDatabase, lookInto, syncPath } from "~/db-file.server.mjs";
import { listPictureFiles } from "../picture/name.server";
import { trashPath } from "../picture/trash.server";
import { type BackupKind, isOfSite, listBackups, nameBackup } from "./backup-folder.server";
import { takeLock } from "./lock.server.mjs";
import {
  DATABASE,
  hashFile,
  MANIFEST,
  type Manifest,
  type ManifestEntry,
  readManifest,
  UPLOADS,
} from "./manifest.server";
import { readSiteId } from "./site-id.server.mjs";
import { copyStored, eachOf, isAbsent, linkStored, writeStored } from "./stored-file.server";
import { verifyBackup } from "./verify.server";

export type SiteFiles = { databaseFile: string; uploads: string };

export type MadeBackup = {
  directory: string;
  files: number;
  bytes: number;
  shared: number;
  missing: string[];
};

export class NotWhole extends Error {
  override name = "NotWhole";
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

const PATIENCE_MS = 15 * 60 * 1000;
const UNFINISHED = ".unfinished-";

/** Proved before it gets its name. Throws NotWhole when the site's own database is damaged. */
export async function makeBackup(
  site: SiteFiles,
  place: string,
  kind: BackupKind = "asked",
  asOf?: Date,
): Promise<MadeBackup> {
  await mkdir(place, { recursive: true, mode: 0o700 });
  const release = takeLock(path.join(place, ".lock"), PATIENCE_MS);
  if (!release) throw new Error(`Another backup to ${place} has not finished`);
  // Read once the turn has come: who waits would else have the name of the one before.
  const now = asOf ?? new Date();
  const name = nameBackup(now, kind);
  const unfinished = path.join(place, UNFINISHED + name);
  try {
    await forgetUnfinished(place);
    await mkdir(path.join(unfinished, UPLOADS), { recursive: true, mode: 0o700 });
    const { manifest, shared } = await fill(unfinished, site, place, now);
    const proof = await verifyBackup(unfinished);
    if (!proof.ok) throw new NotWhole(proof.faults);
    const directory = path.join(place, nameBackup(now, kind, manifest.missing.length === 0));
    await rename(unfinished, directory);
    syncPath(place);
    const bytes = manifest.files.reduce((sum, entry) => sum + entry.bytes, 0);
    return { directory, files: manifest.files.length, bytes, shared, missing: manifest.missing };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}

async function fill(target: string, site: SiteFiles, place: string, now: Date) {
  const before = await openLast(place, site, now);
  const { taken, missing, shared } = await copyMoment(target, site, before);
  const file = path.join(target, DATABASE);
  const database = { file: DATABASE, bytes: (await stat(file)).size, sha256: await hashFile(file) };
  const files = [database, ...taken.toSorted((a, b) => a.file.localeCompare(b.file))];
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), files, missing };
  await writeStored(path.join(target, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  syncPath(path.join(target, UPLOADS));
  syncPath(target);
  return { manifest, shared };
}

type Before = { directory: string; entries: Map<string, ManifestEntry> } | null;

async function openLast(place: string, { databaseFile }: SiteFiles, now: Date): Promise<Before> {
  const siteId = lookInto(databaseFile, readSiteId);
  const past = (await listBackups(place)).filter(({ madeAt }) => madeAt <= now);
  const last = past.find((backup) => isOfSite(backup, siteId));
  const manifest = last ? await readManifest(last.directory).catch(() => null) : null;
  if (!last || !manifest) return null;
  return { directory: last.directory, entries: new Map(manifest.files.map((entry) => [entry.file, entry])) };
}

async function copyMoment(target: string, site: SiteFiles, before: Before) {
  const database = path.join(target, DATABASE);
  await copyDatabase(site.databaseFile, database);
  const taken: ManifestEntry[] = [];
  const missing: string[] = [];
  let shared = 0;
  await eachOf([...new Set(lookInto(database, listPictureFiles))], async (file) => {
    const to = path.join(target, UPLOADS, file);
    const same = await takeShared(before, file, to);
    const entry = same ?? (await takeOwn(site, file, to));
    if (entry) taken.push(entry);
    else missing.push(file);
    if (same) shared += 1;
  });
  return { taken, missing: missing.toSorted(), shared };
}

async function takeShared(before: Before, file: string, to: string) {
  const entry = before?.entries.get(`${UPLOADS}/${file}`);
  if (!before || !entry) return null;
  const from = path.join(before.directory, UPLOADS, file);
  try {
    // A file that was damaged since would be handed on from backup to backup. One that cannot be read would end them all.
    if ((await hashFile(from).catch(() => null)) !== entry.sha256) return null;
    await linkStored(from, to);
    return entry;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** A picture that went while others were copied lies in the trash, unless it has come back meanwhile. */
async function takeOwn({ uploads }: SiteFiles, file: string, to: string) {
  const place = path.join(uploads, file);
  for (const from of [place, trashPath(uploads, file), place]) {
    try {
      return { file: `${UPLOADS}/${file}`, ...(await copyStored(from, to)) };
    } catch (error) {
      if (!isAbsent(error)) throw error;
    }
  }
  return null;
}

async function forgetUnfinished(place: string) {
  for (const name of await readdir(place)) {
    if (name.startsWith(UNFINISHED)) await rm(path.join(place, name), { recursive: true, force: true });
  }
}
