import { generateClient } from "./start/client.mjs";
import { requireDatabase } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { checkSite } from "./start/site.mjs";
import { main, runNode, Stopped } from "./start/step.mjs";

/** Reads the same environment as `npm start`, so that both speak of the same database. */
await main(async () => {
  // Whoever asks how it is used has not asked for it.
  if (process.argv.length > 2) throw new Stopped("Usage: npm run sample:remove", 2);
  loadEnvironment();
  requireDatabase();
  await installPackages();
  checkSite();
  await generateClient();
  await runNode(["--import", "tsx", "scripts/sample-remove.ts"], { show: true });
});
