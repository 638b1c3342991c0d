import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./root.mjs";
import { readStamp } from "./stamp.mjs";
import { run, Stopped, step } from "./step.mjs";

const STAMP = "node_modules/.steel-installed";

/** The one package with a program of its own; every other install script would only download what is not used. */
const NATIVE = "better-sqlite3";

/**
 * Installs the locked packages when they are missing, differ from package-lock.json or belong to another Node. It is
 * not `npm ci`: that one empties node_modules before it knows whether the network answers, and refuses a lock that
 * does not name the packages of every other platform.
 */
export async function installPackages() {
  const wanted = stampOfLock();
  if (readStamp(STAMP) === wanted) return;
  if (!agreesWithLock()) {
    const first = !existsSync(path.join(root, "node_modules"));
    await step(`Installing packages${first ? " (first start only)" : ""}`, () =>
      npm(["install", "--no-save", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]),
    );
  }
  if (!loads(NATIVE)) {
    await step("Preparing the database driver for this machine", () =>
      npm(["rebuild", NATIVE, "--ignore-scripts=false"]),
    );
  }
  writeFileSync(path.join(root, STAMP), `${wanted}\n`);
}

function stampOfLock() {
  const lock = readFileSync(path.join(root, "package-lock.json"));
  const digest = createHash("sha256").update(lock).digest("hex");
  return `${digest} ${process.platform}-${process.arch}-${process.versions.modules}`;
}

/** Whether what npm installed last (by hand, say) is what the lock asks for: nothing is fetched then. */
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
function loads(name) {
  try {
    const Database = createRequire(path.join(root, "package.json"))(name);
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

async function npm(args) {
  const cli = process.env.npm_execpath;
  const own = cli && /npm-cli\.[cm]?js$/.test(cli);
  // Where no ready-made driver can be fetched it is compiled, then on every core.
  const env = { ...process.env, PRISMA_SKIP_POSTINSTALL_GENERATE: "1", JOBS: "max" };
  const { code, all } = own
    ? await run(process.execPath, [cli, ...args], { env })
    : await run("npm", args, { env, shell: process.platform === "win32" });
  if (code === 0) return;
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(all);
  const reason = offline
    ? "The package registry cannot be reached, and what package-lock.json asks for is not installed."
    : all.trim();
  throw new Stopped(`npm ${args[0]} failed. ${reason}`);
}
