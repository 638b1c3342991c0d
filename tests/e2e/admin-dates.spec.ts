import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";

// A reader far away, whose own calendar is often at another day.
test.use({ timezoneId: "Pacific/Honolulu", locale: "de-DE" });

test("a date is the site's, whatever the reader's browser would make of it @js", async ({ page }) => {
  await signIn(page);
  await page.goto("/adminallproduct");
  const dates = page.locator("time");
  const written = await (await page.request.get("/adminallproduct")).text();
  const expected = [...written.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map(([, text]) => text ?? "");
  expect(expected.length).toBeGreaterThan(5);
  for (const text of expected) expect(text).toMatch(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/);
  // The home of the toasts is there once the page runs in the browser.
  await expect(page.locator("[data-rht-toaster]")).toBeAttached();
  await expect(dates).toHaveText(expected);
});
