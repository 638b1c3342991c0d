import { existsSync } from "node:fs";
import { forgetDatabase } from "../../app/db-file.server.mjs";
import { buildSite } from "./build.mjs";
import { generateClient } from "./client.mjs";
import { addFirstContent } from "./content.mjs";
import { databaseFile } from "./database.mjs";
import { checkEnvironment, loadEnvironment, storeSecrets } from "./environment.mjs";
import { applyMigrations } from "./migrations.mjs";
import { closeToOthers } from "./modes.mjs";
import { ownSite, rejectOwnedSite } from "./owner.mjs";
import { installPackages, packagesAreInstalled } from "./packages.mjs";
import { checkPlaces } from "./places.mjs";
import { checkSite, claimSite } from "./site.mjs";
import { together } from "./step.mjs";

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
  await storeSecrets();
  ownSite();
  // What a killed restore or update was preparing.
  for (const rest of [".restoring", ".migrating"]) forgetDatabase(databaseFile() + rest);
  await applyMigrations();
  await claimSite();
  closeToOthers();
}
