import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findBrowser } from "../scripts/test/browser.mjs";
import { startSite } from "../tests/support/site";
import { begin, median, printRow } from "./measure.mjs";
import { measurePress } from "./press.mjs";

/** How pages do on a cheap phone: Lighthouse's mobile run, and the press on a card to the next page's paint. */

const LIGHTHOUSE = "lighthouse@13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const runs = process.argv.includes("--quick") ? 1 : 3;

const site = await startSite();
try {
  const figures = ["LCP ms (≤ 940)", "CLS", "scripts", "HTML + CSS KB (≤ 20 without headers)"];
  begin(`${LIGHTHOUSE}, mobile, median of ${runs}`, "page", CATEGORIES.join(" / "), ...figures);
  const product = await findLink("/allproduct", /href="(\/coilproduct\/[^"]+)"/);
  const article = await findLink("/allblogs", /href="(\/blog\/[^"]+)"/);
  for (const page of ["/", "/allproduct", "/hotRolled/sheet", "/contact", product, article]) {
    printRow(page, ...(await audit(page)));
  }
  begin("Press to paint, slow 4G, processor 4 times slower", "way", "median ms (≤ 400)", "each");
  for (const way of ["finger", "pointer", "scripts"]) {
    const times = await measurePress(new URL(site.url).port, way, 2 * runs - 1);
    printRow(way, median(times), times.join(", "));
  }
} finally {
  await site.stop();
}

async function findLink(list, pattern) {
  const answer = await fetch(site.url + list);
  return pattern.exec(await answer.text())[1];
}

/** Of the run with the median performance. */
async function audit(page) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(site.url + page));
  const scoreOf = ({ categories }) => categories.performance.score;
  const middle = median(reports.map(scoreOf));
  const { categories, audits } = reports.find((report) => scoreOf(report) === middle);
  const { items } = audits["network-requests"].details;
  const bytesOf = (type) =>
    items.reduce((sum, item) => sum + (item.resourceType === type && item.transferSize), 0);
  return [
    CATEGORIES.map((name) => Math.round(categories[name].score * 100)).join(" / "),
    Math.round(audits["largest-contentful-paint"].numericValue),
    audits["cumulative-layout-shift"].numericValue.toFixed(3),
    items.filter(({ resourceType }) => resourceType === "Script").length,
    ((bytesOf("Document") + bytesOf("Stylesheet")) / 1000).toFixed(1),
  ];
}

/** npm fetches it the first time. */
async function runLighthouse(url) {
  const wish = ["--output=json", "--quiet", `--only-categories=${CATEGORIES}`];
  const flags = "--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage";
  const env = { ...process.env, ...(findBrowser() ? { CHROME_PATH: findBrowser() } : {}) };
  const options = { env, maxBuffer: 2 ** 28 };
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...wish, flags], options);
  return JSON.parse(stdout);
}
