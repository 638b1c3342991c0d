import { setTimeout as pause } from "node:timers/promises";
import { openClient } from "../tests/api/client";
import { fillDatabase } from "../tests/support/bulk.mjs";
import { makeHome, removeHome } from "../tests/support/home";
import { firstAdmin } from "../tests/support/template";
import { loader, press } from "./load.mjs";
import { begin, get, printRow } from "./measure.mjs";
import { startBare, startSite, startStock } from "./servers.mjs";

/**
 * The site beside a bare `node:http` server that sends the same bytes, and beside a listing of as many cards made with
 * Remix as it comes, asked in turn. A figure is a ratio made within a round, of the middle one of the rounds.
 */
const quick = process.argv.includes("--quick");
const rounds = quick ? 1 : 3;
const seconds = quick ? 1 : 2;
const API = "/backend/api/admin";
/** Made for one visitor, or a file. */
const NOT_KEPT = /^\/(contact|enquiry|uploads|assets|pictures)\b|\.(svg|ico|png)$/;
/** No spelling of the site's own links, so it is made for each who asks. */
const MADE = "/ALLPRODUCT";

const home = await makeHome("sample");
// As many cards as a listing shows.
fillDatabase(home.databaseFile, { products: 30 });
const site = await startSite(home);
const bare = await startBare(home, site);
const stock = await startStock(home);
try {
  begin(`Asked by ${loader}`, "what", "figure", "goal", "requests/s");
  await measureKept();
  await compare("a listing that is made, of stock Remix's", "≥ 1.0", [stock, "/"], [site, MADE], 4);
  await measureWriters();
} finally {
  for (const server of [site, bare, stock]) server.stop();
  removeHome(home);
}

/** Of each kind of page, and behind every link of header, footer and home as it is written. */
async function measureKept() {
  const [article] = await readApi("/getAllBlog?limit=1");
  const [product] = (await readApi("/product/getAllProduct?limit=1")).products;
  const html = await fetch(site.url).then((answer) => answer.text());
  const links = Array.from(html.matchAll(/ href="(\/[^"#]*)/g), ([, href]) => href.replaceAll("&amp;", "&"));
  const kept = links.filter((link) => !NOT_KEPT.test(link));
  const paths = new Set([
    `${API}/product/getAllProduct`,
    "/allproduct",
    `/blog/${article._id}`,
    `/product/${product._id}`,
    ...kept,
  ]);
  // Twice, and a pause: then a page is as small as it will be.
  for (const path of [...paths, ...paths]) await get(site.url + path);
  await pause(1_500);
  for (const path of paths) {
    await compare(`${path}, of the bare server's`, "≥ 0.75", [bare, path], [site, path]);
  }
}

async function compare(what, goal, theirs, ours, connections = 32) {
  const turns = [];
  for (const [server, first] of [theirs, ours]) await get(server.url + first);
  for (let turn = 0; turn < rounds; turn += 1) {
    turns.push([await press(...theirs, seconds, connections), await press(...ours, seconds, connections)]);
  }
  const ratio = ([their, our]) => our.perSecond / their.perSecond;
  const middle = turns.toSorted((one, other) => ratio(one) - ratio(other))[Math.floor(turns.length / 2)];
  const speeds = middle.map(
    ({ perSecond, limited }) => `${perSecond.toFixed(0)}${limited ? " (the client's limit)" : ""}`,
  );
  printRow(what, ratio(middle).toFixed(2), goal, speeds.toReversed().join(" against "));
}

async function measureWriters() {
  const client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
  const [{ _id, ...product }] = (await readApi("/product/getAllProduct?limit=1")).products;
  const name = "A sheet from the bench";
  const begun = performance.now();
  let written = 0;
  const write = async () => {
    while (performance.now() - begun < seconds * 1_000) {
      const answer = await client.call("POST", "/api/admin/product/createProduct", {
        json: { ...product, name },
      });
      if (answer.status === 201) written += 1;
    }
  };
  await Promise.all(Array.from({ length: 64 }, write));
  const perSecond = written / ((performance.now() - begun) / 1_000);
  const { products } = await readApi("/product/getAllProduct");
  const found = products.filter((each) => each.name === name).length;
  printRow("creations by 64 writers", `${perSecond.toFixed(0)}/s`, "≥ 80/s", `${found} of ${written} there`);
}

async function readApi(path) {
  return (await fetch(site.url + API + path)).json();
}
