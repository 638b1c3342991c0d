import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "../../app/db-file.server.mjs";
import { root } from "./root.mjs";
import { MISCONFIGURED, Stopped } from "./step.mjs";

export { openDatabase };

/** Without symbolic links: two names of one file are one database. */
export function databaseFile() {
  const url = process.env.DATABASE_URL?.trim() || "file:./prisma/site.db";
  if (!/^file:.+/.test(url)) {
    const shown = url.includes("@") ? "" : `, and is ${JSON.stringify(url)}`;
    throw new Stopped(
      `DATABASE_URL: must be file: and a path, such as file:./prisma/site.db${shown}`,
      MISCONFIGURED,
    );
  }
  return realPath(path.resolve(root, url.replace(/^file:/, "")));
}

/** Also when the last parts of the path are not there yet. */
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

/**
 * Of copies from before a migration. Beside the database: the release that makes one may be read-only, and is not the one
 * that is gone back to.
 */
export function snapshotFolder() {
  return path.join(path.dirname(databaseFile()), "snapshots");
}

/** Throws Stopped when there is no database. */
export function requireDatabase() {
  const file = databaseFile();
  if (!existsSync(file)) throw new Stopped(`There is no database ${file}.`);
  return file;
}

/** What root makes, such as the first folder for backups, the account that serves the site could not write. */
export function rejectRoot() {
  const owner = statSync(databaseFile(), { throwIfNoEntry: false })?.uid;
  if (process.getuid?.() === 0 && owner)
    throw new Stopped(
      `The site belongs to another account: run this as that one, with sudo -u "#${owner}".`,
      MISCONFIGURED,
    );
}

/** `ask` gets null while there is no database file, and may change nothing. */
export function askDatabase(ask, file = databaseFile()) {
  if (!existsSync(file)) return ask(null);
  let database;
  try {
    database = openDatabase(file, { timeout: 5_000 });
    return ask(database);
  } catch (error) {
    // On a full disk there is no room for the index of its log, which is made anew whenever nobody has it open.
    const passes = /^SQLITE_(BUSY|FULL|IOERR)/.test(error.code);
    throw new Stopped(
      `DATABASE_URL: ${file} cannot be read as a database (${error.message})`,
      passes ? 1 : MISCONFIGURED,
    );
  } finally {
    database?.close();
  }
}
