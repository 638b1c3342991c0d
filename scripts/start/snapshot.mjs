import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { copyDatabase, forgetDatabase } from "../../app/db-file.server.mjs";
import { databaseFile } from "./database.mjs";

const MOST_SNAPSHOTS = 5;

/** Beside the database: the release that makes one may be read-only, and is not the one that is gone back to. */
export function snapshotFolder() {
  return path.join(path.dirname(databaseFile()), "snapshots");
}

/** Answers the copy's path, or null without a database. */
export async function takeSnapshot() {
  const file = databaseFile();
  if (!existsSync(file)) return null;
  const directory = snapshotFolder();
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  const prefix = `${path.parse(file).name}-`;
  const copy = path.join(directory, `${prefix}${new Date().toISOString().replace(/[:.]/g, "-")}.db`);
  const unfinished = `${copy}.tmp`;
  forgetDatabase(unfinished);
  await copyDatabase(file, unfinished);
  renameSync(unfinished, copy);
  for (const old of listOutdated(directory, prefix, path.basename(copy))) rmSync(path.join(directory, old));
  return copy;
}

/** What is named later than the one that was just made, by a clock that ran ahead, goes first. */
function listOutdated(directory, prefix, made) {
  const stamped = /^\d{4}-\d\d-\d\dT[\d-]+Z\.db$/;
  const names = readdirSync(directory)
    .filter((name) => name.startsWith(prefix) && stamped.test(name.slice(prefix.length)))
    .sort();
  const ahead = names.filter((name) => name > made);
  return [...ahead, ...names.filter((name) => name <= made)].slice(0, -MOST_SNAPSHOTS);
}
