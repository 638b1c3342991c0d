import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * A database as a file: copied whole while it is in use, and exchanged in one step. Plain JavaScript, because a start
 * needs it before anything is built.
 */

/** How long another program may hold the database before its copy or exchange fails, in milliseconds. */
const PATIENCE_MS = 5_000;

/** What SQLite puts beside a database while it is in use. */
export const BESIDE = ["-wal", "-shm", "-journal"];

/**
 * Opens SQLite directly: quicker than Prisma, and possible while the tables are not there yet.
 * @param {string} file
 * @param {import("better-sqlite3").Options} [options]
 * @returns {import("better-sqlite3").Database}
 */
export function openDatabase(file, options) {
  const Database = createRequire(import.meta.url)("better-sqlite3");
  return new Database(file, options);
}

/**
 * Copies a database that may be in use to `to`, where nothing may be: one moment of it, in one file that only its
 * owner can read and that is safe on the disk. Page by page, because VACUUM INTO would renumber the rows that the
 * full-text tables point at.
 */
export async function copyDatabase(from, to) {
  closeSync(openSync(to, "wx", 0o600));
  const source = openDatabase(from, { timeout: PATIENCE_MS, fileMustExist: true });
  try {
    // An open read keeps the copy at this moment; without it every write elsewhere would make it begin again.
    source.exec("BEGIN");
    source.prepare("SELECT count(*) FROM sqlite_schema").get();
    await source.backup(to);
  } catch (error) {
    forgetDatabase(to);
    throw error;
  } finally {
    source.close();
  }
  settleDatabase(to);
  syncPath(to);
}

/**
 * Puts a database that is ready in the place of the one that is there: at any moment one of the two is whole. Without
 * `settle` nothing beside the old one counts, because it is damaged. Throws SQLITE_BUSY with nothing changed.
 */
export function exchangeDatabase(ready, file, { settle = true } = {}) {
  settleDatabase(ready);
  if (settle && existsSync(file)) settleDatabase(file);
  chmodSync(ready, 0o600);
  syncPath(ready);
  syncPath(path.dirname(file));
  renameSync(ready, file);
  syncPath(path.dirname(file));
}

/**
 * Brings all that was written into the one file, so that nothing beside it counts any more. Throws SQLITE_BUSY while
 * another program has the database open.
 */
export function settleDatabase(file) {
  const database = openDatabase(file, { timeout: PATIENCE_MS, fileMustExist: true });
  try {
    database.pragma("journal_mode = DELETE");
  } finally {
    database.close();
  }
}

/** Removes a database file with all that SQLite put beside it. */
export function forgetDatabase(file) {
  for (const rest of ["", ...BESIDE]) rmSync(file + rest, { force: true });
}

/** Waits until a file's content, or a folder's names, are safe from a power cut. */
export function syncPath(place) {
  const handle = openSync(place, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
