import { execFileSync } from "node:child_process";
import path from "node:path";
import { root } from "../scripts/start/root.mjs";
import { start } from "./serving.mjs";

const folder = path.join(root, "bench", "stock");

/** Builds and serves a listing of as many cards, made with Remix as it comes. */
export async function startStock({ file, env }) {
  const remix = path.join(root, "node_modules/@remix-run/dev/dist/cli.js");
  execFileSync(process.execPath, [remix, "vite:build"], {
    cwd: folder,
    env: { ...env, NODE_ENV: "production" },
    stdio: "ignore",
  });
  const serve = path.join(root, "node_modules/@remix-run/serve/dist/cli.js");
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const own = { ...env, PORT: String(port), NODE_ENV: "production", BENCH_DATABASE: file };
  return start([serve, "build/server/index.js"], own, /(http:\/\/[^\s)]+)/, folder);
}
