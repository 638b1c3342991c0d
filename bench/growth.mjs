import { openDatabase } from "../scripts/start/database.mjs";
import { fillDatabase } from "../tests/support/bulk.mjs";
import { makeHome, removeHome } from "../tests/support/home";
import { startSite } from "../tests/support/site";
import { at, begin, get, median, memoryOf, printRow } from "./measure.mjs";

/**
 * How long pages take with many products against few, each made anew. All catalogues are served side by side and asked
 * in turn, so that whatever else the machine does disturbs them alike. With `--different` hardly two products share
 * their sizes.
 */
const quick = process.argv.includes("--quick");
const sizes = quick ? [100, 1_000] : [100, 1_000, 10_000, 100_000];
const differentSizes = process.argv.includes("--different");

/** The middle is the farthest from both ends. */
const middle = (rows) => Math.max(1, Math.round(rows / 48));
const pages = {
  home: () => "/",
  listing: () => "/allproduct",
  "listing, middle page": ({ size }) => `/allproduct?page=${middle(size)}`,
  category: () => "/hotRolled/sheet",
  "category, thinnest, middle": ({ size }) => `/hotRolled/sheet?sort=thinnest&page=${middle(size / 4)}`,
  "filter, exact size (≤ 60 ms)": () => "/allproduct?thickness=2&width=1250",
  "filter, range (≤ 60 ms)": () => "/hotRolled/sheet?tmin=1&tmax=3&wmin=1000&wmax=1250",
  detail: ({ product }) => `/product/${product}`,
  blog: () => "/allblogs",
  article: ({ article }) => `/blog/${article}`,
  "API list, page": () => "/backend/api/admin/product/getAllProduct?page=2&limit=25",
  "search, common words": () => "/search?q=bulk%20plate%20cut",
  "search, size": () => "/search?q=2x1250",
  "search, rare word": () => "/search?q=plate%2077",
};
/** Common ones, rare ones, beginnings, and one that nothing has. */
const words = ["bulk", "plate cut", "northmill 77", "arti", "wind roof", "s", "coils 2000", "zzz"];

const sites = [];
try {
  for (const size of sizes) sites.push(await openSite(size));
  const ratios = sizes.slice(1).map((size) => `× at ${size}`);
  begin(`${differentSizes ? "Mostly different" : "Few"} sizes`, "made anew, median ms", ...sizes, ...ratios);
  for (const [name, pathOf] of Object.entries(pages)) {
    const medians = (await measure(quick ? 5 : 30, pathOf)).map(median);
    const grown = medians.slice(1).map((ms) => (ms / medians[0]).toFixed(2));
    printRow(name, ...medians.map((ms) => ms.toFixed(1)), ...grown);
  }
  const searches = await measure(200, (_, turn) => `/search?q=${words[turn % words.length]}`);
  printRow("p95 of 200 searches (≤ 50 ms)", ...searches.map((times) => at(times, 0.95).toFixed(1)));
  printRow("memory after it, MB (≤ 220)", ...sites.map(({ server }) => memoryOf(server).toFixed(0)));
  printRow("second start, ms (≤ 1000)", ...sites.map(({ startMs }) => startMs.toFixed(0)));
} finally {
  for (const { server, database, home } of sites) {
    await server.stop();
    database.close();
    removeHome(home);
  }
}

/** A hundred of every catalogue have what is asked for or are next to it: a filter or a search finds as much everywhere. */
function setSizes(thickness, products, from) {
  const some = `(SELECT "id" FROM "Product" ORDER BY "createdAt" LIMIT ${products} OFFSET ${from})`;
  return `UPDATE "ProductSize" SET "mm" = iif("axis" = 'thickness', ${thickness}, 1250) * ("position" + 1) WHERE "productId" IN ${some};
    UPDATE "Product" SET "thicknessMin" = ${thickness}, "thicknessMax" = ${3 * thickness}, "widthMin" = 1250, "widthMax" = 2500 WHERE "id" IN ${some};`;
}

/** Filled, started until its rows are read, stopped, and started again: the second start is the one that counts. */
async function openSite(size) {
  const home = await makeHome("bare");
  fillDatabase(home.databaseFile, { products: size, differentSizes, articles: Math.max(30, size / 10) });
  const database = openDatabase(home.databaseFile, { timeout: 10_000 });
  database.exec(setSizes(2, 60, 0) + setSizes(1.8, 20, 60) + setSizes(2.2, 20, 80));
  const pick = (table) =>
    database.prepare(`SELECT "id" FROM "${table}" ORDER BY "createdAt" LIMIT 1 OFFSET 10`).pluck().get();
  const first = await startSite({ home });
  await get(`${first.url}/`);
  await first.end("SIGTERM");
  const begun = performance.now();
  const server = await startSite({ home });
  await get(`${server.url}/`);
  const startMs = performance.now() - begun;
  return { size, home, database, product: pick("Product"), article: pick("Blog"), server, startMs };
}

/** The times of each site, in ms. Two turns go before. */
async function measure(turns, pathOf) {
  const times = sites.map(() => []);
  for (let turn = -2; turn < turns; turn += 1) {
    for (const [index, site] of sites.entries()) {
      // A write by another program: no page made before may be sent again.
      site.database
        .prepare(`UPDATE "Product" SET "updatedAt" = "updatedAt" WHERE "id" = ?`)
        .run(site.product);
      const begun = performance.now();
      await get(site.server.url + pathOf(site, Math.max(0, turn)));
      if (turn >= 0) times[index].push(performance.now() - begun);
    }
  }
  return times;
}
