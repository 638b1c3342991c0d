import { expect, test } from "vitest";
import { findSlow, listSendings, sendAll } from "../support/long-text-round";
import { longTexts } from "../support/long-texts";
import { startSite } from "../support/site";

/** In milliseconds, on a machine that others share. */
const LONGEST_MS = 500;

test.each([250, 99])("%d KB of any text in any field of any form and call", async (kb) => {
  const site = await startSite({ env: { TRUST_PROXY: "1" } });
  const felt = await sendAll(site, await listSendings(site, longTexts(kb * 1024)));
  for (const { name, status, ms } of felt.slice(0, 20)) console.log(ms, status, name);
  console.log(`${felt.length} sent, half of them within ${felt[felt.length >> 1]?.ms} ms`);
  expect(await findSlow(site, felt, LONGEST_MS)).toEqual([]);
  expect(felt.filter(({ status }) => status >= 500)).toEqual([]);
  expect(site.log()).not.toContain('"event":"error"');
  await site.stop();
});
