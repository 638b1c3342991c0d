import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { expectAccessible, expectFitting } from "./axe";

test.use({ viewport: { width: 360, height: 740 }, expectedProblems: [/^400 POST \/adminproductmany/] });

const DAYS = "11-12 days";

test("ticked products, all those shown or some, get other delivery days, after each is shown as it was and as it will be", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page);
  await page.goto("/adminallproduct?q=coil&sort=name");
  const names = await page.locator('td[data-label="Product Name"] > span').allTextContents();
  expect(names).toHaveLength(10);
  await page.setViewportSize({ width: 1280, height: 740 });
  // WebKit measures from no row.
  const place = (tick: HTMLElement) => tick.offsetParent?.tagName;
  expect(await page.locator(".row-tick").first().evaluate(place)).toBe("TD");
  await page.setViewportSize({ width: 360, height: 740 });
  if (javaScriptEnabled) {
    await expect(page.getByRole("link", { name: "Change all 10 that match" })).toHaveAttribute(
      "href",
      "/adminproductmany?all=1&q=coil&sort=name",
    );
    await page.getByLabel("Tick the 10 shown").check();
    await expect(page.getByText("10 ticked")).toBeVisible();
    await page.locator("tbody .row-tick input").first().uncheck();
    await expect(page.getByText("9 ticked")).toBeVisible();
    await expect(page.getByLabel("Tick the 10 shown")).not.toBeChecked();
    // At the end of the list, where the bar that stays in sight lies over no button
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page);
    await page.goto("/adminallproduct?q=coil&sort=name");
  }
  for (const name of names.slice(0, 2))
    await page.getByRole("checkbox", { name: `Tick ${name}`, exact: true }).check();
  if (javaScriptEnabled) await expect(page.getByText("2 ticked")).toBeVisible();
  await page.getByRole("button", { name: "Change the ticked" }).click();
  await expect(page.getByRole("heading", { name: "2 products" })).toBeVisible();
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByText("Fill in what to change").first()).toBeVisible();
  await page.getByLabel("Phone Number").fill("123");
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.locator("#number-error")).toHaveText("Phone number must be exactly 10 digits");
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByLabel("Phone Number").fill("");
  await page.getByLabel("Delivery Days").fill(DAYS);
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByText("2 to change, 0 as they are")).toBeVisible();
  await expect(page.locator("tbody ins")).toHaveText([DAYS, DAYS]);
  if (javaScriptEnabled) await expectAccessible(page);
  await expectFitting(page);

  await page.getByRole("button", { name: "Change 2" }).click();
  await expect(page.getByText("2 changed. The site shows them from now on.")).toBeVisible();
  await page.getByRole("link", { name: "All Product" }).first().click();
  await expect(page).toHaveURL(/\/adminallproduct\?q=coil&sort=name$/);
  await page.goto("/allproduct");
  await expect(page.getByText(DAYS).first()).toBeVisible();
});
