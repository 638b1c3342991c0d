import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvironment } from "./start/environment.mjs";
import { ownSite } from "./start/owner.mjs";
import { installPackages } from "./start/packages.mjs";
import { checkStore } from "./start/places.mjs";
import { root } from "./start/root.mjs";
import { main, Stopped } from "./start/step.mjs";
import { runHere } from "./start/typescript.mjs";

/**
 * `npm run restore -- DIRECTORY`: puts a backup in the place of the database and the pictures. The site must be
 * stopped; what was there before becomes a backup itself.
 */
await main(async () => {
  const [directory] = process.argv.slice(2);
  if (!directory) throw new Stopped("Which backup? npm run restore -- backups/2026-11-21T12-00-00-000Z");
  const source = path.resolve(root, directory);
  if (!existsSync(path.join(source, "site.db"))) throw new Stopped(`There is no backup in ${source}.`);
  loadEnvironment();
  checkStore();
  await installPackages();
  ownSite();
  const { restore } = await runHere("scripts/restore.ts");
  await restore(source);
});
