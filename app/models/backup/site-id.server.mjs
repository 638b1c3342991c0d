import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hasTable, syncPath } from "../../db-file.server.mjs";

/** Plain JavaScript, because a start needs it before anything is built. */

/** In the folders of a site. It begins with a dot: no picture and no backup has such a name. */
const MARK = ".site";

/** @param {string} folder */
export function readFolderId(folder) {
  try {
    const text = readFileSync(path.join(folder, MARK), "utf8").trim();
    return /^[0-9a-f]{24}$/.test(text) ? text : null;
  } catch (error) {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  }
}

/** Whole at any moment. */
export function markFolder(folder, id) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `${MARK}.${process.pid}.tmp`);
  writeFileSync(draft, `${id}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path.join(folder, MARK));
  syncPath(folder);
}

/**
 * Null without one, as in databases of before there were ids.
 * @param {import("better-sqlite3").Database} database
 * @returns {string | null}
 */
export function readSiteId(database) {
  if (!hasTable(database, "Setting")) return null;
  return database.prepare(`SELECT "value" FROM "Setting" WHERE "key" = 'siteId'`).pluck().get() ?? null;
}

/** @param {import("better-sqlite3").Database} database */
export function writeSiteId(database, id = randomBytes(12).toString("hex")) {
  database.prepare(`INSERT OR REPLACE INTO "Setting" ("key", "value") VALUES ('siteId', ?)`).run(id);
  return id;
}
