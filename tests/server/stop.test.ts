import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { removeHome } from "../support/home";
import { head, talk } from "../support/raw-http";
import { startSite } from "../support/site";

test("a second order later on cuts what is half sent, and the site still ends well", async () => {
  const site = await startSite({ sample: false });
  onTestFinished(() => removeHome(site.home));
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
