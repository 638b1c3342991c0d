import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { visitor } from "../support/visitor";

// A reader far away, whose own calendar is often at another day.
test.use({ timezoneId: "Pacific/Honolulu", locale: "de-DE" });

test("the back office writes each time of a day in one way, the exact one too @js", async ({ page }) => {
  await page.request.post("/contact", { form: visitor });
  await signIn(page);
  for (const path of ["/admindashboard", "/adminenquiries", "/adminpassword", "/adminquotations"]) {
    await page.goto(path);
    const text = (await page.locator("main").textContent()) ?? "";
    const titles = await page
      .locator("[title]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("title") ?? ""));
    const times = [text, ...titles].join("\n").match(/\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?/gi) ?? [];
    if (path !== "/adminquotations") expect(times.length, path).toBeGreaterThan(0);
    for (const time of times) expect(time, path).toMatch(/^(1[0-2]|[1-9]):\d{2}(:\d{2})?\s[ap]m$/);
  }
});

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
