import { buildSite } from "./build.mjs";
import { generateClient } from "./client.mjs";
import { addFirstContent } from "./content.mjs";
import { loadEnvironment } from "./environment.mjs";
import { applyMigrations } from "./migrations.mjs";
import { ownDatabase } from "./owner.mjs";
import { installPackages } from "./packages.mjs";

/** Everything between a fresh clone and a site that can be served; each part does nothing when it is done already. */
export async function prepareSite({ build }) {
  loadEnvironment();
  await installPackages();
  await generateClient();
  ownDatabase();
  await applyMigrations();
  if (build) await buildSite();
  await addFirstContent();
}
