import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./root.mjs";
import { Stopped } from "./step.mjs";

/** Where DATABASE_URL points, as an absolute path. */
export function databaseFile() {
  const url = process.env.DATABASE_URL?.trim() || "file:./prisma/site.db";
  if (!/^file:.+/.test(url)) {
    throw new Stopped("DATABASE_URL: must be file: and a path, such as file:./prisma/site.db");
  }
  return path.resolve(root, url.replace(/^file:/, ""));
}

/** The same, for commands that have nothing to do without a database. Throws Stopped when there is none. */
export function requireDatabase() {
  const file = databaseFile();
  if (!existsSync(file)) throw new Stopped(`There is no database ${file}.`);
  return file;
}

/** Opens SQLite directly: quicker than Prisma, and needed while the tables may not be there yet. */
export function openDatabase(file, options) {
  const Database = createRequire(import.meta.url)("better-sqlite3");
  return new Database(file, options);
}

/** Asks the database something without changing it; `ask` gets null while there is no database file. */
export function askDatabase(ask) {
  const file = databaseFile();
  if (!existsSync(file)) return ask(null);
  let database;
  try {
    database = openDatabase(file, { timeout: 5_000 });
    return ask(database);
  } catch (error) {
    throw new Stopped(`DATABASE_URL: ${file} cannot be read as a database (${error.message})`);
  } finally {
    database?.close();
  }
}

/** Whether a table is there. */
export function hasTable(database, name) {
  return Boolean(database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name));
}
