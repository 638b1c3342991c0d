import { fork } from "node:child_process";
import { once } from "node:events";
import { BROWSER, get, median, press } from "./load.mjs";
import { note, round } from "./report.mjs";
import { pinServer } from "./serving.mjs";

/** Pages from memory beside a bare server that sends the same bytes. */
export async function measureCached(site, paths, { rounds, seconds }) {
  console.log("\nPages from memory beside a bare server with the same bytes");
  const bare = await startBare(site, Object.values(paths));
  for (const [name, path] of Object.entries(paths)) {
    const ratios = [];
    const tails = [];
    for (let turn = 0; turn < rounds; turn += 1) {
      const theirs = await press(bare.url + path, { seconds, headers: BROWSER });
      const ours = await press(site.url + path, { seconds, headers: BROWSER });
      if (ours.failed > 0) throw new Error(`${path}: ${ours.failed} answers failed`);
      ratios.push(ours.perSecond / theirs.perSecond);
      tails.push(ours.p99 / Math.max(1, theirs.p99));
    }
    note(
      `${name}: requests/s of the bare server's`,
      round(median(ratios)),
      "≥ 0.75",
      `p99 ${round(median(tails))} × (≤ 2)`,
    );
  }
  const { rawHeaders } = await get(site.url + paths.listing, { headers: BROWSER });
  const etag = rawHeaders[rawHeaders.findIndex((name) => /^etag$/i.test(name)) + 1];
  const unchanged = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const whole = await press(site.url + paths.listing, { seconds, headers: BROWSER });
    const short = await press(site.url + paths.listing, {
      seconds,
      headers: { ...BROWSER, "If-None-Match": etag },
    });
    unchanged.push(short.perSecond / whole.perSecond);
  }
  note("304: requests/s of its 200s", round(median(unchanged)), "≥ 0.85");
  bare.child.kill();
}

async function startBare(site, paths) {
  const child = fork("bench/bare.mjs", { execArgv: [] });
  pinServer(child.pid);
  const [url] = await once(child, "message");
  const answers = [];
  for (const path of paths) {
    // Twice, and a pause: then the page is as small as it will be.
    await get(site.url + path, { headers: BROWSER });
    await get(site.url + path, { headers: BROWSER });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const { rawHeaders, body } = await get(site.url + path, { headers: BROWSER });
    const head = rawHeaders.filter(
      (_, index) => !/^(date|connection|keep-alive)$/i.test(rawHeaders[index - (index % 2)]),
    );
    answers.push([path, head, body.toString("base64")]);
  }
  child.send(answers);
  await once(child, "message");
  return { child, url };
}
