import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkEnvironment } from "./environment.mjs";
import { root } from "./root.mjs";
import { readStamp, stampOf } from "./stamp.mjs";
import { runNode, step } from "./step.mjs";

const SOURCES = ["app", "public", "vite.config.ts", "remix.config.js", "tsconfig.json", "package-lock.json"];
const STAMP = "build/stamp.txt";
const build = path.join(root, "build");
const previous = path.join(root, ".cache", "build-before");

/** Builds the site when a source was added, changed or deleted since the last build. */
export async function buildSite() {
  const wanted = stampOf(SOURCES);
  if (readStamp(STAMP) === wanted) return;
  await checkEnvironment();
  await step("Building the site", async () => {
    setAside();
    try {
      await runNode(["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
        env: { ...process.env, NODE_ENV: "production" },
        failure: "The build failed.",
      });
    } catch (error) {
      putBack();
      throw error;
    }
    // The stamp is the last thing written: a build without one was interrupted and does not count.
    writeFileSync(path.join(root, STAMP), `${wanted}\n`);
    rmSync(previous, { recursive: true, force: true });
  });
}

/** Keeps the last whole build while the next one is made; a half one left by an interruption is not worth keeping. */
function setAside() {
  if (readStamp(STAMP) === null) return;
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(path.dirname(previous), { recursive: true });
  renameSync(build, previous);
}

function putBack() {
  rmSync(build, { recursive: true, force: true });
  if (existsSync(previous)) renameSync(previous, build);
}
