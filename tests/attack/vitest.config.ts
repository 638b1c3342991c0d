import { defineConfig } from "vitest/config";
import { root } from "../../scripts/start/root.mjs";
import { forgetOwnSite } from "../../scripts/test/environment.mjs";

forgetOwnSite();

/** One attack at a time: each measures what others feel of it. */
export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}/app` } },
  test: {
    pool: "forks",
    fileParallelism: false,
    include: ["tests/attack/**/*.test.ts"],
    globalSetup: ["tests/support/prepare-sites.ts"],
    testTimeout: 15 * 60_000,
    hookTimeout: 60_000,
  },
});
