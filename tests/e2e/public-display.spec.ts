import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { expectFocusSeen, expectStill } from "./display";
import { findOwnPages } from "./own-pages";

test("what has the focus is in sight at 400 %, on a phone and on a desk, and no bar goes with a low window @js", async ({
  page,
}) => {
  const { product, comparison } = await findOwnPages(page);
  for (const path of ["/", "/hotRolled/sheet", "/enquiry", product, comparison]) {
    await page.goto(path);
    await expectFocusSeen(page);
    if (path === "/hotRolled/sheet") await expectNoBars(page);
  }
});

test.describe("who asks for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("sees nothing move @js", async ({ page }) => {
    for (const path of ["/", "/allproduct", "/allblogs", "/mildStainless"]) {
      await page.goto(path);
      await page.keyboard.press("Tab");
      await expectStill(page);
    }
  });
});

async function expectNoBars(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByLabel("Compare HR Chequered Sheet").check();
  await page.mouse.wheel(0, 600);
  const fixed = await page.evaluate(
    () =>
      [...document.querySelectorAll("body *")].filter(
        (element) =>
          element.checkVisibility() &&
          /sticky|fixed/.test(getComputedStyle(element).position) &&
          element.getBoundingClientRect().height > 0 &&
          !element.closest(".table-scroll"),
      ).length,
  );
  expect(fixed, "bars that go with a low window").toBe(0);
}
