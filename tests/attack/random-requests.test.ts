import { expect, onTestFinished, test } from "vitest";
import { report, reportLogIfFailed } from "../support/report";
import { chooseSeed } from "../support/seeded";
import { startSite } from "../support/site";
import { sendRandomRequests } from "./random-round";

test("20,000 random requests meet no failure and leave the site as it was", async () => {
  const site = await startSite({ env: { TRUST_PROXY: "1" } });
  onTestFinished(site.stop);
  reportLogIfFailed(site);
  const round = await sendRandomRequests(site, chooseSeed(Date.now() % 1_000_000), 20_000, 8);
  report({ ...round, faults: round.faults.length });
  expect(round.faults).toEqual([]);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(site.log().match(/^.*"event":"error".*$/gm) ?? []).toEqual([]);
  expect(round.mostMb).toBeLessThan(350);
});
