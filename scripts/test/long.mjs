import { generateClient } from "../start/client.mjs";
import { installPackages } from "../start/packages.mjs";
import { main, runNode } from "../start/step.mjs";
import { forgetOwnSite } from "./environment.mjs";

/**
 * `npm run test:attack [-- FILE]`: attacks on a served site. `npm run test:faults [-- FILE]`: faults of its store,
 * crashes and kills; CYCLES=20 says how often the site is killed under its writers (200 without it).
 */
const [room, ...files] = process.argv.slice(2);

await main(async () => {
  forgetOwnSite();
  await installPackages();
  await generateClient();
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/long.config.ts"];
  await runNode([...vitest, ...files], { show: true, env: { ...process.env, ROOM: room } });
});
