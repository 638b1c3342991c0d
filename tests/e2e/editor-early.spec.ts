import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";

/** Opens it without its scripts. Answers how to let them through. */
async function openEarly(page: Page, path: string) {
  let letThrough = () => {};
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return letThrough;
}

test("what is filled in before the scripts are there counts as typed @js", async ({ page }) => {
  await signIn(page);
  const goOn = await openEarly(page, "/addquotation");
  await page.getByLabel("Size and steel").fill("HR sheet 2 x 1250 x 2500");
  await page.getByLabel("Pieces").fill("10");
  await page.getByLabel("Rate in ₹").fill("54.2");
  goOn();
  await expect(page.locator(".quote-totals .total")).toContainText("26,591.88");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admindashboard");

  const goOnWithPicture = await openEarly(page, "/addproduct");
  await page.getByLabel("Image").setInputFiles(await phonePhoto("early.jpg"));
  goOnWithPicture();
  await expect(page.getByText("Chosen: early.jpg")).toBeVisible();
});
