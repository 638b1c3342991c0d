import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/browser";
import { firstAdmin } from "../support/template";

test.use({ expectedProblems: [/^401 POST \/adminlogin/] });

test("failed sign-ins are told at the next one, and not again @js", async ({ page }) => {
  await page.goto("/adminlogin");
  for (const password of ["Wrong-Word-1", "Wrong-Word-2", firstAdmin.password]) {
    await page.getByLabel("Email").fill(firstAdmin.email);
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Login" }).click();
    if (password !== firstAdmin.password) await expect(page.getByText("Login failed.").first()).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: "2 failed sign-ins with this address" });
  await expect(notice).toContainText(/the latest on .+ from 127\.0\.0\.1\./);
  await expectAccessible(page);
  await page.getByRole("link", { name: "User" }).click();
  await expect(page.getByRole("heading", { name: /^All User/ })).toBeVisible();
  await expect(page.getByText("failed sign-in")).toHaveCount(0);
  await page.goto("/admindashboard");
  await expect(page.getByText("failed sign-in")).toHaveCount(0);
});
