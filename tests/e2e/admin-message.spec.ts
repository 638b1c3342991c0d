import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { expectAccessible } from "./axe";

const message = `Hello sir, rate please
1) HR 2mm 1250x2500 - 20 nos
2) CR 0.8 x 1250 x 2500 - 50 nos
urgent`;

test.describe("a message that a buyer has sent", () => {
  test.use({ expectedProblems: [/^400 POST \/addenquiry/] });

  test("becomes an enquiry with the sizes that are read, and the rest as its text", async ({
    page,
    javaScriptEnabled,
  }) => {
    await signIn(page);
    await page.goto("/adminenquiries");
    await page.getByRole("link", { name: "New enquiry from a message" }).first().click();
    await page.getByLabel("Message").fill(message);
    await page.getByRole("button", { name: "Make the enquiry" }).click();
    await expect(page.getByRole("alert").first()).toContainText("Enter the buyer's name");
    await expect(page.getByLabel("Message")).toHaveValue(message);
    await page.getByRole("button", { name: "See how it is read" }).click();
    await expect(page.getByRole("heading", { name: "2 sizes read" })).toBeVisible();
    await expect(page.locator(":focus")).toContainText("2 sizes read");
    if (javaScriptEnabled) await expectAccessible(page);
    await page.getByLabel("Name").fill("Ravi Steel Works");
    await page.getByLabel("Phone").fill("98200 12345");
    await page.getByRole("button", { name: "Make the enquiry" }).click();
    await expect(page).toHaveURL(/\/adminenquiries\?q=E-[A-Z2-9]{6}$/);
    const card = page.locator("article");
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("2 × 1250 × 2500 mm");
    await expect(card).toContainText("0.8 × 1250 × 2500 mm");
    await expect(card.locator(".enquiry-message")).toHaveText("Hello sir, rate please\nurgent");
  });
});

test("a gauge that is chosen stands in the message, and goes with it into the enquiry", async ({ page }) => {
  await signIn(page);
  await page.goto("/addenquiry");
  await page.getByLabel("Buyer's name").fill("Gauge Works");
  await page.getByLabel("Buyer's phone").fill("98200 12345");
  await page.getByLabel("Message").fill("HR 16g 1250x2500 20 nos\nHR 14g 1250x2500 5 nos");
  await page.getByRole("button", { name: "See how it is read" }).click();
  for (const left of [2, 1]) {
    const choices = page.getByRole("listitem").filter({ hasText: "Not read" });
    await expect(choices).toHaveCount(left);
    await choices.first().getByRole("button").first().click();
  }
  await expect(page.getByRole("heading", { name: "2 sizes read" })).toBeVisible();
  await expect(page.getByLabel("Message")).not.toHaveValue(/\dg/);
  await page.getByRole("button", { name: "Make the enquiry" }).click();
  await expect(page.locator("article")).toContainText("2 sizes");
});
