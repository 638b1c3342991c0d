import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "./database.mjs";
import { root } from "./root.mjs";
import { readStamp, stampOf } from "./stamp.mjs";
import { run, Stopped, step } from "./step.mjs";

const STAMP = "node_modules/.steel-installed";

export function packagesAreInstalled() {
  return readStamp(STAMP) === stampOfLock();
}

/**
 * Not `npm ci`: that one empties node_modules before it knows whether the network answers. No install script is run: the
 * database driver brings a ready file for each platform, and the others' scripts would only download what is not used.
 */
export async function installPackages() {
  if (packagesAreInstalled()) return;
  if (!agreesWithLock()) {
    const first = !existsSync(path.join(root, "node_modules"));
    await step(`Installing packages${first ? " (first start only)" : ""}`, install);
  }
  tryDriver();
  writeFileSync(path.join(root, STAMP), `${stampOfLock()}\n`);
}

function stampOfLock() {
  return `${stampOf(["package-lock.json"])} ${process.platform}-${process.arch}`;
}

/** What npm installed last (by hand, say) may be what the lock asks for: nothing is fetched then. */
function agreesWithLock() {
  const installed = readLock("node_modules/.package-lock.json");
  const locked = readLock("package-lock.json");
  if (!installed || !locked) return false;
  return Object.entries(locked).every(
    ([place, { version, optional }]) =>
      place === "" || (installed[place]?.version ?? (optional ? version : null)) === version,
  );
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages ?? null;
  } catch {
    return null;
  }
}

/** The driver's compiled half is opened only with the first database, so that is what is tried. */
function tryDriver() {
  try {
    openDatabase(":memory:", {}).close();
  } catch (error) {
    const machine = `${process.platform}-${process.arch}`;
    throw new Stopped(`The database driver better-sqlite3 does not run on ${machine}: ${error.message}`);
  }
}

/**
 * The cache first, without asking the registry: the lock says what is wanted, byte for byte. Where the cache's list of
 * versions is older than the lock, the registry is asked after all.
 */
async function install() {
  const args = ["install", "--no-save", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
  const quick = await npm([...args, "--prefer-offline"]);
  const { code, all } = /\b(ETARGET|E404)\b/.test(quick.all) ? await npm(args) : quick;
  if (code === 0) return;
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(all);
  const reason = offline
    ? "The package registry cannot be reached, and what package-lock.json asks for is not installed."
    : all.trim();
  throw new Stopped(`npm install failed. ${reason}`);
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const own = cli && /npm-cli\.[cm]?js$/.test(cli);
  return own
    ? run(process.execPath, [cli, ...args])
    : run("npm", args, { shell: process.platform === "win32" });
}
