import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Plain JavaScript, because a start needs it before anything is built. */

const PATIENCE_MS = 5_000;

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
 * What `read` says of the database of a file.
 * @template Read
 * @param {string} file
 * @param {(database: import("better-sqlite3").Database) => Read} read
 * @param {import("better-sqlite3").Options} [options]
 * @returns {Read}
 */
export function lookInto(file, read, options = { readonly: true, fileMustExist: true }) {
  const database = openDatabase(file, options);
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/**
 * `schema`: the database itself or one that is attached to it.
 * @param {import("better-sqlite3").Database} database
 */
export function hasTable(database, table, schema = "main") {
  const sql = `SELECT 1 FROM ${schema}.sqlite_schema WHERE type = 'table' AND name = ?`;
  return database.prepare(sql).get(table) !== undefined;
}

/** Page by page: VACUUM INTO would renumber the rows that the full-text tables point at. */
export async function copyDatabase(from, to) {
  closeSync(openSync(to, "wx", 0o600));
  const source = openDatabase(from, { timeout: PATIENCE_MS, fileMustExist: true });
  try {
    // Without an open read every write elsewhere would make the copy begin again.
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

/** At any moment one of the two is whole. Throws SQLITE_BUSY with nothing changed. */
export function exchangeDatabase(ready, file, { settle = true } = {}) {
  settleDatabase(ready);
  // What stands beside a database that is damaged or gone belongs to no other, and must not be read into the new one.
  if (settle && existsSync(file)) settleDatabase(file);
  else for (const rest of BESIDE) rmSync(file + rest, { force: true });
  chmodSync(ready, 0o600);
  syncPath(ready);
  syncPath(path.dirname(file));
  renameSync(ready, file);
  syncPath(path.dirname(file));
}

/** Throws SQLITE_BUSY while another program has the database open. */
export function settleDatabase(file) {
  const options = { timeout: PATIENCE_MS, fileMustExist: true };
  lookInto(file, (database) => database.pragma("journal_mode = DELETE"), options);
}

export function forgetDatabase(file) {
  for (const rest of ["", ...BESIDE]) rmSync(file + rest, { force: true });
}

export function syncPath(place) {
  const handle = openSync(place, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
