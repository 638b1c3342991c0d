import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { root } from "../scripts/start/root.mjs";
import { browserOptions, findBrowser } from "../scripts/test/browser.mjs";

const scripted = { javaScriptEnabled: true };
const plain = { javaScriptEnabled: false };

/** A project has sites of its own: what the back office changes does not reach the pages that visitors count on. */
const visitors = "**/public-*.spec.ts";
const backOffice = "**/{admin,editor}-*.spec.ts";

/** Most of the code of a page runs once: compiling it well takes longer than running it. */
const quickCompiler = "--js-flags=--no-opt --no-maglev";

/** Every journey runs twice, unless tagged `@js` or `@nojs`: with JavaScript and without. */
export default defineConfig({
  testDir: "e2e",
  outputDir: path.join(root, "test-results"),
  globalSetup: "./support/prepare-sites.ts",
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // For a busy machine: signing in alone takes seconds there.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser() ?? undefined, args: [...browserOptions, quickCompiler] },
  },
  projects: [
    { name: "visitors, with JavaScript", testMatch: visitors, grepInvert: /@nojs/, use: scripted },
    { name: "visitors, without JavaScript", testMatch: visitors, grepInvert: /@js/, use: plain },
    { name: "back office, with JavaScript", testMatch: backOffice, grepInvert: /@nojs/, use: scripted },
    { name: "back office, without JavaScript", testMatch: backOffice, grepInvert: /@js/, use: plain },
  ],
});
