import { tmpdir } from "node:os";
import path from "node:path";
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
