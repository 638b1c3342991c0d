import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { takeLock } from "../../app/models/backup/lock.server.mjs";
import { checkEnvironment } from "./environment.mjs";
import { root } from "./root.mjs";
import { readStamp, stampOf } from "./stamp.mjs";
import { runNode, Stopped, step } from "./step.mjs";

const SOURCES = [
  "app",
  "prisma/sample",
  "public",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
];
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
    await compressTexts(path.join(build, "client"));
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

const TEXT = /\.(?:js|css|svg|json|txt)$/;
/** In bytes: below this a compressed file is hardly smaller than its headers. */
const WORTH_COMPRESSING = 600;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts a `.br` and a `.gz` beside each text of the folder, as small as can be. */
async function compressTexts(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(texts.map(compress));
}

async function compress(file) {
  const text = await readFile(file);
  if (text.byteLength < WORTH_COMPRESSING) return;
  await writeFile(`${file}.br`, await brotli(text));
  await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
}
