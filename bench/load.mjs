import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { headers, processorTimeOf } from "./measure.mjs";
import { clientCores } from "./servers.mjs";

/** A server that waits longer is not at its limit: who asks it is. */
const LEAST_BUSY = 0.9;

export const loader = spawnSync("wrk").error ? "autocannon" : "wrk";

/** Requests that a server answers in a second when it is asked for nothing but one page. */
export async function press(server, path, seconds, connections) {
  const before = processorTimeOf(server);
  const perSecond = await loaders[loader](server.url + path, seconds, connections);
  const busy = (processorTimeOf(server) - before) / seconds;
  return { perSecond, limited: busy < LEAST_BUSY };
}

const loaders = {
  async wrk(url, seconds, connections) {
    const header = `Accept-Encoding: ${headers["Accept-Encoding"]}`;
    const wish = [`-t${clientCores}`, `-c${connections}`, `-d${seconds}s`];
    const { stdout } = await promisify(execFile)("wrk", [...wish, "-H", header, url]);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
  },
  async autocannon(url, duration, connections) {
    const wish = { url, connections, duration, headers, workers: clientCores };
    const { requests, errors, non2xx } = await autocannon(wish);
    if (errors + non2xx > 0) throw new Error(`${url}: ${errors + non2xx} answers failed`);
    return requests.total / duration;
  },
};
