import { existsSync } from "node:fs";
import { databaseFile } from "./database.mjs";
import { takeLock } from "./lock.mjs";
import { Stopped } from "./step.mjs";

let owned = false;

/** Until this process ends. Throws Stopped when there is an owner already. */
export function ownDatabase() {
  if (owned) return;
  take();
  owned = true;
}

export async function whileOwning(work) {
  if (owned) return work();
  const release = take();
  try {
    return await work();
  } finally {
    release();
  }
}

/** Throws Stopped when the database has an owner; makes nothing. */
export function rejectOwnedDatabase() {
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
