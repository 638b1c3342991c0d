import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { expectEdges, expectFocusSeen, expectStill, expectWhole } from "../support/display";
import { findOwnPages } from "../support/own-pages";
import { publicPages } from "../support/public-pages";

/** With a product, an article, a comparison and a list that has something on it. */
async function listScreens(page: Page) {
  return [...publicPages, ...Object.values(await findOwnPages(page))];
}

test("at 400 % nothing is cut, and with more space in the text neither @js", async ({ page }) => {
  test.slow();
  const screens = await listScreens(page);
  await expectWhole(page, screens, { width: 320, height: 256 });
  await expectWhole(page, screens, { width: 320, height: 256, spaced: true });
  await expectWhole(page, screens, { width: 1280, height: 800, spaced: true });
});

test("what has the focus is in sight at 400 %, on a phone and on a desk @js", async ({ page }) => {
  test.slow();
  const screens = await listScreens(page);
  for (const [width, height] of [
    [320, 256],
    [360, 780],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [
      ...screens.filter((path) => /^\/(hotRolled|contact|enquiry|coil|compare|mild)/.test(path)),
      "/",
    ]) {
      await page.goto(path);
      await expectFocusSeen(page);
    }
  }
});

test("the bars that go with the page leave a low window to it @js", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/hotRolled/sheet");
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
  expect(fixed).toBe(0);
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

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("every control has an edge, and what is chosen is told by more than a ground @js", async ({
    page,
  }) => {
    for (const path of await listScreens(page)) {
      await page.goto(path);
      await expectEdges(page);
    }
  });
});
