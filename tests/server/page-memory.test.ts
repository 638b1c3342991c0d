import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { fillDatabase } from "../support/bulk.mjs";
import { makeHome } from "../support/home";
import { watchMemory } from "../support/memory";
import { type Site, startSite } from "../support/site";

/** Asked for once, a page may take a quarter of what all may. */
const FOR_ONCE_MB = 250;

test("a site that may keep a gigabyte of pages keeps them and goes on answering", async () => {
  const home = await makeHome("bare");
  fillDatabase(home.databaseFile, { articles: 400 });
  const database = openDatabase(home.databaseFile);
  database.prepare(`UPDATE "BlogBlock" SET "text" = "text" || '<p>' || hex(zeroblob(2500)) || '</p>'`).run();
  database.close();
  const site = await startSite({ home, env: { PAGE_MEMORY_MB: String(4 * FOR_ONCE_MB) } });
  onTestFinished(site.stop);
  const paths = Array.from({ length: 10 }, (_, at) =>
    [1, 2, 3, 4].map((page) => `/backend/api/admin/getAllBlog?page=${page}&limit=${90 + at}`),
  ).flat();
  for (const host of ["a", "b", "c", "d", "e", "f"]) {
    for (const path of paths) expect(await ask(site, path, host)).toBe(200);
  }
  const memory = watchMemory(site.pid);
  // The load is looked at four times a second.
  await pause(1_000);
  expect(await ask(site, "/ABOUT", "a")).toBe(200);
  memory.stop();
  expect(site.log()).not.toContain('"event":"busy"');
  expect(memory.most.site).toBeGreaterThan(FOR_ONCE_MB);
}, 120_000);

/** Each name of the site has pages of its own. */
function ask(site: Site, path: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, "Accept-Encoding": "identity" };
    const request = http.get(site.url + path, { headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    request.on("error", reject);
  });
}
