import { expect, onTestFinished, test } from "vitest";
import { report, reportLogIfFailed } from "../support/report";
import { chooseSeed } from "../support/seeded";
import { startSite } from "../support/site";
import { hostilePictures } from "./hostile-pictures";
import { sendPictures, turnBits } from "./picture-round";

test.each([
  ["500 pictures with turned bits", () => turnBits(chooseSeed(Date.now() % 1_000_000), 500)],
  [`${hostilePictures.length} hostile pictures`, async () => hostilePictures],
])("%s are taken or refused in time, within 512 MB, and leave nothing behind", async (_name, make) => {
  const site = await startSite({ sample: false });
  onTestFinished(site.stop);
  reportLogIfFailed(site);
  const round = await sendPictures(site, await make());
  report({ ...round, faults: round.faults.length });
  expect(round.faults).toEqual([]);
  expect(round.heaviest.mb).toBeLessThan(512);
  expect(round.siteMb).toBeLessThan(350);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(site.log()).not.toContain('"event":"error"');
});
