import { defineConfig } from "vitest/config";
import { root } from "../scripts/start/root.mjs";
import { forgetOwnSite } from "../scripts/test/environment.mjs";

forgetOwnSite();

/** A shared machine can stall for seconds; a defect fails twice. */
const retry = process.env.CI ? 1 : 0;

/** Folders whose tests start a site. */
const SITES = "tests/{site,admin,api,server,http,commands,faults}";

const shared = {
  root,
  resolve: { alias: { "~": `${root}/app` } },
};

/** `rules` touch nothing, `databases` (`*.db.test.ts`) have one each, `sites` speak HTTP with the built site. */
export default defineConfig({
  root,
  test: {
    pool: "forks",
    poolOptions: {
      forks: { maxForks: 2, minForks: 1 },
      threads: { maxThreads: 2, minThreads: 1, isolate: false },
    },
    projects: [
      {
        ...shared,
        test: {
          name: "rules",
          retry,
          include: ["tests/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", `${SITES}/**`, "tests/attack/**"],
          // They leave nothing behind, and each module is read once.
          pool: "threads",
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: "databases",
          retry,
          include: ["tests/**/*.db.test.ts"],
          globalSetup: ["tests/support/prepare-models.ts"],
          setupFiles: ["tests/support/database.ts"],
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: "sites",
          retry,
          include: [`${SITES}/**/*.test.{ts,tsx}`],
          exclude: ["**/*.db.test.ts", "tests/faults/long/**"],
          globalSetup: ["tests/support/prepare-sites.ts", "tests/support/lend-sites.ts"],
          // A password costs a fifth of a second on a free core and several on a busy one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
