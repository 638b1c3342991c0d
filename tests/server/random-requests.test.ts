import { expect, test } from "vitest";
import { sendRandomRequests } from "../attack/random-round";
import { borrowSite } from "../support/lent-site";
import { reportLogIfFailed } from "../support/report";
import { chooseSeed } from "../support/seeded";

const site = borrowSite();

/** The long run is tests/attack/random-requests.test.ts. */
test("100 random requests meet no failure and leave the site as it was", async () => {
  reportLogIfFailed(site);
  const round = await sendRandomRequests(site, chooseSeed(1), 100, 4);
  expect(round.faults).toEqual([]);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(site.log().match(/^.*"event":"error".*$/gm) ?? []).toEqual([]);
});
