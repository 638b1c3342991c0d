import { rmSync } from "node:fs";
import http from "node:http";
import { buildSite } from "../scripts/start/build.mjs";
import { generateClient } from "../scripts/start/client.mjs";
import { openDatabase } from "../scripts/start/database.mjs";
import { installPackages } from "../scripts/start/packages.mjs";
import { forgetOwnSite } from "../scripts/test/environment.mjs";
import { makeEnvironment, prepareDatabase, serveSite } from "./serving.mjs";

/**
 * How long pages take with many products against few, each made anew. All sizes are served side by side and asked in
 * turn, so that whatever else the machine does disturbs them alike. Arguments: how many products (100 1000 10000 100000),
 * with a tenth as many articles; `--different`: hardly two share their sizes; `--rounds=30`; `--json`. Reads the server's
 * memory from /proc: Linux only.
 */

const json = process.argv.includes("--json");
const numbers = process.argv
  .slice(2)
  .filter((text) => /^\d+$/.test(text))
  .map(Number);
const sizes = numbers.length > 0 ? numbers : [100, 1_000, 10_000, 100_000];
const differentSizes = process.argv.includes("--different");
const rounds = Number(/^--rounds=(\d+)$/m.exec(process.argv.slice(2).join("\n"))?.[1] ?? 30);
const LEAST_ARTICLES = 30;
const SEARCHES = 200;

const say = (text) => (json ? process.stderr : process.stdout).write(`${text}\n`);
const homes = [];
forgetOwnSite();
await installPackages();
await generateClient();
const { fillDatabase } = await import("../tests/support/bulk.mjs");
await buildSite();

const sites = [];
try {
  for (const size of sizes) sites.push(await openSite(size));
  const pages = {};
  for (const [name, target] of Object.entries(targets())) pages[name] = await measure(target);
  const search = [];
  for (const site of sites) search.push(await measureSearch(site));
  const others = sites.map((site) => ({
    memory: site.server.memoryMb(),
    start: site.server.startMs,
    fill: site.fill,
  }));
  report(pages, search, others);
} finally {
  for (const site of sites) await stop(site);
  for (const home of homes) rmSync(home, { recursive: true, force: true });
}

/** Filled, started until its rows are read, stopped, and started again: the second start is the one that counts. */
async function openSite(size) {
  const home = makeEnvironment({ BACKUP_DIR: "off" });
  homes.push(home.home);
  await prepareDatabase(home);
  const begun = performance.now();
  fillDatabase(home.file, {
    products: size,
    differentSizes,
    articles: Math.max(LEAST_ARTICLES, size / 10),
  });
  const fill = performance.now() - begun;
  const database = openDatabase(home.file, { timeout: 10_000 });
  const pick = (sql) => database.prepare(sql).pluck().get();
  const ids = {
    product: pick(
      'SELECT "id" FROM "Product" WHERE "type" = \'hotrolledsheet\' ORDER BY "createdAt" LIMIT 1 OFFSET 10',
    ),
    blog: pick('SELECT "id" FROM "Blog" ORDER BY "createdAt" LIMIT 1 OFFSET 10'),
  };
  const first = await serveSite(home);
  await untilRead(database);
  await first.stop();
  const server = await serveSite(home);
  say(
    `${size} products: filled in ${(fill / 1000).toFixed(1)} s, second start ${server.startMs.toFixed(0)} ms`,
  );
  return { size, database, ids, fill, server };
}

/** Rows that came by plain SQL are read once for what they say, beside the first visitors: some seconds for many. */
async function untilRead(database) {
  const read = database.prepare('SELECT 1 FROM "Setting" WHERE "key" = \'productReading\'');
  while (!read.get()) await new Promise((resolve) => setTimeout(resolve, 200));
}

