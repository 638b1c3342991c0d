import { defineConfig } from "vitest/config";
import { root } from "../../scripts/start/root.mjs";
import { forgetOwnSite } from "../../scripts/test/environment.mjs";

forgetOwnSite();

/** The proofs of this folder at their full length, one at a time. */
export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}/app` } },
  test: {
    pool: "forks",
    fileParallelism: false,
    include: ["tests/faults/**/*.test.ts"],
    globalSetup: ["tests/support/prepare-sites.ts"],
    env: { FAULTS: "long" },
    testTimeout: 60 * 60_000,
    hookTimeout: 120_000,
  },
});
