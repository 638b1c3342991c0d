import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "./app/routes";

/** The modules that the route table names; everything else of app must be reached from them. */
function modulesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => [`app/${entry.file}`, ...modulesOf(entry.children ?? [])]);
}

/** Files, exports and packages that nothing uses are a failure of `npm test`. */
export default {
  entry: [
    "app/{entry.client,entry.server,root}.tsx!",
    ...[...new Set(modulesOf(await routes))].map((file) => `${file}!`),
    // Run as processes of their own
    "app/**/*.server.mjs!",
    "scripts/*.{mjs,ts}!",
    "{vite,prisma}.config.ts!",
    "bench/*.mjs!",
    "deploy/*.mjs!",
    "bench/stock/{vite.config.ts,app/**/*.tsx}!",
    "scripts/test/{long,runtimes,pictures}.mjs",
    "tests/**/*.{test,spec}.{ts,tsx}",
    "tests/{vitest,playwright,long}.config.ts",
    "tests/{support,attack}/*.mjs",
    "tests/support/{prepare-models,prepare-sites,lend-sites,database}.ts",
  ],
  project: [
    "app/**/*.{ts,tsx,mjs}!",
    "scripts/**/*.{mjs,ts}!",
    // The tests' own
    "!scripts/test/**!",
    "tests/**/*.{ts,tsx,mjs}",
    "prisma/**/*.ts",
    "bench/**/*.{ts,tsx,mjs}",
    "deploy/*.mjs!",
    "*.{ts,js}!",
  ],
  // What the program itself uses may be exported for a test; what it does not use may not be there for tests alone.
  ignoreExportsUsedInFile: process.argv.includes("--production"),
  // Done without where they are not installed.
  ignoreBinaries: [
    "caddy",
    "chattr",
    "java",
    "nginx",
    "pdftotext",
    "setpriv",
    "systemd-analyze",
    "taskset",
    "unshare",
    "wrk",
  ],
  // Named by their paths, or by the code that Prisma writes.
  ignoreDependencies: ["@biomejs/biome", "@prisma/client"],
};
