import { generateClient } from "../start/client.mjs";
import { installPackages } from "../start/packages.mjs";
import { main, runNode } from "../start/step.mjs";
import { forgetOwnSite } from "./environment.mjs";

/**
 * `npm run test:faults [-- FILE]`: crashes, kills and faults of the store at full length; their short forms are part
 * of `npm test`. CYCLES=20 says how often the site is killed under its
 * writers (200 without it).
 */
await main(async () => {
  forgetOwnSite();
  await installPackages();
  await generateClient();
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/faults/vitest.config.ts"];
  await runNode([...vitest, ...process.argv.slice(2)], { show: true });
});
