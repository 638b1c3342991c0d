import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { buildSite } from "../scripts/start/build.mjs";
import { generateClient } from "../scripts/start/client.mjs";
import { installPackages } from "../scripts/start/packages.mjs";
import { forgetOwnSite } from "../scripts/test/environment.mjs";

/**
 * `npm run bench [-- --json FILE] [-- --quick]`: the built site on databases of its own beside two yardsticks, in one
 * run and in turn: a bare `node:http` server that sends the same bytes, and a listing of as many cards made with Remix as
 * it comes. Figures are medians of the rounds; ratios are made within a round.
 */
forgetOwnSite();
await installPackages();
await generateClient();
await buildSite();
const { makeEnvironment, pinClient, startSite } = await import("./serving.mjs");
const { fillDatabase } = await import("../tests/support/bulk.mjs");
const { begin, note, results, round, save } = await import("./report.mjs");
const { measureCached } = await import("./cached.mjs");
const { measureBytes, measureMade } = await import("./made.mjs");
const { measureHeavy } = await import("./heavy.mjs");

const quick = process.argv.includes("--quick");
const plan = quick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 };
const sizes = quick ? [100, 1_000] : [100, 10_000, 100_000];
const API = "/backend/api/admin";

pinClient();
begin();
const homes = [];
try {
  await measureSample();
  await measureGrowth();
} finally {
  for (const { home } of homes) rmSync(home, { recursive: true, force: true });
}
if (process.argv.includes("--json")) save(process.argv[process.argv.indexOf("--json") + 1]);

/** A home with the sample content and so many more products. */
async function open(size) {
  const home = makeEnvironment();
  homes.push(home);
  const first = await startSite(home);
  await first.stop();
  if (size > 0) fillDatabase(home.file, { products: size });
  return home;
}

async function measureSample() {
  // As many cards as a listing shows.
  const home = await open(30);
  const site = await startSite(home);
  const { products } = await (await fetch(`${site.url}${API}/product/getAllProduct?limit=1`)).json();
  const [blog] = await (await fetch(`${site.url}${API}/getAllBlog?limit=1`)).json();
  const paths = {
    listing: "/allproduct",
    article: `/blog/${blog._id}`,
    detail: `/product/${products[0]._id}`,
    "API list": `${API}/product/getAllProduct`,
  };
  await measureCached(site, paths, plan);
  await measureMade(site, home, plan);
  await measureBytes(site, paths);
  await measureHeavy(site, plan);
  note("memory after all this", `${site.memoryMb()} MB`, "");
  await site.stop();
}

/** By a program of its own, which others can run alone. */
async function measureGrowth() {
  console.log("\nGrowth, pages made anew (a few minutes)");
  const args = ["bench/growth.mjs", ...sizes.map(String), "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  const growth = JSON.parse(stdout);
  results.growth = growth;
  const most = sizes.at(-1);
  for (const [name, { medians, ratio }] of Object.entries(growth.pages)) {
    const goal = name.startsWith("filter") ? "≤ 60 ms" : "≤ 1.2 ×";
    note(
      `${name} at ${most} products`,
      `${round(medians.at(-1), 1)} ms`,
      goal,
      `${round(ratio)} × of ${sizes[0]}`,
    );
  }
  note(`search at ${most}: p95 of 200`, `${round(growth.search.at(-1).p95, 1)} ms`, "≤ 50 ms");
  note(`memory at ${most}`, `${round(growth.others.at(-1).memory, 0)} MB`, "≤ 220 MB");
  note(`second start at ${most}`, `${round(growth.others.at(-1).start, 0)} ms`, "≤ 1000 ms");
}
