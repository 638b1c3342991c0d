import { buildSite } from "../scripts/start/build.mjs";
import { generateClient } from "../scripts/start/client.mjs";
import { installPackages } from "../scripts/start/packages.mjs";
import { main, runNode } from "../scripts/start/step.mjs";
import { forgetOwnSite } from "../scripts/test/environment.mjs";

/**
 * `npm run bench`: the site beside its yardsticks, and as its catalogue grows; `npm run bench:browser`: on a cheap
 * phone. Both print tables in Markdown; `-- --quick` only tries whether all is measured.
 */
await main(async () => {
  forgetOwnSite();
  await installPackages();
  await generateClient();
  await buildSite();
  const quick = process.argv.includes("--quick") ? ["--quick"] : [];
  const programs = process.argv.includes("--browser")
    ? [["browser.mjs"]]
    : [["served.mjs"], ["growth.mjs"], ["growth.mjs", "--different"]];
  for (const [program, ...args] of programs) {
    await runNode(["--import", "tsx", `bench/${program}`, ...args, ...quick], { show: true });
  }
});
