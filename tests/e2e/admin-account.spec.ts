import { openDatabase } from "../../scripts/start/database.mjs";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { firstAdmin } from "../support/template";

/** Other journeys greet the first admin. */
test.afterEach(({ site }) => {
  const database = openDatabase(site.home.databaseFile, { timeout: 5_000 });
  database
    .prepare('UPDATE "Admin" SET "fullName" = ? WHERE "email" = ?')
    .run(firstAdmin.fullName, firstAdmin.email);
  database.close();
});

test("a new name of one's own greets on the next screen, in every browser @js", async ({
  page,
  browser,
  site,
}) => {
  await signIn(page);
  const phone = await browser.newPage({ baseURL: site.url });
  await signIn(phone);
  await phone.goto("/adminpassword");
  await page.goto(`/adminalluser?q=${firstAdmin.email}`);
  await page.getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue(firstAdmin.fullName);
  await page.getByLabel("Full Name").fill("Grace Mill");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/adminalluser/);
  await expect(page.getByText("Hello, Grace")).toBeVisible();
  await expect(phone.getByText("Hello, Ada")).toBeVisible();
  await phone.getByRole("link", { name: "Settings" }).click();
  await expect(phone.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(phone.getByText("Hello, Grace")).toBeVisible();
  await phone.close();
});
