import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { root } from "../../../scripts/start/root.mjs";
import { testEnvironment } from "../../../scripts/test/environment.mjs";
import { type Home, makeHome, removeHome } from "../../support/home";
import { cookiesOf } from "../../support/page";
import { freePort } from "../../support/raw-http";
import { firstAdmin } from "../../support/template";

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
  if (site.exitCode === null && site.signalCode === null && site.kill("SIGTERM")) await once(site, "exit");
  expect(site.signalCode === "SIGKILL" || site.exitCode === 0).toBe(true);
  removeHome(home);
});

const isAnswering = (url: string) =>
  fetch(`${url}/about`).then(
    ({ ok }) => ok,
    () => false,
  );

async function expectAnswers(url: string) {
  for (let count = 0; count < 5; count += 1) {
    expect(await isAnswering(url)).toBe(true);
    await pause(20);
  }
  expect(site.exitCode).toBeNull();
}

test("a reader of the log that goes away leaves a site that answers", async () => {
  const url = await serve("pipe");
  site.stdout?.destroy();
  site.stderr?.destroy();
  await expectAnswers(url);
});

test.runIf(existsSync("/dev/full"))("a log on a full disk leaves a site that answers", async () => {
  const url = await serve(openSync("/dev/full", "w"));
  await expectAnswers(url);
});

/** What it writes from now on. */
function collect() {
  let log = "";
  site.stdout?.setEncoding("utf8").on("data", (text) => {
    log += text;
  });
  return () => log;
}

const path = `/assets/${"a".repeat(400)}`;

/** A site whose reader stands still, with more lines waiting than a pipe holds. */
async function serveBehind() {
  const url = await serve("pipe");
  const log = collect();
  site.stdout?.pause();
  for (let count = 0; count < 300; count += 30) {
    await Promise.all(
      Array.from({ length: 30 }, () => fetch(`${url}${path}`).then((answer) => answer.text())),
    );
  }
  const closed = once(site.stdout ?? site, "close");
  const readRest = async () => {
    site.stdout?.resume();
    await closed;
    return log()
      .split("\n")
      .filter((line) => line.startsWith("{"));
  };
  return { url, readRest };
}

test("a reader that falls behind still gets every line of a site that stops", async () => {
  const { readRest } = await serveBehind();
  site.kill("SIGTERM");
  await pause(1_500);
  const lines = await readRest();
  expect(lines.filter((line) => line.includes(path))).toHaveLength(300);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ event: "stop" });
});

const post = (address: string, fields: Record<string, string>, Cookie = "") =>
  fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: new URL(address).origin, Cookie },
    body: new URLSearchParams(fields),
  });

const { email, password } = firstAdmin;
const other = { FullName: "Grace Mill", email: "grace.mill@gmail.com", password: "Rolling-Mill-7" };

test("the line of whatever is done to accounts and settings is there when its answer is", async () => {
  const url = await serve("pipe");
  const log = collect();
  const cookie = cookiesOf((await post(`${url}/adminlogin`, { email, password })).headers);
  await post(`${url}/createadmin`, { ...other, email: "other@example.com" }, cookie);
  const list = await fetch(`${url}/backend/api/admin/auth/getAllAdmin`, { headers: { Cookie: cookie } });
  const [created, own] = (await list.json()).data;
  const done: [event: string, path: string, fields: Record<string, string>, status?: number][] = [
    ["login", "/adminlogin", { email, password }],
    ["login-failed", "/adminlogin", { email, password: "Wrong-Word-1" }, 401],
    ["admin-created", "/createadmin", other],
    ["admin-changed", `/editUser/${own._id}`, { FullName: "Ada Mill", userName: "ada1234", email }],
    ["admin-deleted", "/adminalluser", { intent: "delete", id: created._id }],
    ["settings-changed", "/adminsettings", { name: "Steel", version: "" }],
  ];
  const count = (event: string) => log().split(`"event":"${event}"`).length;
  for (const [event, path, fields, status = 302] of done) {
    const before = count(event);
    // A browser that signs in again ends its own session.
    const answer = await post(url + path, fields, path === "/adminlogin" ? "" : cookie);
    // What it has not written by now it does not write before it goes on.
    site.kill("SIGSTOP");
    try {
      expect([event, answer.status]).toEqual([event, status]);
      await expect.poll(() => count(event), { timeout: 5_000 }).toBe(before + 1);
    } finally {
      site.kill("SIGCONT");
    }
  }
});

const failLogin = (url: string) => post(`${url}/adminlogin`, { email, password: "Wrong-Word-1" });

test("an answer waits for its line while the log's reader is behind", async () => {
  const { url, readRest } = await serveBehind();
  const late = pause(1_000).then(readRest);
  expect((await failLogin(url)).status).toBe(401);
  site.kill("SIGKILL");
  expect((await late).filter((line) => line.includes('"event":"login-failed"'))).toHaveLength(1);
});

test("a reader that stands still holds up one answer for two seconds, and no other", async () => {
  const { url } = await serveBehind();
  const times = [];
  for (const _ of [1, 2]) {
    const begun = performance.now();
    expect((await failLogin(url)).status).toBe(401);
    times.push(performance.now() - begun);
  }
  expect(times[0]).toBeGreaterThan(2_000);
  expect(times[1]).toBeLessThan(times[0] ?? 0);
  site.stdout?.resume();
});
