import { existsSync } from "node:fs";
import { databaseFile } from "./database.mjs";
import { takeLock } from "./lock.mjs";
import { Stopped } from "./step.mjs";

/** Makes this process the owner of its database until it ends, or stops when there is an owner already. */
export function ownDatabase() {
  const file = databaseFile();
  if (!tryToOwn(file)) throw new Stopped(sayOwned(file));
}

/** Stops when the database has an owner, without becoming it and without making anything. */
export function refuseOwnedDatabase() {
  const file = databaseFile();
  if (!existsSync(markOf(file))) return;
  const release = tryToOwn(file);
  if (!release) throw new Stopped(sayOwned(file));
  release();
}

function sayOwned(file) {
  return `Another process already serves the database ${file}. Stop it first, or set DATABASE_URL.`;
}

function markOf(file) {
  return `${file}-owner`;
}

/** The mark stands beside the database: a lock on the database itself would shut its own site out. */
function tryToOwn(file) {
  try {
    return takeLock(markOf(file));
  } catch (error) {
    throw new Stopped(`DATABASE_URL: ${markOf(file)} cannot be written (${error.message})`);
  }
}
