import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { expectAccessibleAndFitting, expectFitting } from "./axe";
import { expectDisplayed } from "./display";

test("products are ticked in a list, compared, taken away and added", async ({ page, javaScriptEnabled }) => {
  const width = javaScriptEnabled ? 360 : 1440;
  await page.setViewportSize({ width, height: 800 });
  await page.goto("/hotRolled/coils");
  await page.getByLabel("Compare HR Coil DD13 Drawing").check();
  await page.getByLabel("Compare HR Coil S355 High Strength").check();
  const button = page.getByRole("button", { name: "Compare" });
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page).toHaveURL(/\/compare\?ids=[0-9a-f]{24},[0-9a-f]{24}$/);
  const heads = page.locator(".compare-head");
  await expect(heads).toHaveCount(2);
  const grade = page.getByRole("row", { name: /^Grade and standard differs/ });
  await expect(grade).toContainText("EN 10111 DD13");
  await expect(page.getByRole("rowheader", { name: "Type", exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

  // What a row is about stays in sight while the products are pushed sideways.
  const table = page.locator(".table-scroll");
  await table.evaluate((box) => box.scrollTo(999, 0));
  await expect(page.getByRole("rowheader", { name: "Type", exact: true })).toBeInViewport();

  await page.getByRole("link", { name: "Remove HR Coil S355 High Strength" }).click();
  await expect(heads).toHaveCount(1);
  await expect(page.getByText("One more is needed")).toBeVisible();
  await page.locator(".compare-choices input").first().check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(heads).toHaveCount(2);
  await page.getByRole("link", { name: "Sizes of HR Coil DD13 Drawing" }).press("Enter");
  await expect(page).toHaveURL(/\/coilproduct\/[0-9a-f]{24}#sizes$/);
  if (javaScriptEnabled) await expect(page.locator("#sizes")).toBeFocused();
});

test("a size that was searched for goes along into the comparison and to similar sizes, to be added there @nojs", async ({
  page,
}) => {
  await page.goto("/search?q=2mm+HR+1250x2500,+10+sheets");
  await page.getByLabel("Compare HR Sheet IS 1079 HR1").check();
  await page.getByLabel("Compare HR Sheet HR3 Deep Drawing").check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  const add = "Add 10 × 2 × 1250 × 2500 mm, 490.63 kg HR Sheet HR3 Deep Drawing";
  await page.getByRole("button", { name: add }).click();
  await expect(page.locator(".header-count")).toContainText("1");
  await expect(page).toHaveURL(/\/compare\?ids=/);
  await page
    .locator(".compare-head")
    .getByRole("link", { name: "HR Sheet IS 1079 HR1", exact: true })
    .click();
  await expect(page.getByLabel("Pieces of 2 × 1250 × 2500 mm")).toHaveValue("10");
  await page.locator("#similar").getByRole("button", { name: add }).click();
  await expect(page.getByText("There are 20 of this size on it now").first()).toBeVisible();
});

test("a comparison, one that is not complete and a ticked list are accessible, fit and are not cut @js", async ({
  page,
}) => {
  await page.goto("/allproduct");
  const ids = await page
    .locator("[name=ids]")
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute("value")));
  for (const query of [`?ids=${ids.slice(0, 4)}`, `?ids=${ids[0]},nothing`]) {
    await page.goto(`/compare${query}`);
    await expectAccessibleAndFitting(page);
    await page.setViewportSize({ width: 768, height: 780 });
    await expectFitting(page);
    await expectDisplayed(page);
  }
  await page.goto("/allproduct");
  await page.locator("[name=ids]").first().check();
  await expectAccessibleAndFitting(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("a ticked box brings the button, in the call bar's place, and covers nothing in focus @js", async ({
    page,
  }) => {
    await page.goto("/allproduct");
    await page.mouse.wheel(0, 400);
    await expect(page.locator(".call-bar")).toBeInViewport();
    await page.locator("[name=ids]").nth(3).check();
    await expect(page.locator(".call-bar")).toBeHidden();
    await expect(page.getByRole("button", { name: "Compare" })).toBeInViewport({ ratio: 1 });
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => coveredByButton(page)).toBe(false);
    }
  });
});

function coveredByButton(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector(".compare-start");
    const focused = document.activeElement;
    if (!bar || !focused || bar.contains(focused)) return false;
    const [box, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    return box.bottom > cover.top + 1 && box.top < cover.bottom - 1;
  });
}
