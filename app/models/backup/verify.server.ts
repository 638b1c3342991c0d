import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { lookInto } from "~/db-file.server.mjs";
import { listPictureFiles } from "../picture/name.server";
import { trashPath } from "../picture/trash.server";
import { DATABASE, hashFile, MANIFEST, type Manifest, readManifest, UPLOADS } from "./manifest.server";
import { eachOf } from "./stored-file.server";

export type Proof =
  | {
      ok: true;
      madeAt: string | null;
      files: string[];
      bytes: number;
      missing: string[];
      migrations: string[];
    }
  | { ok: false; faults: string[] };

const MOST_FAULTS = 20;

export async function verifyBackup(directory: string): Promise<Proof> {
  if ([DATABASE, MANIFEST].some((file) => !existsSync(path.join(directory, file)))) {
    return { ok: false, faults: [`There is no backup in ${directory}`] };
  }
  const manifest = await readManifest(directory).catch(() => null);
  if (!manifest) return { ok: false, faults: [`${MANIFEST} is damaged`] };
  const faults = await compareFiles(directory, manifest);
  if (faults.some((fault) => fault.startsWith(DATABASE))) return { ok: false, faults };
  const { madeAt, missing } = manifest;
  const sizes = sizesIn(manifest);
  const looked = lookInside(path.join(directory, DATABASE));
  faults.push(...looked.faults);
  const known = new Set([...missing, ...sizes.keys()]);
  for (const file of looked.pictures) if (!known.has(file)) faults.push(`${UPLOADS}/${file} is missing`);
  const unique = [...new Set(faults)];
  if (unique.length > MOST_FAULTS)
    unique.splice(MOST_FAULTS, Infinity, `and ${unique.length - MOST_FAULTS} more`);
  if (unique.length > 0) return { ok: false, faults: unique };
  return { ok: true, madeAt, missing, ...summarise(sizes), migrations: looked.migrations };
}

function summarise(sizes: Map<string, number>) {
  return { files: [...sizes.keys()], bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

async function compareFiles(directory: string, manifest: Manifest): Promise<string[]> {
  const faults: string[] = [];
  if (!manifest.files.some(({ file }) => file === DATABASE))
    faults.push(`${DATABASE} is not in the manifest`);
  await eachOf(manifest.files, async ({ file, bytes, sha256 }) => {
    const place = path.join(directory, file);
    const found = await stat(place).catch(() => null);
    if (!found?.isFile()) faults.push(`${file} is missing`);
    else if (found.size !== bytes || (await hashFile(place)) !== sha256) faults.push(`${file} is damaged`);
  });
  return faults.toSorted();
}

function sizesIn(manifest: Manifest) {
  const pictures = manifest.files.filter(({ file }) => file !== DATABASE);
  return new Map(pictures.map(({ file, bytes }) => [file.slice(UPLOADS.length + 1), bytes]));
}

async function measure(folder: string, names: readonly string[]) {
  const sizes = new Map<string, number>();
  await eachOf(names, async (name) => {
    const found =
      (await stat(path.join(folder, name)).catch(() => null)) ??
      (await stat(trashPath(folder, name)).catch(() => null));
    if (found?.isFile() && found.size > 0) sizes.set(name, found.size);
  });
  return sizes;
}

/** A database alone, as a start keeps it from before a migration: its pictures are in the folder, or in its trash. */
export async function verifySnapshot(file: string, uploads: string): Promise<Proof> {
  const { faults, pictures, migrations } = lookInside(file);
  if (faults.length > 0) return { ok: false, faults };
  const sizes = await measure(uploads, pictures);
  const missing = pictures.filter((name) => !sizes.has(name));
  return { ok: true, madeAt: null, missing, ...summarise(sizes), migrations };
}

type Inside = { faults: string[]; pictures: string[]; migrations: string[] };

function lookInside(file: string): Inside {
  try {
    return lookInto(file, readInside);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { faults: [`${DATABASE} is damaged (${reason})`], pictures: [], migrations: [] };
  }
}

function readInside(database: BetterSqlite3.Database): Inside {
  const faults: string[] = [];
  const [verdict] = database.prepare("PRAGMA integrity_check(1)").pluck().all();
  if (verdict !== "ok") faults.push(`${DATABASE} is damaged (${verdict})`);
  const strays = database.pragma("foreign_key_check") as { table: string; parent: string }[];
  const [stray] = strays;
  if (stray) {
    faults.push(
      `${DATABASE} is damaged (${strays.length} rows, first of ${stray.table}, point at no ${stray.parent})`,
    );
  }
  const migrations = database
    .prepare(
      "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
    )
    .pluck()
    .all() as string[];
  return { faults, pictures: listPictureFiles(database), migrations };
}
