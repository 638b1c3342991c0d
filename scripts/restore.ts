import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { hasTable } from "~/db-file.server.mjs";
import { compareDatabases } from "~/models/backup/difference.server";
import { NotWhole } from "~/models/backup/make.server";
import { DatabaseInUse, databaseOf, restoreBackup, verifySource } from "~/models/backup/restore.server";
import { sayDifference, sayMissing } from "~/models/backup/sentence";
import { readSiteId } from "~/models/backup/site-id.server.mjs";
import { figures } from "~/models/shop/figures.server";
import { askDatabase, databaseFile } from "./start/database.mjs";
import { ownSite, rejectOwnedSite } from "./start/owner.mjs";
import { backupFolder, checkStore, uploadsFolder } from "./start/places.mjs";
import { root } from "./start/root.mjs";
import { checkSite } from "./start/site.mjs";
import { Stopped } from "./start/step.mjs";

/**
 * `npm run restore -- WHICH`: puts a backup, or a snapshot of before a migration, in the place of the database and the
 * pictures. The site must be stopped; what was there before becomes a backup itself.
 */
export async function run([which, ...more]: string[]) {
  if (!which || more.length > 0)
    throw new Stopped("Which backup? npm run restore -- backups/2026-11-21T12-00-00-000Z");
  const source = path.resolve(root, which);
  const database = databaseOf(source);
  // Not existsSync, for which one of another account is not there.
  if (!statSync(database, { throwIfNoEntry: false })) throw new Stopped(`There is no backup in ${source}.`);
  checkStore();
  rejectOwnedSite();
  // Where there is no database, or none that can be read, the backup's own has to be that of the pictures.
  checkSite(isThere() ? undefined : database);
  ownSite();

  const site = { databaseFile: databaseFile(), uploads: uploadsFolder() };
  const migrations = readdirSync(path.join(root, "prisma", "migrations"));
  const proof = await verifySource(source, site);
  if (proof.ok && proof.missing.length > 0) console.log(`${source} ${sayMissing(proof.missing, figures)}`);
  if (proof.ok && existsSync(site.databaseFile)) {
    console.log(sayDifference(compareDatabases(site.databaseFile, database), figures));
  }
  const wish = { source, site, place: backupFolder(), migrations, proof };
  const aside = await restoreBackup(wish).catch((error: unknown) => {
    throw new Stopped(`Nothing was restored. ${explain(error, source, site.databaseFile)}`);
  });
  console.log(`Restored ${site.databaseFile} and ${site.uploads}. Everybody has to sign in again.`);
  if (aside) console.log(`The previous state is kept in ${aside}`);
  console.log("Start the site again.");
}

/** Also that the id can be read, which the check asks for. */
function isThere(): boolean {
  try {
    return askDatabase(
      (database: BetterSqlite3.Database | null) =>
        database !== null && (readSiteId(database) !== null || hasTable(database, "Setting")),
    );
  } catch {
    return false;
  }
}

function explain(error: unknown, source: string, file: string) {
  if (error instanceof NotWhole) return `The backup in ${source} is not usable:\n${error.faults.join("\n")}`;
  if (error instanceof DatabaseInUse) return `Another program has the database ${file} open.`;
  return error instanceof Error ? error.message : String(error);
}
