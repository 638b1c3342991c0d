import { defineConfig } from "vitest/config";
import { root } from "../scripts/start/root.mjs";
import { forgetOwnSite } from "../scripts/test/environment.mjs";

forgetOwnSite();

/** Folders whose tests speak to a site. */
const SITES = "tests/{site,admin,api,http,server,commands,faults}";

const shared = {
  root,
  resolve: { alias: { "~": `${root}/app` } },
};

/** What is waited for comes at once on a free machine, and after more than Vitest's second on a busy one. */
const patient = { expect: { poll: { timeout: 5_000 } } };

const withDatabase = {
  ...patient,
  globalSetup: ["tests/support/prepare-models.ts"],
  setupFiles: ["tests/support/database.ts"],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

const withSites = {
  ...patient,
  globalSetup: ["tests/support/prepare-sites.ts", "tests/support/lend-sites.ts"],
  // A password costs a fifth of a second on a free core and several on a busy one.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * `rules` touch nothing, `databases` (`*.db.test.ts`) have one, `sites` speak HTTP with the built site. In a thread one
 * file of them follows another, so that each module is read once (`isolate` counts only here, not in a project).
 * Those who put something else in a module's place, change the environment of one, measure their process or count the
 * lines that it prints (`*.alone.test.ts`) have a database too, and each file is a process.
 */
export default defineConfig({
  root,
  test: {
    poolOptions: {
      forks: { maxForks: 2, minForks: 1 },
      threads: { maxThreads: 2, minThreads: 1, isolate: false },
    },
    projects: [
      {
        ...shared,
        test: {
          ...patient,
          name: "rules",
          include: ["tests/**/*.test.ts"],
          exclude: ["**/*.{db,alone}.test.ts", `${SITES}/**`, "tests/attack/**"],
          pool: "threads",
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: "databases",
          include: ["tests/**/*.db.test.ts"],
          ...withDatabase,
          pool: "threads",
        },
      },
      {
        ...shared,
        test: {
          name: "alone",
          include: ["tests/**/*.alone.test.ts"],
          ...withDatabase,
          pool: "forks",
        },
      },
      {
        ...shared,
        test: {
          ...withSites,
          name: "sites",
          pool: "threads",
          include: [`${SITES}/**/*.test.{ts,tsx}`],
          exclude: ["**/*.{db,alone}.test.ts", "tests/faults/long/**"],
        },
      },
    ],
  },
});
