import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "./compress.mjs";
import { checkEnvironment } from "./environment.mjs";
import { takeLock } from "./lock.mjs";
import { root } from "./root.mjs";
import { readStamp, stampOf } from "./stamp.mjs";
import { runNode, Stopped, step } from "./step.mjs";

const SOURCES = ["app", "public", "vite.config.ts", "remix.config.js", "tsconfig.json", "package-lock.json"];
const STAMP = "build/stamp.txt";
const build = path.join(root, "build");
const previous = path.join(root, ".cache", "build-before");

/** For another process that builds the same clone. */
const PATIENCE_MS = 300_000;

export async function buildSite() {
  if (isFresh()) return;
  await checkEnvironment();
  const release = takeLock(path.join(root, ".cache", "build.lock"), PATIENCE_MS);
  if (!release) throw new Stopped("Another process is building this site and does not finish.");
  try {
    if (!isFresh()) await step("Building the site", buildInPlace);
  } finally {
    release();
  }
}

function isFresh() {
  return readStamp(STAMP) === stampOf(SOURCES);
}

async function buildInPlace() {
  const stamp = stampOf(SOURCES);
  setAside();
  try {
    await runNode(["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
      env: { ...process.env, NODE_ENV: "production" },
      failure: "The build failed.",
    });
    await compressFiles(path.join(build, "client"));
  } catch (error) {
    putBack();
    throw error;
  }
  // The stamp is the last thing written: a build without one was interrupted and does not count.
  writeFileSync(path.join(root, STAMP), `${stamp}\n`);
  rmSync(previous, { recursive: true, force: true });
}

/** A half build left by an interruption is not worth keeping. */
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
