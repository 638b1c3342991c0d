import { existsSync, lstatSync, readlinkSync, realpathSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "../../app/models/backup/database-file.server.mjs";
import { root } from "./root.mjs";
import { Stopped } from "./step.mjs";

export { openDatabase };

/** Where DATABASE_URL points, as the absolute path of the file itself: two names of one file are one database. */
export function databaseFile() {
  const url = process.env.DATABASE_URL?.trim() || "file:./prisma/site.db";
  if (!/^file:.+/.test(url)) {
    throw new Stopped("DATABASE_URL: must be file: and a path, such as file:./prisma/site.db");
  }
  return realPath(path.resolve(root, url.replace(/^file:/, "")));
}

/** A path without symbolic links, also when the last parts of it are not there yet. */
function realPath(place) {
  try {
    return realpathSync(place);
  } catch (error) {
    if (error.code !== "ENOENT") return place;
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) {
      return realPath(path.resolve(path.dirname(place), readlinkSync(place)));
    }
    const above = path.dirname(place);
    return above === place ? place : path.join(realPath(above), path.basename(place));
  }
}

/** The same, for commands that have nothing to do without a database. Throws Stopped when there is none. */
export function requireDatabase() {
  const file = databaseFile();
  if (!existsSync(file)) throw new Stopped(`There is no database ${file}.`);
  return file;
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
