import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOffice } from "../support/office";
import { pick } from "../support/page";
import { type Site, startSite } from "../support/site";
import { openHome } from "../support/stock";

/** Of its own: what a site knows of missing pictures holds for seconds, also when its rows are others. */
let site: Site;
let office: ReturnType<typeof openOffice>;
beforeAll(async () => {
  site = await startSite();
  office = openOffice(site);
  await office.signIn();
});
afterAll(() => site.stop());

const open = (path: string) => office.open(path);
const settings = () => open("/adminsettings");
const address = async () =>
  pick((await settings()).html, /name="monitor"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="monitor"/);
const renew = () => office.post("/adminsettings", { intent: "renew-monitor" });
const ask = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, said: await answer.json() };
};
const troubles = () =>
  site
    .log()
    .split("\n")
    .filter((line) => line.includes('"event":"trouble'))
    .map((line) => JSON.parse(line))
    .map(({ event, reason }) => `${event} ${reason}`);

test("the settings make an address for a monitor, and a new one ends the one of before", async () => {
  expect((await settings()).html).not.toContain("/healthz?token=");
  expect((await renew()).status).toBe(302);
  const first = await address();
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/healthz\?token=/);
  expect(await ask(first)).toEqual({ status: 200, said: { status: "ok", reasons: [], backup: "off" } });
  await renew();
  expect(await ask(first)).toEqual({ status: 200, said: { status: "ok" } });
  expect((await ask(await address())).said).toHaveProperty("reasons");
  expect(site.log()).toContain('"event":"monitor-renewed"');
  expect(site.log()).not.toContain("token=");
});

test("who reads the database has no address that works", async () => {
  await renew();
  const database = openHome(site.home);
  const stored = database.prepare(`SELECT "value" FROM "Setting" WHERE "key" = 'monitorToken'`).pluck().get();
  database.close();
  const token = pick(await address(), /token=(.+)$/);
  expect(token).not.toBe(stored);
  for (const tried of [
    stored,
    "",
    `${stored}.`,
    `${stored}.${"A".repeat(22)}`,
    `${token}A`,
    token.slice(1),
  ]) {
    expect(await ask(`${site.url}/healthz?token=${tried}`)).toEqual({ status: 200, said: { status: "ok" } });
  }
});

test("a folder that cannot be written is said once in the log, to the monitor and on the dashboard", async () => {
  await renew();
  const monitor = await address();
  const folder = site.uploadsDir;
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, "no folder");
  for (let asked = 0; asked < 3; asked += 1) {
    const { status, said } = await ask(monitor);
    expect(status).toBe(503);
    expect(said).toMatchObject({ status: "unavailable" });
    expect(said.reasons[0]).toMatchObject({
      reason: "uploads",
      text: expect.stringMatching(/^Pictures cannot be stored: UPLOADS_DIR cannot be written: ENOTDIR/),
    });
    expect(await ask(`${site.url}/healthz`)).toEqual({ status: 503, said: { status: "unavailable" } });
  }
  const toAdmin = await open("/healthz");
  expect([toAdmin.status, toAdmin.html]).toEqual([503, expect.stringContaining('"reason":"uploads"')]);
  const dashboard = await open("/admindashboard");
  expect(dashboard.text).toContain("Pictures cannot be stored: UPLOADS_DIR cannot be written");
  rmSync(folder);
  renameSync(`${folder}.away`, folder);
  await expect.poll(async () => (await ask(monitor)).said.status).toBe("ok");
  expect(troubles().filter((line) => line.endsWith("uploads"))).toEqual([
    "trouble uploads",
    "trouble-over uploads",
  ]);
});

test("missing pictures are a warning: the site does its work and says so", async () => {
  await renew();
  const monitor = await address();
  const folder = site.uploadsDir;
  renameSync(folder, `${folder}.away`);
  mkdirSync(folder);
  const isSaid = async () => {
    const { status, said } = await ask(monitor);
    expect(status).toBe(200);
    return said.reasons;
  };
  const text = expect.stringMatching(
    /^\d+ pictures that the site shows are missing from the uploads folder\./,
  );
  await expect.poll(isSaid, { timeout: 30_000 }).toEqual([{ reason: "pictures", text }]);
  const dashboard = await open("/admindashboard");
  expect(dashboard.text).toContain("missing from the uploads folder");
  rmSync(folder, { recursive: true });
  renameSync(`${folder}.away`, folder);
});
