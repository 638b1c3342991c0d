import { expect, test } from "../support/browser";
import { expectAccessible } from "./axe";
import { searchField } from "./search-field";

test("the search box offers what may be meant, by the keyboard alone @js", async ({ page }) => {
  await page.goto("/about");
  const box = searchField(page);
  await box.focus();
  await expect(box).toHaveRole("combobox");
  await box.pressSequentially("2mm HR 1250");
  const options = page.locator(".header-search").getByRole("option");
  await expect(options.first()).toContainText("2 mm thick");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, { frame: true });
  await box.press("ArrowDown");
  await box.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", (await options.nth(1).getAttribute("id")) ?? "");
  await box.press("Escape");
  await expect(options).toHaveCount(0);
  await box.press("End");
  await box.press("Backspace");
  await expect(options.first()).toBeVisible();
  await box.press("ArrowDown");
  // Whoever types on has chosen nothing, also while what fits that is on its way.
  await page.route(/suggest/, () => {}, { times: 1 });
  await box.press("0");
  await expect(options.first()).toHaveAttribute("aria-selected", "false");
  await box.press("Backspace");
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=2mm\+HR\+125$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a suggestion is taken with a tap @js", async ({ page }) => {
    await page.goto("/about");
    await page.locator(".site-search summary").tap();
    const box = searchField(page);
    await box.tap();
    await expect(box).toHaveRole("combobox");
    await box.pressSequentially("2mm HR 1250");
    const option = page.locator(".header-search").getByRole("option").first();
    await expect(option).toContainText("2 mm thick");
    const size = await option.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual(360);
    await option.tap();
    await expect(page).toHaveURL(/\/search\?q=2mm\+HR\+1250$/);
    await expect(page.getByRole("option")).toHaveCount(0);
  });
});
