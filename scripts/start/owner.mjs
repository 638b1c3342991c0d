import { databaseFile, openDatabase } from "./database.mjs";
import { Stopped } from "./step.mjs";

/** Kept for as long as the process lives: a collected connection would let go of the lock. */
let lock = null;

/**
 * Makes this process the owner of its database, or stops. The mark is an open transaction on a file beside the
 * database: the operating system takes it back when the process ends, however it ends, so it is never stale.
 */
export function ownDatabase() {
  const file = databaseFile();
  const mark = openMark(file);
  try {
    mark.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    if (error.code !== "SQLITE_BUSY") throw unusable(file, error);
    throw new Stopped(
      `Another process already serves the database ${file}. Stop it first, or set DATABASE_URL.`,
    );
  }
  lock = mark;
}

/** Whether this process owns its database. */
export function ownsDatabase() {
  return lock?.inTransaction === true;
}

function openMark(file) {
  try {
    return openDatabase(`${file}-owner`, { timeout: 0 });
  } catch (error) {
    throw unusable(file, error);
  }
}

function unusable(file, error) {
  return new Stopped(`DATABASE_URL: ${file}-owner cannot be written (${error.message})`);
}
