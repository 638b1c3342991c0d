import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { databaseFile, openDatabase } from "./database.mjs";
import { root } from "./root.mjs";

/** How many snapshots of one database are kept. */
const KEPT = 5;

/**
 * Copies the database to prisma/snapshots before its tables change; answers the copy's path, or null without a
 * database. It is copied page by page: VACUUM INTO would renumber the rows that the full-text tables point at.
 */
export async function takeSnapshot() {
  const file = databaseFile();
  if (!existsSync(file)) return null;
  const directory = path.join(root, "prisma", "snapshots");
  mkdirSync(directory, { recursive: true });
  const prefix = `${path.parse(file).name}-`;
  const copy = path.join(directory, `${prefix}${new Date().toISOString().replace(/[:.]/g, "-")}.db`);
  const database = openDatabase(file, { timeout: 5_000 });
  try {
    await database.backup(`${copy}.tmp`);
  } finally {
    database.close();
  }
  renameSync(`${copy}.tmp`, copy);
  for (const old of olderThanKept(directory, prefix)) rmSync(path.join(directory, old));
  return copy;
}

function olderThanKept(directory, prefix) {
  const stamped = /^\d{4}-\d\d-\d\dT[\d-]+Z\.db$/;
  return readdirSync(directory)
    .filter((name) => name.startsWith(prefix) && stamped.test(name.slice(prefix.length)))
    .sort()
    .slice(0, -KEPT);
}
