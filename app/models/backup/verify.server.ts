import { stat } from "node:fs/promises";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { lookInto } from "~/db-file.server.mjs";
import { listPictureFiles } from "../picture/name.server";
import { trashPath } from "../picture/trash.server";
import { DATABASE, hashFile, MANIFEST, type Manifest, readManifest, UPLOADS } from "./manifest.server";
import { eachOf } from "./stored-file.server";

/** `files` are those of the pictures; `madeAt` is null of a snapshot. */
export type Proof =
  | { ok: true; madeAt: string | null; files: string[]; missing: string[]; migrations: string[] }
  | { ok: false; faults: string[] };

const MOST_FAULTS = 20;

export async function verifyBackup(directory: string): Promise<Proof> {
  const manifest = await readManifest(directory).catch(() => null);
  if (!manifest) return { ok: false, faults: [`${MANIFEST} is missing or damaged`] };
  const faults = await compareFiles(directory, manifest);
  if (faults.some((fault) => fault.startsWith(DATABASE))) return { ok: false, faults };
  const { madeAt, missing } = manifest;
  const files = manifest.files.flatMap(({ file }) => (file === DATABASE ? [] : path.basename(file)));
  const inside = lookInside(path.join(directory, DATABASE));
  const known = new Set([...missing, ...files]);
  const absent = inside.pictures.filter((file) => !known.has(file));
  faults.push(...inside.faults, ...absent.map((file) => `${UPLOADS}/${file} is missing`));
  if (faults.length > MOST_FAULTS)
    faults.splice(MOST_FAULTS, Infinity, `and ${faults.length - MOST_FAULTS} more`);
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, madeAt, files, missing, migrations: inside.migrations };
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

/** A database alone, as a start keeps it from before a migration: its pictures are in the folder, or in its trash. */
export async function verifySnapshot(file: string, uploads: string): Promise<Proof> {
  const { faults, pictures, migrations } = lookInside(file);
  if (faults.length > 0) return { ok: false, faults };
  const files: string[] = [];
  await eachOf(pictures, async (name) => {
    if ((await hasContent(path.join(uploads, name))) || (await hasContent(trashPath(uploads, name))))
      files.push(name);
  });
  const there = new Set(files);
  const missing = pictures.filter((name) => !there.has(name));
  return { ok: true, madeAt: null, files, missing, migrations };
}

async function hasContent(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return Boolean(found?.isFile() && found.size > 0);
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
