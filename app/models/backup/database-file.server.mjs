import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Plain JavaScript, because a start needs it before anything is built. */

/** How long another program may hold the database before its copy or exchange fails. */
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
 * One moment of a database in use. Page by page, because VACUUM INTO would renumber the rows that the full-text
 * tables point at.
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
 * At any moment one of the two is whole. Without `settle` nothing beside the old one counts, because it is damaged.
 * Throws SQLITE_BUSY with nothing changed.
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

/** Nothing beside the file counts afterwards. Throws SQLITE_BUSY while another program has the database open. */
export function settleDatabase(file) {
  const database = openDatabase(file, { timeout: PATIENCE_MS, fileMustExist: true });
  try {
    database.pragma("journal_mode = DELETE");
  } finally {
    database.close();
  }
}

export function forgetDatabase(file) {
  for (const rest of ["", ...BESIDE]) rmSync(file + rest, { force: true });
}

/** A file's content, or a folder's names, are safe from a power cut when this answers. */
export function syncPath(place) {
  const handle = openSync(place, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
