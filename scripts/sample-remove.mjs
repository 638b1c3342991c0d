import { generateClient } from "./start/client.mjs";
import { requireDatabase } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { checkSite } from "./start/site.mjs";
import { main, runNode } from "./start/step.mjs";

/** Reads the same environment as `npm start`, so that both speak of the same database. */
await main(async () => {
  loadEnvironment();
  requireDatabase();
  await installPackages();
  checkSite();
  await generateClient();
  await runNode(["--import", "tsx", "scripts/sample-remove.ts"], { show: true });
});
