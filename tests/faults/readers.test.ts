import { expect, it } from "vitest";
import { borrowSite } from "../support/lent-site";
import { fetchPage } from "../support/page";
import { putQuotation } from "../support/quotation";
import { openQuotation } from "../support/quotation-page";
import { signInAt } from "../support/sign-in";
import { lock, run } from "./store";

const site = borrowSite();

it("a quotation opened for the first time, and a page whose reader's session has run out, wait for no other program", async () => {
  const { path } = putQuotation(site.home);
  const cookie = await signInAt(site);
  run(site, `UPDATE "Session" SET "seenAt" = '2026-01-01T00:00:00.000+00:00'`);
  const repair = lock(site);
  const begun = performance.now();
  const pages = await Promise.all([
    openQuotation(site, path),
    fetchPage(`${site.url}/about`, { headers: { Cookie: cookie } }),
    fetchPage(`${site.url}/admindashboard`, { headers: { Cookie: cookie } }),
  ]).finally(repair);
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 302]);
  // Who waits for the lock waits for five seconds.
  expect(performance.now() - begun).toBeLessThan(3_000);
});
