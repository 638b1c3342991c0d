import { BROWSER, get, median, press, UNCACHED } from "./load.mjs";
import { note, round } from "./report.mjs";
import { startStock } from "./stock.mjs";

/** Pages that are made for each who asks, beside a listing of as many cards by Remix as it comes. */
export async function measureMade(site, home, { rounds, seconds }) {
  console.log("\nPages that are made");
  const stock = await startStock(home);
  const ratios = [];
  let last = {};
  for (let turn = 0; turn < rounds; turn += 1) {
    const theirs = await press(stock.url, { seconds, headers: BROWSER, connections: 8 });
    const ours = await press(site.url + UNCACHED, { seconds, headers: BROWSER, connections: 2 });
    ratios.push(ours.perSecond / theirs.perSecond);
    last = { ours: round(ours.perSecond, 0), theirs: round(theirs.perSecond, 0) };
  }
  note(
    "listing, made: requests/s of a stock Remix listing's",
    round(median(ratios)),
    "≥ 3",
    `${last.ours} against ${last.theirs}/s`,
  );
  await stock.stop();
}

export async function measureBytes(site, paths) {
  console.log("\nBytes of a first visit (br)");
  for (const [name, path] of Object.entries({ home: "/", ...paths, category: "/hotRolled/sheet" })) {
    if (path.startsWith("/backend")) continue;
    const html = await (await fetch(site.url + path)).text();
    const styles = Array.from(html.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, href]) => href);
    const parts = [];
    for (const part of [path, ...styles]) parts.push(await get(site.url + part, { headers: BROWSER }));
    const bytes = parts.reduce((sum, { body }) => sum + body.length, 0);
    note(`${name}: HTML + CSS`, `${round(bytes / 1000, 1)} KB`, "≤ 20 KB");
  }
}
