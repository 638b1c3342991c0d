import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { compareDatabases } from "~/models/backup/difference.server";
import { NotWhole } from "~/models/backup/make.server";
import { DatabaseInUse, databaseOf, restoreBackup, verifySource } from "~/models/backup/restore.server";
import { sayDifference, sayMissing } from "~/models/backup/sentence";
import { figures } from "~/models/shop/figures.server";
import { databaseFile } from "./start/database.mjs";
import { backupFolder, uploadsFolder } from "./start/places.mjs";
import { root } from "./start/root.mjs";
import { Stopped } from "./start/step.mjs";

/** This process must own the site. Throws Stopped when nothing was changed. */
export async function restore(source: string) {
  const site = { databaseFile: databaseFile(), uploads: uploadsFolder() };
  const migrations = readdirSync(path.join(root, "prisma", "migrations"));
  const proof = await verifySource(source, site);
  if (proof.ok && proof.missing.length > 0) console.log(`${source} ${sayMissing(proof.missing, figures)}`);
  if (proof.ok && existsSync(site.databaseFile)) {
    console.log(sayDifference(compareDatabases(site.databaseFile, databaseOf(source)), figures));
  }
  const wish = { source, site, place: backupFolder(), migrations, proof };
  const restored = await restoreBackup(wish).catch((error: unknown) => {
    throw new Stopped(`Nothing was restored. ${explain(error, source, site.databaseFile)}`);
  });
  console.log(`Restored ${site.databaseFile} and ${site.uploads}. Everybody has to sign in again.`);
  if (restored.aside) console.log(`The previous state is kept in ${restored.aside}`);
  console.log("Start the site with: npm start");
}

function explain(error: unknown, source: string, file: string) {
  if (error instanceof NotWhole) return `The backup in ${source} is not usable:\n${error.faults.join("\n")}`;
  if (error instanceof DatabaseInUse) return `Another program has the database ${file} open.`;
  return error instanceof Error ? error.message : String(error);
}