/** A page by its address at a site; deep ones are in the middle, which is the farthest from both ends. */
function targets() {
  const middle = (rows, perPage) => Math.max(1, Math.round(rows / perPage / 2));
  return {
    home: () => "/",
    listing: () => "/allproduct",
    "listing, middle page": ({ size }) => `/allproduct?page=${middle(size, 24)}`,
    "listing, last full page": ({ size }) => `/allproduct?page=${Math.floor(size / 24)}`,
    category: () => "/hotRolled/sheet",
    "category, thinnest, middle": ({ size }) => `/hotRolled/sheet?sort=thinnest&page=${middle(size / 4, 24)}`,
    "filter, exact size": () => "/allproduct?thickness=2&width=1250",
    "filter, range": () => "/hotRolled/sheet?tmin=1&tmax=3&wmin=1000&wmax=1250",
    "filter, range, widest first": () => "/hotRolled/coils?tmin=0.5&tmax=10&wmax=1250&sort=widest",
    "filter, nothing found": () => "/hotRolled/sheet?tmin=99&tmax=100&wmin=1&wmax=2",
    detail: ({ ids }) => `/product/${ids.product}`,
    blog: () => "/allblogs",
    "blog, tag": () => "/allblogs?tag=tag%207-1",
    article: ({ ids }) => `/blog/${ids.blog}`,
    "API list, page": () => "/backend/api/admin/product/getAllProduct?page=2&limit=25",
    "search, common word": () => "/search?q=bulk",
    "search, common words": () => "/search?q=bulk%20plate%20cut",
    "search, size": () => "/search?q=2x1250",
    "search, rare word": () => "/search?q=plate%2077",
  };
}

/** Medians of the sites, in ms. */
async function measure(target) {
  const times = sites.map(() => []);
  for (let round = -2; round < rounds; round += 1) {
    for (const [index, site] of sites.entries()) {
      forgetPages(site);
      const begun = performance.now();
      await get(site, target(site));
      if (round >= 0) times[index].push(performance.now() - begun);
    }
  }
  return times.map((list) => at(list, 0.5));
}

/** A write by another program: no page made before may be sent again. */
function forgetPages({ database, ids }) {
  database.prepare('UPDATE "Product" SET "updatedAt" = "updatedAt" WHERE "id" = ?').run(ids.product);
}

/** One word, two, beginnings, and words that nothing has, by turns. */
async function measureSearch(site) {
  const words = [
    "bulk",
    "plate",
    "cut",
    "length",
    "northmill",
    "article",
    "wind",
    "roof",
    "stack",
    "sheets",
    "coils",
  ];
  const times = [];
  for (let turn = 0; turn < SEARCHES; turn += 1) {
    const word = words[turn % words.length];
    const other = words[(turn * 7 + 3) % words.length];
    const query = [
      word,
      `${word} ${other}`,
      `${word} ${turn * 37}`,
      word.slice(0, 1 + (turn % 4)),
      `zzz${turn}`,
    ][turn % 5];
    forgetPages(site);
    const begun = performance.now();
    await get(site, `/search?q=${encodeURIComponent(query)}`);
    times.push(performance.now() - begun);
  }
  return { p50: at(times, 0.5), p95: at(times, 0.95) };
}

function at(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function report(pages, search, others) {
  const ratio = (medians) => medians.at(-1) / medians[0];
  if (json) {
    const results = Object.fromEntries(
      Object.entries(pages).map(([name, medians]) => [name, { medians, ratio: ratio(medians) }]),
    );
    process.stdout.write(`${JSON.stringify({ sizes, rounds, pages: results, search, others }, null, 2)}\n`);
    return;
  }
  const line = (name, cells) => say([name.padEnd(28), ...cells.map((cell) => cell.padStart(10))].join("  "));
  line("median ms of products:", [...sizes.map(String), "last/first"]);
  for (const [name, medians] of Object.entries(pages)) {
    line(name, [...medians.map((ms) => ms.toFixed(1)), ratio(medians).toFixed(2)]);
  }
  line(
    `${SEARCHES} searches, p50`,
    search.map(({ p50 }) => p50.toFixed(1)),
  );
  line(
    `${SEARCHES} searches, p95`,
    search.map(({ p95 }) => p95.toFixed(1)),
  );
  line(
    "memory after it, MB",
    others.map(({ memory }) => memory.toFixed(0)),
  );
  line(
    "second start, ms",
    others.map(({ start }) => start.toFixed(0)),
  );
}

function get({ server }, target) {
  return new Promise((resolve, reject) => {
    http
      .get(server.url + target, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${target} was answered ${response.statusCode}`));
        response.resume().on("end", resolve);
      })
      .on("error", reject);
  });
}

async function stop({ server, database }) {
  await server.stop();
  database.close();
}
