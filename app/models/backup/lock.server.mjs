import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "../../db-file.server.mjs";

/** A collected connection would let go of its lock. */
const held = new Set();

/** Null when another process has it. An open SQLite transaction is never stale: it ends with its process. */
export function takeLock(file, patienceMs = 0) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Made here and not by SQLite: what it puts beside a file has that file's mode.
  closeSync(openSync(file, "a", 0o600));
  const lock = openDatabase(file, { timeout: patienceMs });
  try {
    // No journal beside it: nothing is ever written, and what writes nothing finds room on a full disk.
    lock.pragma("journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error.code === "SQLITE_BUSY") return null;
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
