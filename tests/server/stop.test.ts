import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { stopInRounds } from "../attack/stop-rounds";
import { removeHome } from "../support/home";
import { head, talk } from "../support/raw-http";
import { type Site, startSite } from "../support/site";

let site: Site | null = null;
afterEach(() => {
  if (site) removeHome(site.home);
  site = null;
});

test("a stop that is signalled twice, as from a group, loses no request", async () => {
  const { answered, lost, exits, lines } = await stopInRounds(1, true);
  expect(lost).toEqual([]);
  expect(answered).toBeGreaterThan(4);
  expect(exits).toEqual([0]);
  expect(lines).toEqual([1]);
});

test("a second order later on cuts what is half sent, and the site still ends well", async () => {
  site = await startSite({ sample: false });
  const port = Number(new URL(site.url).port);
  const half = talk(port, async (socket) => {
    socket.write(head("POST /contact", "Content-Length: 2000"));
    for (let count = 0; socket.writable && count < 100; count += 1) {
      socket.write("a".repeat(200));
      await pause(1_500);
    }
  });
  await pause(300);
  const begun = Date.now();
  const exit = site.end("SIGINT");
  await pause(2_500);
  process.kill(site.pid, "SIGINT");
  expect(await exit).toBe(0);
  expect(Date.now() - begun).toBeLessThan(8_000);
  expect((await half).text).toBe("");
  expect(site.log()).toMatch(/"event":"stop","signal":"SIGINT","ms":\d+,"cut":1/);
});
