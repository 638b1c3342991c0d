import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { testEnvironment } from "../../scripts/test/environment.mjs";
import { type Home, makeHome, removeHome } from "../support/home";
import { freePort } from "../support/raw-http";

let site: ChildProcess;
let home: Home;

/** The built site with its output where the test wants it, and whether it answers at last. */
async function serve(output: "pipe" | number) {
  home = await makeHome("bare");
  const port = await freePort();
  site = spawn(process.execPath, ["tests/support/serve.mjs"], {
    cwd: root,
    stdio: ["ignore", output, output],
    env: testEnvironment({
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: home.databaseUrl,
      UPLOADS_DIR: home.uploadsDir,
    }),
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => isAnswering(url), { timeout: 20_000 }).toBe(true);
  return url;
}

afterEach(async () => {
  if (site.exitCode === null && site.kill("SIGTERM")) await once(site, "exit");
  expect(site.exitCode).toBe(0);
  removeHome(home);
});

const isAnswering = (url: string) =>
  fetch(`${url}/about`).then(
    ({ ok }) => ok,
    () => false,
  );

test("a reader of the log that goes away leaves a site that answers", async () => {
  const url = await serve("pipe");
  site.stdout?.destroy();
  site.stderr?.destroy();
  for (let count = 0; count < 5; count += 1) {
    expect(await isAnswering(url)).toBe(true);
    await pause(20);
  }
  expect(site.exitCode).toBeNull();
});

test.runIf(existsSync("/dev/full"))("a log on a full disk leaves a site that answers", async () => {
  const url = await serve(openSync("/dev/full", "w"));
  for (let count = 0; count < 5; count += 1) {
    expect(await isAnswering(url)).toBe(true);
    await pause(20);
  }
  expect(site.exitCode).toBeNull();
});

test("a reader that falls behind still gets every line of a site that stops", async () => {
  const url = await serve("pipe");
  let log = "";
  site.stdout?.setEncoding("utf8").on("data", (text) => {
    log += text;
  });
  site.stdout?.pause();
  const path = `/about/${"a".repeat(400)}`;
  for (let count = 0; count < 450; count += 30) {
    await Promise.all(
      Array.from({ length: 30 }, () => fetch(`${url}${path}`).then((answer) => answer.text())),
    );
  }
  const closed = once(site.stdout ?? site, "close");
  site.kill("SIGTERM");
  await pause(1_500);
  site.stdout?.resume();
  await closed;
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.filter((line) => line.includes(path))).toHaveLength(450);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ event: "stop" });
});
