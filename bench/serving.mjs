import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { heapOptions } from "../scripts/start/heap.mjs";
import { root } from "../scripts/start/root.mjs";
import { runNode } from "../scripts/start/step.mjs";
import { testEnvironment } from "../scripts/test/environment.mjs";

/** Servers run on the first core and what asks them on the second, where the system lets us choose (Linux). */
const SERVER_CORE = 0;
const CLIENT_CORE = 1;
const START_MS = 120_000;
const canPin = process.platform === "linux" && hasTaskset();

export const admin = { email: "admin@example.com", password: "Steel-Bench-1" };

function hasTaskset() {
  try {
    execFileSync("taskset", ["-V"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export function pinClient() {
  pin(process.pid, CLIENT_CORE);
}

export function pinServer(pid) {
  pin(pid, SERVER_CORE);
}

function pin(pid, core) {
  if (canPin) execFileSync("taskset", ["-apc", String(core), String(pid)], { stdio: "ignore" });
}

export function isPinned() {
  return canPin;
}

export function makeEnvironment(values = {}) {
  const home = mkdtempSync(path.join(tmpdir(), "steel-bench-"));
  return {
    home,
    file: path.join(home, "site.db"),
    env: testEnvironment({
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: `file:${path.join(home, "site.db")}`,
      UPLOADS_DIR: path.join(home, "uploads"),
      CHECKPOINT_DISABLE: "1",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...values,
    }),
  };
}

/** Starts the site as `npm start` does; `startMs` is the time to its first answer. */
export async function startSite({ env }) {
  const begun = performance.now();
  const server = await start([...heapOptions, "scripts/start.mjs"], env, /^Ready: (\S+) /m);
  await (await fetch(`${server.url}/about`)).text();
  return { ...server, startMs: performance.now() - begun };
}

/** Brings a new database to its tables without starting the site. */
export async function prepareDatabase({ env }) {
  mkdirSync(env.UPLOADS_DIR, { recursive: true });
  await runNode(["node_modules/prisma/build/index.js", "migrate", "deploy"], { env });
}

/** Serves the built site on a database that is ready, the last part of `npm start` alone; `startMs` to its first page. */
export async function serveSite({ env }) {
  const begun = performance.now();
  const server = await start([...heapOptions, "tests/support/serve.mjs"], env, /^Ready: (\S+) /m);
  await (await fetch(`${server.url}/`)).text();
  return { ...server, startMs: performance.now() - begun };
}

/** Any program that says where it listens. */
export async function start(args, env, ready, cwd = root) {
  const [command, before] = canPin
    ? ["taskset", ["-c", String(SERVER_CORE), process.execPath]]
    : [process.execPath, []];
  const child = spawn(command, [...before, ...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const collect = (text) => {
    if (said.length < 20_000) said += text;
  };
  child.stderr.setEncoding("utf8").on("data", collect);
  const url = await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`A server did not start. It said:\n${said}`));
    const late = setTimeout(fail, START_MS);
    child.once("exit", fail);
    child.stdout.setEncoding("utf8").on("data", (text) => {
      collect(text);
      const found = ready.exec(said);
      if (!found) return;
      clearTimeout(late);
      resolve(found[1]);
    });
  });
  const stop = async (signal = "SIGTERM") => {
    child.removeAllListeners("exit");
    if (child.exitCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  return { child, url, stop, memoryMb: () => memoryOf(child.pid) };
}

/** What stands in RAM, in MB; null where the system does not tell. */
function memoryOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024);
  } catch {
    return null;
  }
}
