import { existsSync } from "node:fs";
import { databaseFile } from "./database.mjs";
import { takeLock } from "./lock.mjs";
import { Stopped } from "./step.mjs";

/** Whether this process owns its database. */
let owned = false;

/** Makes this process the owner of its database until it ends, or stops when there is an owner already. */
export function ownDatabase() {
  if (owned) return;
  take();
  owned = true;
}

/** Does work as the database's owner; a process that was not it before is it only meanwhile. */
export async function whileOwning(work) {
  if (owned) return work();
  const release = take();
  try {
    return await work();
  } finally {
    release();
  }
}

/** Stops when the database has an owner, without becoming it and without making anything. */
export function refuseOwnedDatabase() {
  const file = databaseFile();
  if (owned || !existsSync(markOf(file))) return;
  take()();
}

/** The mark stands beside the database: a lock on the database itself would shut its own site out. */
function markOf(file) {
  return `${file}-owner`;
}

function take() {
  const file = databaseFile();
  const release = tryToOwn(markOf(file));
  if (release) return release;
  throw new Stopped(
    `Another process already serves the database ${file}. Stop it first, or set DATABASE_URL.`,
  );
}

function tryToOwn(mark) {
  try {
    return takeLock(mark);
  } catch (error) {
    throw new Stopped(`DATABASE_URL: ${mark} cannot be written (${error.message})`);
  }
}
