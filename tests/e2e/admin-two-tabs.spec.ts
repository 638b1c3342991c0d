import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";
import { firstAdmin } from "../support/template";
import { fillProduct, openEditor, saveButton } from "./editor-screen";
import { untilScripted } from "./hydration";

const TYPED = "Typed in time";

/** The other window stays open: one that is closed at once has no time to tell. */
async function logOutBeside(page: Page) {
  const beside = await page.context().newPage();
  await beside.goto("/adminpassword");
  await beside.getByRole("button", { name: "Logout" }).click();
  await expect(beside).toHaveURL(/\/adminlogin$/);
}

async function logIn(page: Page) {
  await expect(page).toHaveURL(/\/adminlogin\?back=/);
  // Until it is drawn, the Email of a quotation is there.
  await expect(page.getByRole("heading", { name: "Admin login" })).toBeVisible();
  await page.getByLabel("Email").fill(firstAdmin.email);
  await page.locator("input[name=password]").fill(firstAdmin.password);
  await page.getByRole("button", { name: "Login" }).click();
}

test("a new product is given back after a logout in another tab @nojs", async ({ page }) => {
  await openEditor(page, "/addproduct");
  await fillProduct(page, TYPED);
  await page.getByLabel("Image").setInputFiles(await phonePhoto("chosen.jpg"));
  await logOutBeside(page);
  await saveButton(page, "Add Product").click();
  await logIn(page);
  await expect(page).toHaveURL(/\/addproduct\?parked=[0-9a-f]{24}$/);
  await expect(page.getByText("Your work is back")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(TYPED);
  await expect(page.getByText("Kept: chosen.jpg")).toBeVisible();
  await saveButton(page, "Add Product").click();
  await expect(page.getByText("product added successfully").first()).toBeVisible();
});

test("the file of a list that is pressed after a logout in another tab leads to the login", async ({
  page,
}) => {
  await signIn(page);
  for (const [path, name] of [
    ["/adminallproduct", "CSV"],
    ["/adminproductsheet", "Download products (CSV)"],
  ] as const) {
    await page.goto(path);
    await logOutBeside(page);
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name: "Admin login" })).toBeVisible();
    await signIn(page);
  }
});

test.describe("in a browser whose session is ended from another", () => {
  test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" });

  test("a quotation is given back, and no draft of it is offered beside it @js", async ({
    page,
    browser,
  }) => {
    await openEditor(page, "/addquotation");
    await page.getByLabel("Customer").fill(TYPED);
    await page.getByLabel("Size and steel").fill("HR sheet 2 x 1250 x 2500");
    await page.getByLabel("Remarks").fill("Slit edges,\noiled");
    const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await signIn(other);
    await other.goto("/adminpassword");
    const ended = other.getByRole("listitem").filter({ hasText: "Firefox", hasNotText: "this device" });
    await ended.getByRole("button", { name: /^Sign out/ }).click();
    await expect(ended).toHaveCount(0);
    await other.close();
    await saveButton(page, "Save draft").click();
    await logIn(page);
    await expect(page.getByText("Your work is back")).toBeVisible();
    await expect(page.getByLabel("Customer")).toHaveValue(TYPED);
    await expect(page.getByLabel("Remarks")).toHaveValue("Slit edges,\noiled");
    for (const reload of [true, false]) {
      await untilScripted(page);
      await expect(page.getByRole("button", { name: "Restore draft" })).toHaveCount(0);
      if (reload) await page.reload();
    }
    await saveButton(page, "Save draft").click();
    await expect(page.getByText("Draft saved").first()).toBeVisible();
    await page.getByLabel("Pieces").first().fill("10");
    await page.getByLabel("Rate in ₹").first().fill("54.20");
    await page.getByLabel("Freight").fill("4,500");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Quotation Q-/);
  });
});
