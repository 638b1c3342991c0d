import { expect, onTestFinished, test } from "vitest";
import { hostilePictures } from "../attack/hostile-pictures";
import { sendPictures, turnBits } from "../attack/picture-round";
import { reportLogIfFailed } from "../support/report";
import { chooseSeed } from "../support/seeded";
import { startSite } from "../support/site";

/** The long run is tests/attack/pictures.test.ts. */
test("20 pictures with turned bits and 12 hostile ones are taken or refused, and leave nothing behind", async () => {
  const site = await startSite({ sample: false });
  onTestFinished(site.stop);
  reportLogIfFailed(site);
  const pictures = [...(await turnBits(chooseSeed(2), 20)), ...hostilePictures.slice(0, 12)];
  const round = await sendPictures(site, pictures);
  expect(round.faults).toEqual([]);
  expect(round.heaviest.mb).toBeLessThan(512);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
}, 120_000);
