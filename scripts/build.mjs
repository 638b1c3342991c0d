import { buildSite } from "./start/build.mjs";
import { generateClient } from "./start/client.mjs";
import { checkEnvironment, loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { main } from "./start/step.mjs";

/** `npm run build`: all of a start that needs neither database nor port, so that a site that is served goes on meanwhile. */
await main(async () => {
  loadEnvironment();
  await installPackages();
  await checkEnvironment();
  await generateClient();
  await buildSite();
});
