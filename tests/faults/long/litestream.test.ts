import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../../scripts/start/database.mjs";
import { openClient, product } from "../../api/client";
import { type Home, makeHome, removeHome } from "../../support/home";
import { report } from "../../support/report";
import { startSite } from "../../support/site";
import { firstAdmin } from "../../support/template";
import { findLitestream } from "./litestream-program";

/** The database copied to another place as it is written, as docs/scale.md describes it. */
const WRITING_MS = 30_000;
/** What docs/scale.md promises to be there, in milliseconds before the end of the machine. */
const SAFE_MS = 2_000;

let home: Home;
afterAll(() => home && removeHome(home));

test("what was written two seconds before the machine ended is in the replica", {
  timeout: 120_000,
}, async (context) => {
  const found = findLitestream();
  if ("reason" in found) return context.skip(found.reason);
  home = await makeHome("bare");
  const config = path.join(home.directory, "litestream.yml");
  const replica = path.join(home.directory, "replica");
  const replicas = `[{ type: file, path: "${replica}", sync-interval: 500ms }]`;
  writeFileSync(config, `dbs:\n  - path: "${home.databaseFile}"\n    replicas: ${replicas}\n`);
  const site = await startSite({ home });
  const litestream = spawn(found.program, ["replicate", "-config", config], { stdio: "ignore" });
  const exit = once(litestream, "exit");
  await pause(1_000);

  const client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
  const acknowledged = new Map<string, number>();
  const until = Date.now() + WRITING_MS;
  while (Date.now() < until) {
    const json = { ...product, name: `Sheet ${acknowledged.size}` };
    const answer = await client.call("POST", "/api/admin/product/createProduct", { json });
    if (answer.status === 201) acknowledged.set(answer.json.product._id, Date.now());
  }
  const end = Date.now();
  litestream.kill("SIGKILL");
  await Promise.all([site.kill(), exit]);

  const copy = path.join(home.directory, "restored.db");
  const restored = spawnSync(found.program, ["restore", "-config", config, "-o", copy, home.databaseFile]);
  expect(restored.status, String(restored.stderr)).toBe(0);
  const database = openDatabase(copy);
  const there = new Set(database.prepare(`SELECT "id" FROM "Product"`).pluck().all());
  expect(database.prepare("PRAGMA integrity_check").pluck().all()).toEqual(["ok"]);
  database.close();
  const missing = [...acknowledged].filter(([id]) => !there.has(id)).map(([, at]) => end - at);
  report(`${acknowledged.size} writes, ${missing.length} missing, oldest ${Math.max(0, ...missing)} ms`);
  expect(acknowledged.size).toBeGreaterThan(WRITING_MS / 500);
  expect(missing.filter((age) => age > SAFE_MS)).toEqual([]);
});
