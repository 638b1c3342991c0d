import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { removeHome } from "../support/home";
import { report } from "../support/report";
import { type Site, startSite } from "../support/site";

/** What became of the requests of clients that asked without a break while their sites were stopped. */
type Tally = { answered: number; lost: string[]; exits: (number | null)[]; lines: number[] };

const ROUNDS = 50;
const CLIENTS = 8;

test.each([
  ["to the process", false],
  ["to its group", true],
])("50 stops signalled %s lose no request", async (_name, again) => {
  const { answered, lost, exits, lines } = await stopInRounds(again);
  report(`${answered} answered, ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(new Set(exits)).toEqual(new Set([0]));
  expect(new Set(lines)).toEqual(new Set([1]));
});

/**
 * Starts a site, lets eight clients ask (half of them on connections they keep) and stops it, again and again. With
 * `again` the signal comes a second time a moment later, as from npm or a service manager that tells the whole group.
 */
async function stopInRounds(again: boolean): Promise<Tally> {
  const tally: Tally = { answered: 0, lost: [], exits: [], lines: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite({ sample: false });
    const state = { going: true };
    const clients = Array.from({ length: CLIENTS }, (_, at) => ask(site, at % 2 === 0, state, tally));
    await pause(150 + Math.random() * 150);
    const exit = site.end("SIGTERM");
    if (again) {
      await pause(Math.random() * 50);
      process.kill(site.pid, "SIGTERM");
    }
    tally.exits.push(await exit);
    state.going = false;
    await Promise.all(clients);
    tally.lines.push(site.log().match(/"event":"stop"/g)?.length ?? 0);
    removeHome(site.home);
  }
  return tally;
}

/** Asks until nobody listens any more. Lost is a request whose connection stood and that got no whole answer. */
async function ask(site: Site, keepAlive: boolean, state: { going: boolean }, tally: Tally) {
  const agent = new http.Agent({ keepAlive, maxSockets: 1 });
  while (state.going) {
    await new Promise<void>((resolve) => {
      let isConnected = false;
      const fail = (error: NodeJS.ErrnoException) => {
        if (isConnected) tally.lost.push(String(error.code));
        else state.going = false;
        resolve();
      };
      const request = http.get(`${site.url}/about`, { agent }, (answer) => {
        answer.on("error", fail).on("end", () => {
          tally.answered += 1;
          resolve();
        });
        answer.resume();
      });
      request.on("error", fail).on("socket", (socket) => {
        isConnected = !socket.connecting;
        if (isConnected) return;
        socket.once("connect", () => {
          isConnected = true;
        });
      });
    });
  }
  agent.destroy();
}
