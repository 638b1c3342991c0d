import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../start/root.mjs";
import { siteVariables } from "../start/variable.mjs";

export { siteVariables };

/** It protects nothing. */
const SESSION_SECRET = "only-for-tests-only-for-tests-only-for-tests";

export function testEnvironment(values = {}) {
  const environment = { ...process.env };
  for (const name of siteVariables) delete environment[name];
  return { ...environment, SESSION_SECRET, BACKUP_DIR: "off", ...values };
}

/**
 * The database is a file in a directory that does not exist: a test that opens one without having asked for its own
 * fails instead of touching the developer's.
 */
export function forgetOwnSite() {
  // Hundreds of processes read the same modules.
  process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), "steel-tests-compiled");
  for (const name of siteVariables) delete process.env[name];
  const nowhere = path.join(tmpdir(), "steel-tests-own-no-site");
  process.env.SESSION_SECRET = SESSION_SECRET;
  process.env.DATABASE_URL = `file:${path.join(nowhere, "site.db")}`;
  process.env.UPLOADS_DIR = path.join(nowhere, "uploads");
  process.env.BACKUP_DIR = "off";
}

/**
 * With what `npm start` gives Node. Left to itself V8 lets garbage lie until the process has several hundred megabytes:
 * 128 MB of new objects alone. With so small a heap it would look through all of it for every fifth page that is made,
 * instead of when it has grown by half.
 */
export const heapOptions = JSON.parse(
  readFileSync(path.join(root, "package.json"), "utf8"),
).config.server_heap.split(" ");
