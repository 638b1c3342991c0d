import { readFileSync, rmSync } from "node:fs";
import http from "node:http";
import { buildSite } from "../scripts/start/build.mjs";
import { generateClient } from "../scripts/start/client.mjs";
import { installPackages } from "../scripts/start/packages.mjs";
import { forgetOwnSite } from "../scripts/test/environment.mjs";
import { makeEnvironment, prepareDatabase, serveSite } from "./serving.mjs";

/**
 * Prints, for each whole list of a large catalogue, how long it takes, the server's memory and how long other pages
 * wait meanwhile. Arguments: products (100000), articles (10000). Reads the server's memory from /proc: Linux only.
 */

const [products = 100_000, articles = 10_000] = process.argv.slice(2).map(Number);
/** A reader on a poor connection: bytes a second, and for how many seconds it is watched. */
const SLOW_BYTES = 64 * 1024;
const SLOW_SECONDS = 30;
const OTHER_PAGES = ["/about", "/allproduct", "/allblogs", "/hotRolled/sheet"];

const home = makeEnvironment();
forgetOwnSite();
await installPackages();
await generateClient();
const { fillDatabase } = await import("../tests/support/bulk.mjs");
await prepareDatabase(home);
fillDatabase(home.file, { products, articles });
await buildSite();

for (const run of [
  { name: "other pages alone", seconds: 10 },
  { name: "getAllProduct", path: "/backend/api/admin/product/getAllProduct" },
  { name: "getAllProduct, gzip", path: "/backend/api/admin/product/getAllProduct", encoding: "gzip" },
  { name: "getAllProduct, brotli", path: "/backend/api/admin/product/getAllProduct", encoding: "br" },
  { name: "getAllBlog", path: "/backend/api/admin/getAllBlog" },
  { name: "getAllBlog, gzip", path: "/backend/api/admin/getAllBlog", encoding: "gzip" },
  { name: "sitemap.xml", path: "/sitemap.xml" },
  { name: "sitemap.xml, products", path: "/sitemap.xml?part=products-1" },
  { name: "getAllProduct, slow", path: "/backend/api/admin/product/getAllProduct", slow: true },
  {
    name: "getAllProduct, slow gzip",
    path: "/backend/api/admin/product/getAllProduct",
    slow: true,
    encoding: "gzip",
  },
  { name: "getAllBlog, slow", path: "/backend/api/admin/getAllBlog", slow: true },
]) {
  await measure(run);
}
rmSync(home.home, { recursive: true });

/** Runs one measurement on a server of its own and prints its line. */
async function measure({ name, path: target, encoding = "identity", slow = false, seconds = 0 }) {
  const site = await serveSite(home);
  for (const page of OTHER_PAGES) await get(site.url + page);
  const memory = watchMemory(site.child.pid);
  const others = visitOthers(site.url);
  const begun = performance.now();
  const read = target
    ? await readList(site.url + target, encoding, slow)
    : await pause(seconds * 1000).then(() => ({ status: "", bytes: 0 }));
  const ms = performance.now() - begun;
  const waits = await others.stop();
  if (target && read.status !== 200) throw new Error(`${name} was answered ${read.status}.`);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))].toFixed(0);
  console.log(
    [
      name.padEnd(28),
      String(read.status).padStart(4),
      `${(read.bytes / 1e6).toFixed(1)} MB`.padStart(9),
      `${(ms / 1000).toFixed(1)} s`.padStart(7),
      `RSS ${memory.before.toFixed(0)} -> ${memory.stop().toFixed(0)} MB`.padStart(18),
      `others p50 ${at(0.5)} p99 ${at(0.99)} max ${at(1)} ms (${waits.length})`,
    ].join("  "),
  );
  await site.stop("SIGKILL");
}

/** The greatest resident memory until `stop`, in MB. */
function watchMemory(pid) {
  const now = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1000;
  const before = now();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, now());
  }, 20);
  const stop = () => {
    clearInterval(timer);
    return most;
  };
  return { before, stop };
}

/** One visitor who opens page after page; `stop` answers how long each took, in ms, shortest first. */
function visitOthers(url) {
  let running = true;
  const visits = (async () => {
    const waits = [];
    for (let turn = 0; running; turn += 1) {
      const begun = performance.now();
      await get(url + OTHER_PAGES[turn % OTHER_PAGES.length]);
      waits.push(performance.now() - begun);
      await pause(20);
    }
    return waits.sort((a, b) => a - b);
  })();
  const stop = () => {
    running = false;
    return visits;
  };
  return { stop };
}

function get(url) {
  return new Promise((resolve, reject) => {
    http.get(url, (response) => response.resume().on("end", resolve)).on("error", reject);
  });
}

function readList(url, encoding, slow) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { "Accept-Encoding": encoding } }, (response) => {
      const { statusCode: status } = response;
      let bytes = 0;
      const begun = performance.now();
      const end = () => {
        resolve({ status, bytes });
        request.destroy();
      };
      response.on("data", (piece) => {
        bytes += piece.length;
        if (!slow) return;
        if (performance.now() - begun > SLOW_SECONDS * 1000) return end();
        response.pause();
        setTimeout(() => response.resume(), (piece.length / SLOW_BYTES) * 1000);
      });
      response.on("end", end);
      response.on("error", () => {});
    });
    request.on("error", reject);
  });
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
