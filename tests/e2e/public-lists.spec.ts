import { formOf, openClient, product } from "../api/client";
import { expect, test } from "../support/browser";
import { searchField } from "../support/search-field";
import { startSite } from "../support/site";
import { firstAdmin } from "../support/template";

test("chips narrow the product list, and the active chip and the heading say so @js", async ({ page }) => {
  await page.goto("/allproduct");
  await expect(page.getByRole("heading", { name: "Products(20)" })).toBeVisible();
  const chips = page.getByRole("navigation", { name: "Kind of product" });
  await chips.getByRole("link", { name: "Cold Rolled Coil" }).click();
  await expect(page).toHaveURL(/\?type=coldrolledcoil$/);
  await expect(chips.locator("[aria-current]")).toHaveText("Cold Rolled Coil");
  const cards = page.locator(".product-card");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Products(${await cards.count()})`);
  await expect(cards.locator(".tag", { hasNotText: "Cold Rolled Coil" })).toHaveCount(0);
  await page.goto("/allproduct?type=coldrolledcoil&thickness=99");
  await expect(page.getByText("No products found.")).toBeVisible();
  await page.getByRole("link", { name: "Thickness 99 mm" }).click();
  await expect(cards.first()).toBeVisible();
});

test("long lists come in pages of 24 @nojs", async ({ browser, javaScriptEnabled }) => {
  const site = await startSite({ sample: false });
  try {
    const client = openClient(site.url);
    await client.signIn(firstAdmin.email, firstAdmin.password);
    for (let number = 1; number <= 25; number++) {
      const form = formOf({ ...product, name: `Sheet ${number}` });
      await client.call("POST", "/api/admin/product/createProduct", { form });
    }
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled });
    await page.goto("/allproduct");
    await expect(page.getByRole("heading", { name: "Products(25)" })).toBeVisible();
    await expect(page.locator(".product-card")).toHaveCount(24);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.locator(".product-card")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
    await page.getByRole("link", { name: "Page 1", exact: true }).click();
    await expect(page.locator(".product-card")).toHaveCount(24);
    await page.close();
  } finally {
    await site.stop();
  }
});

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

test("a tag chip filters the articles and clears itself, and the drawer has every tag @js", async ({
  page,
}) => {
  await page.goto("/allblogs");
  await expect(page.getByRole("heading", { name: "Blogs(6)" })).toBeVisible();
  const chips = page.getByRole("navigation", { name: "Tags", exact: true });
  const tag = chips.getByRole("link").nth(1);
  const name = (await tag.evaluate((chip) => chip.firstChild?.textContent)) ?? "";
  await tag.click();
  await expect(page).toHaveURL(/\?tag=/);
  const active = chips.locator("[aria-current]");
  await expect(active).toContainText(name);
  await expect(page.locator(".blog-card")).not.toHaveCount(6);
  await active.click();
  await expect(page).toHaveURL(/\/allblogs$/);
  await expect(page.locator(".blog-card")).toHaveCount(6);

  await page.getByText("View All Tags").click();
  const drawer = page.getByRole("navigation", { name: "All tags" });
  await expect(drawer).toBeVisible();
  await drawer.getByRole("link").last().click();
  await expect(page).toHaveURL(/\?tag=/);
  await expect(drawer).toBeHidden();
  await page.locator(".blog-card").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/[0-9a-f]{24}$/);
  await expect(page.getByText(/\d+ min read/)).toBeVisible();
});

test("the search box in the header finds products and articles", async ({ page }) => {
  await page.goto("/about");
  const box = searchField(page);
  await box.fill("coil");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=coil$/);
  await expect(page.locator(".product-card").first()).toBeVisible();
  await expect(box).toHaveValue("coil");
  await page.goto("/search?q=zzzzqqqq");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/(hot|cold)Rolled\//);
});

test("four answers lead to a steel and its reasons", async ({ page }) => {
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
