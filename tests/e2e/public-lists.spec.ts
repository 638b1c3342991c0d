import { expect, test } from "../support/browser";

test("a category's filters live in its address, and an empty list names the filter", async ({ page }) => {
  await page.goto("/hotRolled/sheet");
  await page.getByLabel("Thickness from").fill("90");
  await page.getByRole("button", { name: /filter|show/i }).click();
  await expect(page).toHaveURL(/\/hotRolled\/sheet\?.*tmin=90/);
  await expect(page.getByText("The filter on thickness matches nothing.")).toBeVisible();
  await page.getByRole("link", { name: "Show the list without it" }).click();
  await expect(page.locator(".product-card").first()).toBeVisible();
  await expect(page.getByLabel("Thickness from")).toHaveValue("");
});

test("four answers lead to a steel and its reasons @nojs", async ({ page }) => {
  await page.goto("/mildStainless");
  await page.getByLabel("Indoors and dry").check();
  await page.getByRole("button", { name: "Suggest a steel" }).click();
  await expect(page.getByText("Answer all four questions.")).toBeVisible();
  await expect(page.getByLabel("Indoors and dry")).toBeChecked();
  await page.getByLabel("Yes, and the coating will be looked after").check();
  await page.getByLabel("Smooth, because it will be seen").check();
  await page.getByLabel("Under 1.8 mm").check();
  await page.getByRole("button", { name: "Suggest a steel" }).click();
  const suggestion = page
    .locator("#chooser")
    .locator("xpath=ancestor-or-self::section[1]")
    .getByRole("status");
  await expect(suggestion).toContainText("Mild steel, cold rolled");
  await suggestion.getByRole("link", { name: "See cold rolled sheet" }).click();
  await expect(page).toHaveURL(/\/coldRolled\/sheet$/);
});
