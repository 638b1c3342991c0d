import { generateClient } from "./start/client.mjs";
import { requireDatabase } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { main, runNode } from "./start/step.mjs";

/** Reads the same environment as `npm start`; the site may go on running meanwhile. */
await main(async () => {
  loadEnvironment();
  requireDatabase();
  await installPackages();
  await generateClient();
  await runNode(["--import", "tsx", "scripts/admin-password.ts", ...process.argv.slice(2)], { show: true });
});
