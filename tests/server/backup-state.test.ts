import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";
import { fetchPage } from "../support/page";
import { signInAt } from "../support/sign-in";
import { type Site, startSite } from "../support/site";
import { openHome } from "../support/stock";

/** What a running site tells of its backups, and to whom. */
let home: Home;
let site: Site;
afterEach(async () => {
  await site.end("SIGTERM");
  removeHome(home);
});

async function start() {
  home = await makeHome("bare");
  site = await startSite({ home, env: { BACKUP_DIR: path.join(home.directory, "backups") } });
  return signInAt(site);
}

async function ask(headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.url}/healthz`, { headers });
  return answer.json();
}

const dashboard = async (cookie: string) =>
  (await fetchPage(`${site.url}/admindashboard`, { headers: { Cookie: cookie } })).text;

test("admins are told of the last good backup, and nobody else", async () => {
  const Cookie = await start();
  expect(await ask({ Cookie })).toEqual({
    status: "ok",
    reasons: [],
    backup: { lastGood: null, ageSeconds: null, missing: 0, failure: null },
  });
  expect(await dashboard(Cookie)).toContain("There is no backup yet.");
  const env = { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir };
  const made = await runCommand(["scripts/backup.mjs", path.join(home.directory, "backups")], { env });
  expect(made.code, made.all).toBe(0);
  const { status, backup } = await ask({ Cookie });
  expect(status).toBe("ok");
  expect(backup.failure).toBeNull();
  expect(Date.now() - Date.parse(backup.lastGood)).toBeLessThan(60_000);
  expect(await dashboard(Cookie)).toMatch(/Last good backup: (just now|\d+ minutes ago)\./);
  const strangers: Record<string, string>[] = [
    {},
    { Cookie: "session=forged" },
    { Authorization: `Bearer ${"x".repeat(43)}` },
  ];
  for (const headers of strangers) {
    expect(await ask(headers)).toEqual({ status: "ok" });
  }
});

test("a failure is told to admins", async () => {
  const Cookie = await start();
  const failure = { at: new Date().toISOString(), reason: "No room" };
  const database = openHome(home);
  database.prepare(`INSERT INTO "Setting" VALUES ('backupFailure', ?)`).run(JSON.stringify(failure));
  database.close();
  expect(await ask({ Cookie })).toMatchObject({ backup: { failure } });
  expect(await dashboard(Cookie)).toContain("The last backup failed: No room. There is no backup yet.");
  expect(await ask()).toEqual({ status: "ok" });
});
