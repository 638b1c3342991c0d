import { expect, test } from "../support/browser";
import { expectAccessibleAndFitting } from "./axe";
import { untilScripted } from "./hydration";

const asksOnce = { name: "Asha Rao", phone: "+91 98765 43210", message: "Edges slit, please" };

test("a buyer finds a size, weighs it, puts it on the list and sends the list", async ({ page }) => {
  await page.goto("/");
  const finder = page.locator("#finder");
  await finder.getByLabel("Type").selectOption("hotrolledsheet");
  await finder.getByLabel("Thickness").fill("2");
  await finder.getByLabel("Width").fill("1250");
  await finder.getByRole("button").click();
  await expect(page).toHaveURL(/\/allproduct\?type=hotrolledsheet&thickness=2&width=1250$/);
  await expect(page.getByRole("link", { name: "Thickness 2 mm" })).toBeVisible();
  const card = page.locator(".product-card").first();
  const name = (await card.getByRole("heading").getByRole("link").textContent()) ?? "";
  await card.getByRole("heading").getByRole("link").click();

  await expect(page).toHaveURL(/\/coilproduct\/[0-9a-f]{24}\?form=sheet&size=2x1250x2500&pieces=1#sizes$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const calculator = page.locator("#calculator").locator("xpath=ancestor-or-self::section[1]");
  await calculator.getByLabel("Thickness").fill("2");
  await calculator.getByLabel("Width").fill("1250");
  await calculator.getByLabel("Length").fill("2500");
  await calculator.getByLabel("Pieces").fill("40");
  await calculator.getByRole("button", { name: "Work out the weight" }).click();
  await expect(page).toHaveURL(/form=sheet&thickness=2&width=1250&length=2500&pieces=40#calculator$/);
  await expect(calculator.getByRole("status")).toContainText("49.06 kg");
  // The address is there before its page is drawn.
  await expect(calculator.getByLabel("Pieces")).toHaveAttribute("value", "40");
  // What stands in the fields is added, weighed or not.
  await calculator.getByLabel("Pieces").fill("41");
  await calculator.getByRole("button", { name: "Add to enquiry" }).click();

  await expect(page.locator(".header-count")).toContainText("1");
  await expect(page).toHaveURL(/\/coilproduct\/[0-9a-f]{24}(?:#calculator)?$/);
  await page.getByRole("link", { name: /See the list/ }).click();
  await expect(page).toHaveURL(/\/enquiry$/);
  const line = page.locator(".enquiry-line").filter({ hasText: "2 × 1250 × 2500 mm" });
  await expect(line.getByLabel("Pieces")).toHaveValue("41");
  await expect(line).toContainText(name);
  await page.getByLabel("Name").fill(asksOnce.name);
  await page.getByLabel("Phone").fill(asksOnce.phone);
  await page.getByLabel("Message").fill(asksOnce.message);
  await page.getByRole("button", { name: "Send enquiry" }).click();

  await expect(page.getByText(/Your reference: E-[A-Z2-9]{6}/)).toBeVisible();
  await expect(page.locator(".header-count")).toContainText("0");
});

test.describe("the contact form", () => {
  test.use({ expectedProblems: [/^400 POST \/contact/] });

  test("says what is wrong, keeps what was typed and takes the correction", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto("/contact");
    const phone = page.getByLabel("Phone");
    if (javaScriptEnabled) {
      await untilScripted(page);
      // Checked when it is left, and again while it is corrected.
      await phone.fill("12");
      await page.keyboard.press("Tab");
      await expect(phone).toHaveAttribute("aria-invalid", "true");
      await expect(phone).toHaveAccessibleDescription("Enter a phone number of at least 7 digits");
      await phone.fill(asksOnce.phone);
      await expect(page.locator("#phone-error")).toHaveCount(0);
      await expect(page.locator(".error-summary")).toHaveCount(0);
    }
    await page.getByLabel("Name").fill(asksOnce.name);
    await phone.fill("12");
    const tooLong = "Cut to length. ".repeat(150);
    await page.getByLabel("Message").fill(tooLong);
    await page.getByRole("button", { name: "Send enquiry" }).click();

    const summary = page.getByRole("alert");
    await expect(summary).toContainText("Enter a phone number of at least 7 digits");
    await expect(javaScriptEnabled ? phone : summary).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveValue(asksOnce.name);
    await expect(page.getByLabel("Message")).toHaveValue(tooLong);
    await expect(page.locator("#message-error")).toHaveText("Message must be at most 2000 characters");
    await page.getByLabel("Message").fill(asksOnce.message);
    if (javaScriptEnabled) await expectAccessibleAndFitting(page);
    await summary.getByRole("link").first().click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription("Enter a phone number of at least 7 digits");
    await phone.fill(asksOnce.phone);
    await page.getByRole("button", { name: "Send enquiry" }).click();

    await expect(page.getByText(/Your reference: E-[A-Z2-9]{6}/)).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("");
  });
});
