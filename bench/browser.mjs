import { existsSync } from "node:fs";
import net from "node:net";
import { loadavg } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { buildSite } from "../scripts/start/build.mjs";
import { root } from "../scripts/start/root.mjs";
import { run, step } from "../scripts/start/step.mjs";
import { findBrowser } from "../scripts/test/browser.mjs";
import { forgetOwnSite } from "../scripts/test/environment.mjs";
import { startSite } from "../tests/support/site";
import { measurePress } from "./press.mjs";
import { openSlowLine } from "./slow-line.mjs";

/**
 * How pages do on a cheap phone: Lighthouse's mobile run on six page types, and the time from the press on a card to the
 * next page's largest paint. Lighthouse is fetched by npm at the first run, into .cache. Arguments: `--runs=3`, `--json`.
 */

const LIGHTHOUSE = "13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const json = process.argv.includes("--json");
const runs = Number(/^--runs=(\d+)$/m.exec(process.argv.slice(2).join("\n"))?.[1] ?? 3);
const answer = process.stdout.write.bind(process.stdout);
// What the steps say of themselves would not be JSON.
if (json) process.stdout.write = process.stderr.write.bind(process.stderr);
const say = (text) => process.stderr.write(`${text}\n`);

forgetOwnSite();
const { default: lighthouse } = await loadLighthouse();
await buildSite();
const site = await startSite();
const load = loadavg()[0];
try {
  const pages = await findPages();
  const audits = {};
  for (const [name, target] of Object.entries(pages)) audits[name] = await audit(name, site.url + target);
  const line = await openSlowLine(new URL(site.url).port);
  const press = {};
  for (const way of ["finger", "pointer", "scripts"]) {
    say(`Press: ${way}`);
    press[way] = await measurePress(`http://127.0.0.1:${line.port}`, way, 2 * runs - 1);
  }
  line.close();
  const report = { date: new Date().toISOString(), load, runs, audits, press };
  if (json) answer(`${JSON.stringify(report, null, 2)}\n`);
  else print(report);
} finally {
  await site.stop();
}

async function loadLighthouse() {
  const folder = path.join(root, ".cache", "lighthouse");
  const entry = path.join(folder, "node_modules", "lighthouse", "core", "index.js");
  if (!existsSync(entry)) {
    const lighthouse = `lighthouse@${LIGHTHOUSE}`;
    const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", lighthouse];
    await step(`Fetching Lighthouse ${LIGHTHOUSE} (first time only)`, async () => {
      await run("npm", args);
    });
  }
  return import(pathToFileURL(entry).href);
}

async function findPages() {
  const pick = async (list, pattern) => pattern.exec(await (await fetch(site.url + list)).text())?.[1];
  return {
    home: "/",
    listing: "/allproduct",
    detail: await pick("/allproduct", /href="(\/coilproduct\/[^"]+)"/),
    category: "/hotRolled/sheet",
    article: await pick("/allblogs", /href="(\/blog\/[^"]+)"/),
    contact: "/contact",
  };
}

/** The run with the median performance. */
async function audit(name, url) {
  const results = [];
  for (let number = 1; number <= runs; number += 1) {
    say(`Lighthouse: ${name}, ${number} of ${runs}`);
    const port = await findPort();
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? undefined,
      args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-dev-shm-usage"],
    });
    const { lhr } = await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES });
    await browser.close();
    results.push(read(lhr));
  }
  results.sort((one, other) => one.scores[0] - other.scores[0] || other.lcpMs - one.lcpMs);
  return results[Math.floor(results.length / 2)];
}

function read({ categories, audits }) {
  const items = audits["network-requests"].details.items;
  const scripts = items.filter(({ resourceType }) => resourceType === "Script");
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
  );
  return {
    scores: CATEGORIES.map((each) => Math.round(categories[each].score * 100)),
    lcpMs: Math.round(audits["largest-contentful-paint"].numericValue),
    fcpMs: Math.round(audits["first-contentful-paint"].numericValue),
    tbtMs: Math.round(audits["total-blocking-time"].numericValue),
    cls: Math.round(audits["cumulative-layout-shift"].numericValue * 1000) / 1000,
    scriptRequests: scripts.length,
    kilobytes: Math.round(items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 100) / 10,
    failed: failed.map(({ id }) => id),
  };
}

function findPort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function print({ load, audits, press }) {
  console.log(
    `Lighthouse ${LIGHTHOUSE}, mobile, median of ${runs}; load of the machine at the start ${load.toFixed(1)}`,
  );
  console.log(
    "| page | perf / a11y / practices / SEO | LCP ms | FCP ms | TBT ms | CLS | scripts | KB | not passed |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const [name, page] of Object.entries(audits)) {
    const { scores, lcpMs, fcpMs, tbtMs, cls, scriptRequests, kilobytes, failed } = page;
    const cells = [
      name,
      scores.join(" / "),
      lcpMs,
      fcpMs,
      tbtMs,
      cls,
      scriptRequests,
      kilobytes,
      failed.join(", "),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log(
    "\nFrom the press on a card to the next page's largest paint, in ms: slow 4G, processor 4 times slower",
  );
  console.log("| way | median | each |\n|---|---|---|");
  for (const [way, times] of Object.entries(press)) {
    const median = [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)];
    console.log(`| ${way} | ${median} | ${times.join(", ")} |`);
  }
}
