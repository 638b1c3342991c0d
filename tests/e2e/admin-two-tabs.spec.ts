import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";
import { firstAdmin } from "../support/template";
import { fillProduct, openEditor, saveButton } from "./editor-screen";

const TYPED = "Typed in time";

/** The other window stays open: one that is closed at once has no time to tell. */
async function logOutBeside(page: Page) {
  const beside = await page.context().newPage();
  await beside.goto("/adminpassword");
  await beside.getByRole("button", { name: "Logout" }).click();
  await expect(beside).toHaveURL(/\/adminlogin$/);
}

test("a new product is given back after a logout in another tab", async ({ page }) => {
  await openEditor(page, "/addproduct");
  await fillProduct(page, TYPED);
  await page.getByLabel("Image").setInputFiles(await phonePhoto("chosen.jpg"));
  await logOutBeside(page);
  await saveButton(page, "Add Product").click();
  await expect(page).toHaveURL(/\/adminlogin\?back=/);
  await page.getByLabel("Email").fill(firstAdmin.email);
  await page.locator("input[name=password]").fill(firstAdmin.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/addproduct\?parked=[0-9a-f]{24}$/);
  await expect(page.getByText("Your work is back")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(TYPED);
  await expect(page.getByText("Kept: chosen.jpg")).toBeVisible();
  await saveButton(page, "Add Product").click();
  await expect(page.getByText("product added successfully").first()).toBeVisible();
});
