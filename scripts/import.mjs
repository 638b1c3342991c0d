import { readArguments, USAGE } from "./import-arguments.mjs";
import { generateClient } from "./start/client.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { applyMigrations } from "./start/migrations.mjs";
import { installPackages } from "./start/packages.mjs";
import { checkStore } from "./start/places.mjs";
import { checkSite } from "./start/site.mjs";
import { main, runNode, Stopped } from "./start/step.mjs";

/** Reads the same environment as `npm start`; the site may go on running meanwhile. */
await main(async () => {
  const args = process.argv.slice(2);
  if (!readArguments(args)) throw new Stopped(USAGE, 2);
  loadEnvironment();
  checkStore();
  await installPackages();
  checkSite();
  await generateClient();
  await applyMigrations();
  await runNode(["--import", "tsx", "scripts/import.ts", ...args], { show: true });
});
