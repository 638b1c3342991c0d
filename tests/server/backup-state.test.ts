import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { run as backUp } from "../../scripts/backup";
import { runHere } from "../commands/run-here";
import { hideTables } from "../faults/store";
import { makeHome } from "../support/home";
import { fetchPage } from "../support/page";
import { signInAt } from "../support/sign-in";
import { startSite } from "../support/site";
import { openHome } from "../support/stock";

const home = await makeHome("bare");
const backups = path.join(home.directory, "backups");
const site = await startSite({ home, env: { BACKUP_DIR: backups } });
afterAll(site.stop);

async function ask(headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.url}/healthz`, { headers });
  return answer.json();
}

test("a running site tells admins of its last backup and of a failure, and nobody else", async () => {
  const Cookie = await signInAt(site);
  const dashboard = async () => (await fetchPage(`${site.url}/admindashboard`, { headers: { Cookie } })).text;
  expect(await ask({ Cookie })).toEqual({
    status: "ok",
    reasons: [],
    backup: { lastGood: null, ageSeconds: null, missing: 0, failure: null },
  });
  expect(await dashboard()).toContain("There is no backup yet.");

  const failure = { at: new Date().toISOString(), reason: "No room" };
  const database = openHome(home);
  database.prepare(`INSERT INTO "Setting" VALUES ('backupFailure', ?)`).run(JSON.stringify(failure));
  database.close();
  expect(await ask({ Cookie })).toMatchObject({ backup: { failure } });
  expect(await dashboard()).toContain("The last backup failed: No room. There is no backup yet.");

  const env = { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir };
  const made = await runHere(() => backUp([backups]), env);
  expect(made.code, made.all).toBe(0);
  const { status, backup } = await ask({ Cookie });
  expect(status).toBe("ok");
  expect(backup.failure).toBeNull();
  expect(Date.now() - Date.parse(backup.lastGood)).toBeLessThan(60_000);
  expect(await dashboard()).toMatch(/Last good backup: (just now|\d+ minutes ago)\./);
  const forged = [{ Cookie: "session=forged" }, { Authorization: `Bearer ${"x".repeat(43)}` }];
  for (const headers of [{}, ...forged]) expect(await ask(headers)).toEqual({ status: "ok" });
});

test("a site that cannot say how its backups are says so, and goes on", async () => {
  const headers = { Cookie: await signInAt(site) };
  const repair = hideTables(site, ["Setting"]);
  const asked = await fetch(`${site.url}/healthz`, { headers }).finally(repair);
  expect([asked.status, await asked.json()]).toEqual([
    500,
    { message: "Something went wrong.", error: "Something went wrong." },
  ]);
  expect(site.log()).toContain('"event":"error"');
  expect(await ask(headers)).toMatchObject({ status: "ok", backup: {} });
});
