import { existsSync } from "node:fs";
import { forgetDatabase, hasTable } from "../../app/db-file.server.mjs";
import { buildSite } from "./build.mjs";
import { generateClient } from "./client.mjs";
import { askDatabase, databaseFile } from "./database.mjs";
import { checkEnvironment, loadEnvironment, storeSecrets } from "./environment.mjs";
import { applyMigrations } from "./migrations.mjs";
import { ownSite, rejectOwnedSite } from "./owner.mjs";
import { installPackages, packagesAreInstalled } from "./packages.mjs";
import { checkPlaces, closeToOthers } from "./places.mjs";
import { checkSite, claimSite } from "./site.mjs";
import { isInJournal, runNode, step, together } from "./step.mjs";

/** Each part does nothing when it is done already. What can be known to be wrong is said before anything is made. */
export async function prepareSite({ build }) {
  loadEnvironment();
  // A port is most often taken by the same site, which is said in its own words.
  if (packagesAreInstalled()) rejectOwnedSite();
  await checkPlaces();
  await installPackages();
  checkSite();
  if (!existsSync(databaseFile())) await checkEnvironment();
  await together(generateClient, prepareDatabase);
  await together(build ? buildSite : () => {}, addFirstContent);
}

async function prepareDatabase() {
  // The secrets of a start that is refused here would take the place of those that the site is served with.
  ownSite();
  await storeSecrets();
  // What a killed restore or update was preparing.
  for (const rest of [".restoring", ".migrating"]) forgetDatabase(databaseFile() + rest);
  await applyMigrations();
  await claimSite();
  closeToOthers();
}

async function addFirstContent() {
  if (!askDatabase(lacksFirstContent)) return;
  await checkEnvironment();
  const args = ["--import", "tsx", "scripts/seed.ts", ...(isInJournal() ? ["journal"] : [])];
  await step("Adding the first admin and the sample content", () =>
    runNode(args, { failure: "The first content could not be added." }),
  );
}

function lacksFirstContent(database) {
  if (!database || !hasTable(database, "Admin")) return true;
  const admin = database.prepare('SELECT 1 FROM "Admin" LIMIT 1').get();
  const sample = database.prepare(`SELECT 1 FROM "Setting" WHERE "key" = 'sampleContent'`).get();
  return !admin || !sample;
}
