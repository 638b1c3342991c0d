import { chmodSync, statSync } from "node:fs";
import path from "node:path";
import { databaseFile } from "./database.mjs";
import { uploadsFolder } from "./places.mjs";
import { root } from "./root.mjs";
import { snapshotFolder } from "./snapshot.mjs";

/**
 * Data and secrets are for the site's own account alone, also where an earlier version, a copy or an editor has left
 * them open. What belongs to another account is left as it is.
 */
export function closeToOthers() {
  const file = databaseFile();
  const files = [file, `${file}-wal`, `${file}-shm`, `${file}-owner`, path.join(root, ".env")];
  for (const place of files) close(place, 0o600);
  for (const place of [uploadsFolder(), snapshotFolder()]) close(place, 0o700);
}

function close(place, mode) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o777 & ~mode) === 0) return;
  try {
    chmodSync(place, mode);
  } catch (error) {
    if (error.code !== "EPERM") throw error;
  }
}
