import { generateClient } from "../start/client.mjs";
import { installPackages } from "../start/packages.mjs";
import { main, runNode } from "../start/step.mjs";
import { forgetOwnSite } from "./environment.mjs";

/** `npm run test:attack [-- FILE]`: the long attacks on a served site; their short forms are part of `npm test`. */
await main(async () => {
  forgetOwnSite();
  await installPackages();
  await generateClient();
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/attack/vitest.config.ts"];
  await runNode([...vitest, ...process.argv.slice(2)], { show: true });
});
