import { expectAccessible } from "../support/axe";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";

test.use({ viewport: { width: 360, height: 740 } });

test("an enquiry is deleted by keyboard on a phone, and taken back @js", async ({ page }) => {
  const form = { name: "Lata Joshi", phone: "98200 55555", message: "Ten sheets, please" };
  await page.request.post("/contact", { form });
  await signIn(page);
  await page.goto("/adminenquiries?q=Lata");
  const card = page.getByRole("article", { name: "Lata Joshi" });
  await card.getByRole("link", { name: /^Delete E-/ }).press("Enter");
  const question = page.getByRole("dialog", { name: "Are you sure?" });
  await expect(question).toContainText("of Lata Joshi");
  await expect(question.getByRole("button", { name: "No" })).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await page.keyboard.press("Enter");
  await expect(card).toBeVisible();
  await expect(question).toHaveCount(0);

  await card.getByRole("link", { name: /^Delete everything from this phone/ }).click();
  await expect(question).toContainText("Delete all enquiries of 98200 55555 (1)");
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText("Enquiries of 98200 55555 (1) deleted.").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByText("Enquiries restored.").first()).toBeVisible();
  await expect(card).toBeVisible();
});
