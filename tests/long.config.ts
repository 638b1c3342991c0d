import { defineConfig } from "vitest/config";
import { root } from "../scripts/start/root.mjs";
import { forgetOwnSite } from "../scripts/test/environment.mjs";

forgetOwnSite();

const room = process.env.ROOM ?? "";

/** Attacks or faults, one at a time: each measures what others feel of it. */
export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}/app` } },
  test: {
    pool: "forks",
    fileParallelism: false,
    include: [`tests/${room}/**/*.test.ts`],
    globalSetup: ["tests/support/prepare-sites.ts", "tests/support/lend-sites.ts"],
    testTimeout: 60 * 60_000,
    hookTimeout: 120_000,
  },
});
