import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { root } from "../scripts/start/root.mjs";
import { findBrowser } from "../scripts/test/browser.mjs";

/** Every journey runs twice, unless tagged `@js` or `@nojs`: with JavaScript and without. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: path.join(root, "test-results"),
  globalSetup: "./support/prepare-sites.ts",
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
      ],
    },
  },
  projects: [
    { name: "with JavaScript", grepInvert: /@nojs/, use: { javaScriptEnabled: true } },
    { name: "without JavaScript", grepInvert: /@js/, use: { javaScriptEnabled: false } },
  ],
});
