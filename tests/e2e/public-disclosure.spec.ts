import { expect, test } from "../support/browser";
import { untilScripted } from "./hydration";

test("Escape closes the drawer of tags and leads back to its button @js", async ({ page }) => {
  await page.goto("/allblogs");
  const drawer = page.locator("#tags");
  const tags = page.getByRole("navigation", { name: "All tags" });
  await drawer.locator("summary").click();
  await tags.getByRole("link").nth(2).focus();
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(tags).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(drawer.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tags).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("Escape closes the menu @js", async ({ page }) => {
    await page.goto("/about");
    const menu = page.locator(".site-menu summary");
    const navigation = page.getByRole("navigation", { name: "Main" });
    await menu.click();
    await expect(navigation).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(navigation).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(menu).toBeFocused();
  });
});

test("a slow list of products says what is loading @js", async ({ page }) => {
  await page.goto("/about");
  await untilScripted(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.data\b/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading products..." })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: /^Products\(/ })).toBeVisible();
  await expect(page.getByText("Loading products...")).toHaveCount(0);
});
