import { buildSite } from "./start/build.mjs";
import { generateClient } from "./start/client.mjs";
import { installPackages } from "./start/packages.mjs";
import { main, runNode, Stopped, secondsSince, step, together } from "./start/step.mjs";
import { installBrowser } from "./test/browser.mjs";
import { forgetOwnSite } from "./test/environment.mjs";

/**
 * `npm test`: installs what is missing, then every check in turn; the first failure ends it. The developer's own
 * database, uploads and .env are neither read nor written.
 */
await main(async () => {
  const begun = Date.now();
  forgetOwnSite();
  console.log("Every check in turn: 8 minutes on two quick cores, 20 on two slow ones.");
  await installPackages();
  await generateClient();
  await installBrowser();
  await together(buildSite, checkSources);
  await check("Unit and integration tests", [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config",
    "tests/vitest.config.ts",
  ]);
  await check("Browser tests", [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config",
    "tests/playwright.config.ts",
  ]);
  console.log(`\nEverything passed in ${secondsSince(begun)}.`);
});

/** Beside the build, which takes one core as long. */
async function checkSources() {
  const knip = ["--import", "tsx", "node_modules/knip/bin/knip.js", "--no-progress"];
  const checks = [
    ["Types", ["node_modules/typescript/bin/tsc", "--noEmit"]],
    ["Style", ["node_modules/@biomejs/biome/bin/biome", "check", "."]],
    ["Unused files, exports and packages", knip],
    ["Code that only tests use", [...knip, "--production", "--include", "files,exports,types"]],
  ];
  for (const [title, args] of checks) await step(title, async () => void (await runNode(args)));
}

async function check(title, args) {
  const begun = Date.now();
  console.log(`\n${title}…`);
  try {
    await runNode(args, { show: true });
  } catch {
    throw new Stopped(`\n${title}: failed after ${secondsSince(begun)}. Nothing after it was run.`);
  }
  console.log(`${title}: passed in ${secondsSince(begun)}`);
}
