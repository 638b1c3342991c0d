import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyBackup } from "~/models/backup/verify.server";
import { runCommand } from "../../support/command";
import { type Home, makeHome, removeHome } from "../../support/home";
import { type Site, startSite } from "../../support/site";
import { addStock, dropStock, openHome, type Stocked } from "../../support/stock";

/** Backups of a serving site while pictures come and go. */
const LENGTH_MS = 60_000;
const EVERY_MS = 2_000;
/** Products that are there at any time, about. */
const STOCK = 60;

let home: Home;
let site: Site;
beforeAll(async () => {
  home = await makeHome("bare");
  site = await startSite({ home });
});
afterAll(async () => {
  await site.end("SIGTERM");
  removeHome(home);
});

/** Adds and removes products with pictures until told to stop; answers how many changes that were. */
async function churn(state: { going: boolean }) {
  const database = openHome(home);
  const stocked: Stocked[] = [];
  let changes = 0;
  while (state.going) {
    if (stocked.length < STOCK || Math.random() < 0.5) stocked.push(addStock(home, database, 20_000));
    const at = Math.floor(Math.random() * stocked.length);
    if (stocked.length >= STOCK) for (const gone of stocked.splice(at, 1)) dropStock(home, database, gone);
    changes += 1;
    await pause(1);
  }
  database.close();
  return changes;
}

test("each of them is whole", { timeout: LENGTH_MS + 60_000 }, async () => {
  const place = path.join(home.directory, "backups");
  const env = { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir };
  const state = { going: true };
  const changes = churn(state);
  const outcomes: { code: number | null; all: string }[] = [];
  // One every two seconds, or as soon as the one before is done: more at once would only wait for each other.
  for (const begun = Date.now(); Date.now() - begun < LENGTH_MS; ) {
    const run = runCommand(["scripts/run.mjs", "backup", place], { env });
    await pause(EVERY_MS);
    outcomes.push(await run);
  }
  state.going = false;
  expect(
    outcomes.map(({ code }) => code),
    outcomes.map(({ all }) => all).join(""),
  ).toEqual(outcomes.map(() => 0));
  expect(outcomes.map(({ all }) => all).join("")).not.toContain("has lost");
  expect(await changes).toBeGreaterThan(LENGTH_MS / 100);
  const backups = readdirSync(place).filter((name) => !name.startsWith("."));
  expect(backups).toHaveLength(outcomes.length);
  for (const name of backups) {
    expect(await verifyBackup(path.join(place, name))).toMatchObject({ ok: true, missing: [] });
  }
});
