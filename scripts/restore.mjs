import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { askDatabase, hasTable } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { ownSite, rejectOwnedSite } from "./start/owner.mjs";
import { installPackages } from "./start/packages.mjs";
import { checkStore } from "./start/places.mjs";
import { root } from "./start/root.mjs";
import { checkSite } from "./start/site.mjs";
import { main, Stopped } from "./start/step.mjs";
import { runHere } from "./start/typescript.mjs";

/**
 * `npm run restore -- WHICH`: puts a backup, or a snapshot of before a migration, in the place of the database and the
 * pictures. The site must be stopped; what was there before becomes a backup itself.
 */
await main(async () => {
  const [directory, ...more] = process.argv.slice(2);
  if (!directory || more.length > 0)
    throw new Stopped("Which backup? npm run restore -- backups/2026-11-21T12-00-00-000Z");
  const source = path.resolve(root, directory);
  const isFile = statSync(source, { throwIfNoEntry: false })?.isFile();
  const database = isFile ? source : path.join(source, "site.db");
  if (!existsSync(database)) throw new Stopped(`There is no backup in ${source}.`);
  loadEnvironment();
  checkStore();
  await installPackages();
  rejectOwnedSite();
  // Where there is no database, or none that can be read, the backup's own has to be that of the pictures.
  checkSite(isThere() ? undefined : database);
  ownSite();
  const { restore } = await runHere("scripts/restore.ts");
  await restore(source);
});

function isThere() {
  try {
    return askDatabase((database) => database !== null && hasTable(database, "Setting"));
  } catch {
    return false;
  }
}
