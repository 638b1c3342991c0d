import { defineConfig } from "vitest/config";
import { root } from "../scripts/start/root.mjs";
import { forgetOwnSite } from "../scripts/test/environment.mjs";

forgetOwnSite();

/** Folders whose tests speak to a site. */
const SITES = "tests/{site,admin,api,http,commands,faults}";

const shared = {
  root,
  resolve: { alias: { "~": `${root}/app` } },
};

const withSites = {
  globalSetup: ["tests/support/prepare-sites.ts", "tests/support/lend-sites.ts"],
  // A password costs a fifth of a second on a free core and several on a busy one.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** They leave nothing behind, and each module is read once. */
const TOGETHER = { isolate: false };

/**
 * `rules` touch nothing, `databases` (`*.db.test.ts`) have one each, `sites` speak HTTP with the built site, `servers` may
 * have one in their own process.
 */
export default defineConfig({
  root,
  test: {
    pool: "forks",
    poolOptions: {
      forks: { maxForks: 2, minForks: 1 },
      threads: { maxThreads: 2, minThreads: 1 },
    },
    projects: [
      {
        ...shared,
        test: {
          name: "rules",
          include: ["tests/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", `${SITES}/**`, "tests/server/**", "tests/attack/**"],
          pool: "threads",
          poolOptions: { threads: TOGETHER },
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: "databases",
          include: ["tests/**/*.db.test.ts"],
          globalSetup: ["tests/support/prepare-models.ts"],
          setupFiles: ["tests/support/database.ts"],
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          ...withSites,
          name: "sites",
          include: [`${SITES}/**/*.test.{ts,tsx}`],
          exclude: ["**/*.db.test.ts", "tests/faults/long/**"],
          poolOptions: { forks: TOGETHER },
        },
      },
      {
        ...shared,
        test: { ...withSites, name: "servers", include: ["tests/server/**/*.test.ts"] },
      },
    ],
  },
});
