import { expect, onTestFinished, test } from "vitest";
import { findSlow, listSendings, needsPassword, sendAll } from "../attack/long-text-round";
import { longTexts } from "../support/long-texts";
import { report } from "../support/report";
import { startSite } from "../support/site";

/** In milliseconds, on a machine that others share; the long run is tests/attack/long-texts.test.ts. */
const LONGEST_MS = 500;

test("250 KB of accents and tags in any field of any form and call", async () => {
  const site = await startSite({ env: { TRUST_PROXY: "1" } });
  onTestFinished(site.stop);
  const { accents = "", tags = "" } = longTexts(125 * 1024);
  const felt = await sendAll(site, await listSendings(site, { "accents and tags": accents + tags }, []));
  const slowest = felt.find((one) => !needsPassword(one));
  report(`${felt.length} sent, the slowest in ${slowest?.ms} ms: ${slowest?.name}`);
  expect(felt.length).toBeGreaterThan(180);
  expect(await findSlow(site, felt, LONGEST_MS)).toEqual([]);
  expect(felt.filter(({ status }) => status >= 500)).toEqual([]);
}, 180_000);
