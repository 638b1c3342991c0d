import { expect, onTestFinished, test } from "vitest";
import { longTexts } from "../support/long-texts";
import { report } from "../support/report";
import { startSite } from "../support/site";
import { findSlow, listSendings, needsPassword, sendAll } from "./long-text-round";

/** In milliseconds, on a machine that others share. */
const LONGEST_MS = 500;

test.each([250, 99])("%d KB of any text in any field of any form and call", async (kb) => {
  const site = await startSite({ env: { TRUST_PROXY: "1" } });
  onTestFinished(site.stop);
  const felt = await sendAll(site, await listSendings(site, longTexts(kb * 1024)));
  const others = felt.filter((one) => !needsPassword(one));
  for (const { name, status, ms } of others.slice(0, 10)) report(`${ms} ms, ${status}: ${name}`);
  const at = (share: number) => others[Math.floor(others.length * (1 - share))]?.ms;
  report(`${felt.length} sent, half of them within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`);
  expect(await findSlow(site, felt, LONGEST_MS)).toEqual([]);
  expect(felt.filter(({ status }) => status >= 500)).toEqual([]);
  expect(site.log()).not.toContain('"event":"error"');
});
