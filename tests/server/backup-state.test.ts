import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { newId } from "~/models/row/id.server";
import { run as backUp } from "../../scripts/backup";
import { runHere } from "../commands/run-here";
import { hideTables } from "../faults/store";
import { makeHome } from "../support/home";
import { openOffice } from "../support/office";
import { startSite } from "../support/site";
import { openHome } from "../support/stock";

const home = await makeHome("bare");
const backups = path.join(home.directory, "backups");
/** Pictures of which its database knows nothing, as in the folder of another site. */
const strays = Array.from({ length: 256 }, () => `${newId()}-800x600.webp`).sort();
const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
for (const name of strays) {
  writeFileSync(path.join(home.uploadsDir, name), "x");
  utimesSync(path.join(home.uploadsDir, name), yesterday, yesterday);
}
const site = await startSite({ home, env: { BACKUP_DIR: backups } });
afterAll(site.stop);
const office = openOffice(site);
await office.signIn();
const dashboard = () => office.open("/admindashboard");

async function ask(headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.url}/healthz`, { headers });
  return answer.json();
}

test("touches no stray picture, says so on the dashboard, and moves them to the trash when told to", async () => {
  const shown = () =>
    readdirSync(home.uploadsDir)
      .filter((name) => !name.startsWith("."))
      .sort();
  await expect.poll(() => site.log(), { timeout: 20_000 }).toContain('"event":"sweep-held"');
  expect(shown()).toEqual(strays);
  const page = await dashboard();
  expect(page.text).toContain(
    "256 of 256 pictures in the uploads folder belong to nothing in this database.",
  );
  expect(page.html).toContain('name="pictures" value="256"');

  const agreed = await office.post("/admindashboard", { intent: "sweep-pictures", pictures: "256" });
  expect(agreed.status).toBe(302);
  expect(shown()).toEqual([]);
  expect(readdirSync(path.join(home.uploadsDir, ".trash")).sort()).toEqual(strays);
  expect((await dashboard()).text).toContain("256 of 256 pictures belonged to nothing in this database");
});

test("serves neither the trash nor the marks of the folder", async () => {
  const [first] = strays;
  for (const name of [".site", ".owner", `.trash/${first}`, `.trash%2F${first}`, `%2etrash/${first}`]) {
    const answer = await fetch(`${site.url}/uploads/${name}`);
    expect([name, answer.status]).toEqual([name, 404]);
  }
});

test("a running site tells admins of its last backup and of a failure, and nobody else", async () => {
  const Cookie = office.cookieOf();
  expect(await ask({ Cookie })).toEqual({
    status: "ok",
    reasons: [],
    backup: { lastGood: null, ageSeconds: null, missing: 0, failure: null },
  });
  expect((await dashboard()).text).toContain("There is no backup yet.");

  const failure = { at: new Date().toISOString(), reason: "No room" };
  const database = openHome(home);
  database.prepare(`INSERT INTO "Setting" VALUES ('backupFailure', ?)`).run(JSON.stringify(failure));
  database.close();
  expect(await ask({ Cookie })).toMatchObject({ backup: { failure } });
  expect((await dashboard()).text).toContain(
    "The last backup did not end well: No room. There is no backup yet.",
  );

  const env = { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir };
  const made = await runHere(() => backUp([backups]), env);
  expect(made.code, made.all).toBe(0);
  const { status, backup } = await ask({ Cookie });
  expect(status).toBe("ok");
  expect(backup.failure).toBeNull();
  expect(Date.now() - Date.parse(backup.lastGood)).toBeLessThan(60_000);
  expect((await dashboard()).text).toMatch(/Last good backup: (just now|\d+ minutes ago)\./);
  const forged = [{ Cookie: "session=forged" }, { Authorization: `Bearer ${"x".repeat(43)}` }];
  for (const headers of [{}, ...forged]) expect(await ask(headers)).toEqual({ status: "ok" });
});

test("a site that cannot say how its backups are says so, and goes on", async () => {
  const headers = { Cookie: office.cookieOf() };
  const repair = hideTables(site, ["Setting"]);
  const asked = await fetch(`${site.url}/healthz`, { headers }).finally(repair);
  expect([asked.status, await asked.json()]).toEqual([
    500,
    { message: "Something went wrong.", error: "Something went wrong." },
  ]);
  expect(site.log()).toContain('"event":"error"');
  expect(await ask(headers)).toMatchObject({ status: "ok", backup: {} });
});
