import { execFileSync, spawn, spawnSync } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../scripts/start/root.mjs";
import { heapOptions, testEnvironment } from "../scripts/test/environment.mjs";

/** Servers have the first core to themselves and who asks them the others, where the system lets us choose (Linux). */
export const clientCores = Math.max(1, availableParallelism() - 1);
const canPin = clientCores < availableParallelism() && !spawnSync("taskset").error;
if (canPin) execFileSync("taskset", ["-apc", `1-${clientCores}`, String(process.pid)], { stdio: "ignore" });

export function startSite(home) {
  const { databaseUrl: DATABASE_URL, uploadsDir: UPLOADS_DIR } = home;
  const env = testEnvironment({ HOST: "127.0.0.1", PORT: "0", DATABASE_URL, UPLOADS_DIR });
  return start(home, [...heapOptions, "tests/support/serve.mjs"], { env });
}

/** A bare server with the same answers. */
export function startBare(home, site) {
  return start(home, ["bench/bare.mjs", site.url]);
}

/** A listing of as many cards, made with Remix as it comes. */
export function startStock(home) {
  const PORT = String(20_000 + Math.floor(Math.random() * 20_000));
  const env = testEnvironment({ NODE_ENV: "production", PORT, BENCH_DATABASE: home.databaseFile });
  const [build, serve] = ["dev", "serve"].map((name) =>
    path.join(root, `node_modules/@remix-run/${name}/dist/cli.js`),
  );
  const config = "bench/stock/vite.config.ts";
  execFileSync(process.execPath, [build, "vite:build", "-c", config], { cwd: root, env, stdio: "ignore" });
  return start(home, [serve, ".cache/stock/server/index.js"], { env });
}

/** Any program that writes where it listens. What it writes goes to a file: nobody's time is taken by reading it. */
async function start(home, args, options) {
  const log = path.join(home.directory, `${args.length}-${Date.now()}.log`);
  const node = [...(canPin ? ["taskset", "-c", "0"] : []), process.execPath];
  const stdio = ["ignore", openSync(log, "w"), "inherit"];
  const child = spawn(node[0], [...node.slice(1), ...args], { cwd: root, ...options, stdio });
  for (;;) {
    await pause(50);
    const [url] = /http:\/\/[\w.]+:\d+/.exec(readFileSync(log, "utf8")) ?? [];
    if (url) return { url, pid: child.pid, stop: () => child.kill() };
  }
}
