import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../../scripts/start/database.mjs";
import { makeTemplate, type Template } from "./template";

/** A copy of a template that one test may write to: a real database file and its uploads. */
export type Home = { directory: string; databaseFile: string; databaseUrl: string; uploadsDir: string };

export async function makeHome(template: Template, place = tmpdir()): Promise<Home> {
  const source = await makeTemplate(template);
  const directory = mkdtempSync(path.join(place, "steel-test-"));
  cpSync(source, directory, { recursive: true });
  const databaseFile = path.join(directory, "site.db");
  return {
    directory,
    databaseFile,
    databaseUrl: `file:${databaseFile}`,
    uploadsDir: path.join(directory, "uploads"),
  };
}

export function removeHome(home: Home) {
  rmSync(home.directory, { recursive: true, force: true });
}

/** The rows and pictures of a template instead of its own, also while somebody has the database open. */
export async function refillHome({ databaseFile, uploadsDir }: Home, template: Template) {
  const source = await makeTemplate(template);
  const pictures = path.join(source, "uploads");
  // Before its rows: the site may look at any moment whether one is missing.
  cpSync(pictures, uploadsDir, { recursive: true });
  const before = openDatabase(path.join(source, "site.db"), { readonly: true });
  await before.backup(databaseFile);
  before.close();
  const database = openDatabase(databaseFile, { timeout: 5_000 });
  // What a site has in its memory is of another state, also where that had the same rows.
  database.exec(`INSERT OR REPLACE INTO "Revision" ("kind", "token") VALUES ('lent', hex(randomblob(12)))`);
  database.close();
  const kept = new Set(readdirSync(pictures));
  for (const name of readdirSync(uploadsDir)) {
    if (!kept.has(name) && !name.startsWith(".owner"))
      rmSync(path.join(uploadsDir, name), { recursive: true, force: true });
  }
}
