import { expect, test } from "../support/browser";
import { untilScripted } from "./hydration";

test.describe("the fields of an enquiry @js", () => {
  test("are checked when they are left, and again while they are corrected", async ({ page }) => {
    await page.goto("/contact");
    await untilScripted(page);
    const phone = page.getByLabel("Phone");
    await phone.fill("12");
    await page.keyboard.press("Tab");
    await expect(page.locator("#phone-error")).toHaveText("Enter a phone number of at least 7 digits");
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await expect(phone).toHaveAccessibleDescription("Enter a phone number of at least 7 digits");
    await phone.fill("98765 43210");
    await expect(page.locator("#phone-error")).toHaveCount(0);
    await page.getByLabel("Email").fill("asha@");
    await page.getByLabel("Name").focus();
    await expect(page.locator("#email-error")).toHaveText("Enter an email address such as name@example.com");
    await expect(page.locator("#errors")).toHaveCount(0);
  });
});
