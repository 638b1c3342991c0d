import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { fillDatabase } from "../support/bulk.mjs";
import { makeHome } from "../support/home";
import { startSite } from "../support/site";

/** With these a site has more alive than one whose pages are of the usual size may have. */
const PAGES = 150;
/** In bytes: nearly the largest page that is kept. */
const LONG = 1_000_000;

test("a site that may keep many pages keeps them and goes on answering", async () => {
  const home = await makeHome("bare");
  fillDatabase(home.databaseFile, { articles: 1 });
  const database = openDatabase(home.databaseFile);
  database.prepare(`UPDATE "BlogBlock" SET "text" = hex(zeroblob(?))`).run(LONG / 2);
  const path = `/backend/api/admin/getBlogById/${database.prepare('SELECT "id" FROM "Blog"').pluck().get()}`;
  database.close();
  const site = await startSite({ home, env: { PAGE_MEMORY_MB: String(2 * PAGES) } });
  onTestFinished(site.stop);
  /** Each name of the site has pages of its own. */
  const ask = (host: number, path: string) =>
    new Promise((resolve, reject) => {
      const headers = { Host: `host-${host}`, "Accept-Encoding": "identity" };
      const request = http.get(site.url + path, { headers }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode));
      });
      request.on("error", reject);
    });
  for (let host = 1; host <= PAGES; host += 1) expect(await ask(host, path)).toBe(200);
  // The load is looked at four times a second.
  await pause(1_000);
  expect(await ask(1, "/ABOUT")).toBe(200);
  expect(site.log()).not.toMatch(/"event":"busy"|"cache":"hit"/);
  expect(await ask(1, path)).toBe(200);
  await expect.poll(() => site.log()).toContain('"cache":"hit"');
}, 120_000);
