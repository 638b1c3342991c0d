import { chmod, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { copyDatabase, forgetDatabase, openDatabase, syncPath } from "~/db-file.server.mjs";
import { listPictureFiles } from "../picture/name.server";
import { type BackupKind, listBackups, nameBackup } from "./backup-folder.server";
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
/** Pictures that went while they were copied mean another copy; each has only the newest ones left to copy. */
const MOST_COPIES = 100;
const UNFINISHED = ".unfinished-";

/** Proved before it gets its name. Throws NotWhole when the site's own database is damaged. */
export async function makeBackup(
  site: SiteFiles,
  place: string,
  kind: BackupKind = "asked",
  now = new Date(),
): Promise<MadeBackup> {
  await mkdir(place, { recursive: true, mode: 0o700 });
  const release = takeLock(path.join(place, ".lock"), PATIENCE_MS);
  if (!release) throw new Error(`Another backup into ${place} does not finish`);
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
  const before = await openLast(place);
  const { taken, missing, shared } = await copyMoment(target, site, before);
  const file = path.join(target, DATABASE);
  const database = { file: DATABASE, bytes: (await stat(file)).size, sha256: await hashFile(file) };
  const files = [database, ...[...taken.values()].toSorted((a, b) => a.file.localeCompare(b.file))];
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), files, missing };
  await writeStored(path.join(target, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  syncPath(path.join(target, UPLOADS));
  syncPath(target);
  return { manifest, shared };
}

type Before = { directory: string; entries: Map<string, ManifestEntry> } | null;

async function openLast(place: string): Promise<Before> {
  const [last] = await listBackups(place);
  const manifest = last ? await readManifest(last.directory).catch(() => null) : null;
  if (!last || !manifest) return null;
  return { directory: last.directory, entries: new Map(manifest.files.map((entry) => [entry.file, entry])) };
}

/** A named file that is gone belonged to a row changed since: copied again. Missing twice, it was lost before. */
async function copyMoment(target: string, site: SiteFiles, before: Before) {
  const database = path.join(target, DATABASE);
  const taken = new Map<string, ManifestEntry>();
  let shared = 0;
  let gone = new Set<string>();
  for (let copy = 1; copy <= MOST_COPIES; copy += 1) {
    forgetDatabase(database);
    await copyDatabase(site.databaseFile, database);
    const named = new Set(readPictureFiles(database));
    const absent: string[] = [];
    await eachOf(
      [...named].filter((file) => !taken.has(file)),
      async (file) => {
        const to = path.join(target, UPLOADS, file);
        const entry = (await takeShared(before, file, to)) ?? (await takeOwn(site, file, to));
        if (entry) taken.set(file, entry.value);
        else absent.push(file);
        if (entry?.shared) shared += 1;
      },
    );
    if (absent.every((file) => gone.has(file))) {
      await dropOthers(target, taken, named);
      return { taken, missing: absent.toSorted(), shared };
    }
    gone = new Set(absent);
  }
  throw new Error("Pictures come and go faster than they can be copied");
}

function readPictureFiles(file: string): string[] {
  const database = openDatabase(file, { readonly: true });
  try {
    return listPictureFiles(database);
  } finally {
    database.close();
  }
}

async function takeShared(before: Before, file: string, to: string) {
  const entry = before?.entries.get(`${UPLOADS}/${file}`);
  if (!before || !entry) return null;
  const from = path.join(before.directory, UPLOADS, file);
  try {
    // A file that was damaged since would be handed on from backup to backup.
    if ((await hashFile(from)) !== entry.sha256) return null;
    await linkStored(from, to);
    return { value: entry, shared: true };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

async function takeOwn(site: SiteFiles, file: string, to: string) {
  try {
    const stored = await copyStored(path.join(site.uploads, file), to);
    return { value: { file: `${UPLOADS}/${file}`, ...stored }, shared: false };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

async function dropOthers(target: string, taken: Map<string, ManifestEntry>, named: Set<string>) {
  for (const file of [...taken.keys()].filter((name) => !named.has(name))) {
    taken.delete(file);
    await rm(path.join(target, UPLOADS, file));
  }
}

async function forgetUnfinished(place: string) {
  await chmod(place, 0o700);
  for (const name of await readdir(place)) {
    if (name.startsWith(UNFINISHED)) await rm(path.join(place, name), { recursive: true });
  }
}
