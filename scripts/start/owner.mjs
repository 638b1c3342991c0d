import { databaseFile } from "./database.mjs";
import { takeLock } from "./lock.mjs";
import { Stopped } from "./step.mjs";

/** Makes this process the owner of its database until it ends, or stops when there is an owner already. */
export function ownDatabase() {
  const file = databaseFile();
  if (tryToOwn(file)) return;
  throw new Stopped(
    `Another process already serves the database ${file}. Stop it first, or set DATABASE_URL.`,
  );
}

/** The mark stands beside the database: a lock on the database itself would shut its own site out. */
function tryToOwn(file) {
  try {
    return takeLock(`${file}-owner`);
  } catch (error) {
    throw new Stopped(`DATABASE_URL: ${file}-owner cannot be written (${error.message})`);
  }
}
