import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { expectAccessibleAndFitting } from "./axe";
import { expectDisplayed, expectNothingCut } from "./display";
import { untilScripted, watchScripts } from "./hydration";
import { publicViews } from "./own-pages";

/** Of all scripts that stand in a page, in bytes. */
const MOST_BYTES = 2.8 * 1024;

const SOUND =
  "accessible on a desk in the light and on a phone in the dark, no word cut, at 400 % neither, no script before an intent";

test.describe(`${SOUND} @js`, () => {
  test.use({ expectedProblems: [/^404 GET \/no-such-page$/] });

  test("every public page", async ({ page }) => {
    test.slow();
    for (const path of [...publicViews, "/no-such-page"]) await expectSound(page, path);
  });

  test("a sheet, a coil and an article", async ({ page }) => {
    for (const type of ["hotrolledsheet", "coldrolledcoil"]) {
      await expectSound(page, await firstOf(page, `/allproduct?type=${type}`, ".product-card .card-title a"));
    }
    await expectSound(page, await firstOf(page, "/allblogs", ".blog-card a"));
  });
});

/** The checks take longer than a script that was asked for would. */
async function expectSound(page: Page, path: string) {
  await page.goto("about:blank");
  const scripts = watchScripts(page);
  await page.goto(path);
  const bytes = await page.evaluate(() => {
    const code = [...document.scripts].filter(({ type }) => ["", "module"].includes(type));
    return new Blob(code.map((script) => script.text)).size;
  });
  expect(bytes, `of scripts in ${path}`).toBeLessThan(MOST_BYTES);
  await expectAccessibleAndFitting(page);
  await page.mouse.wheel(0, 2_000);
  await expectNothingCut(page);
  await expectDisplayed(page);
  expect(scripts, `of ${path} before an intent`).toEqual([]);
  await untilScripted(page);
  expect(scripts.length, `of ${path} after it`).toBeGreaterThan(0);
}

async function firstOf(page: Page, list: string, link: string) {
  await page.goto(list);
  return (await page.locator(link).first().getAttribute("href")) ?? "";
}
