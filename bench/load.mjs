import http from "node:http";
import autocannon from "autocannon";

const CONNECTIONS = 32;

export const BROWSER = { "Accept-Encoding": "gzip, deflate, br" };

/** No spelling of the site's own links, so it is made for each who asks. */
export const UNCACHED = "/ALLPRODUCT";

/** As many requests as the server answers in so many seconds. Times in ms. */
export async function press(url, { seconds = 3, connections = CONNECTIONS, ...options } = {}) {
  const result = await autocannon({ url, connections, duration: seconds, ...options });
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors - (result.statusCodeStats["304"]?.count ?? 0),
  };
}

/** One request after another, each on the same connection; the times they took, in ms, shortest first. */
export async function visit(url, { times = Number.POSITIVE_INFINITY, until, pauseMs = 0, headers = {} }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const waits = [];
  let going = true;
  void until?.finally(() => {
    going = false;
  });
  for (let turn = 0; going && turn < times; turn += 1) {
    const begun = performance.now();
    await get(typeof url === "function" ? url(turn) : url, { agent, headers });
    waits.push(performance.now() - begun);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  agent.destroy();
  return waits.sort((a, b) => a - b);
}

/** With the body as it was sent. */
export function get(url, options = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, options, (response) => {
      const pieces = [];
      response.on("data", (piece) => pieces.push(piece));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(pieces),
        }),
      );
      response.on("error", reject);
    });
    request.on("error", reject);
  });
}

export function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values) {
  return at(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}
