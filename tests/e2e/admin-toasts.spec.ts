import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { firstAdmin } from "../support/template";
import { untilStill } from "./axe";
import { untilScripted } from "./hydration";

test.describe("toasts @js", () => {
  test.use({ expectedProblems: [/^(401 POST \/adminlogin|409 POST \/createadmin)/] });

  test("tell of each failed login, the same one twice, for four seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto("/adminlogin");
    await untilScripted(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByLabel("Email").fill(firstAdmin.email);
    const toasts = page.locator(".toast", { hasText: "Login failed." });
    for (const failures of [1, 2]) {
      await page.getByRole("textbox", { name: /Password/ }).fill("Wrong-Word-1");
      await page.getByRole("button", { name: "Login" }).click();
      await expect(toasts).toHaveCount(failures);
    }
    await page.clock.runFor(3_900);
    await expect(toasts).toHaveCount(2);
    await page.clock.runFor(1_300);
    await expect(toasts).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: "Login failed." })).toBeVisible();
  });

  test("tell of a success for two seconds, with an edge where colours are forced", async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    await page.goto("/adminalluser");
    await untilScripted(page);
    await page.getByRole("link", { name: `Edit ${firstAdmin.fullName}` }).click();
    await expect(page.getByLabel("Username")).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole("button", { name: "Save" }).click();
    const toast = page.locator(".toast", { hasText: "User updated successfully!" });
    await expect(toast).toHaveCount(1);
    await page.emulateMedia({ forcedColors: "active" });
    const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect(toast).not.toHaveCSS("border-top-color", ground);
    await page.emulateMedia({ forcedColors: "none" });
    // The eye has one message at a time, and the ear one in all.
    const message = page.locator(".admin-message .notice");
    const announced = page.getByRole("status").filter({ hasText: "User updated successfully!" });
    await expect(message).toHaveCSS("opacity", "0");
    await expect(announced).toHaveCount(1);
    await page.clock.runFor(1_900);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(1_300);
    await expect(toast).toHaveCount(0);
    await expect(message).toHaveCSS("opacity", "1");
    await expect(announced).toHaveCount(1);
  });

  test("tell of a failure before the page does, never both at once", async ({ page }) => {
    await signIn(page);
    await page.clock.install();
    await page.goto("/createadmin");
    await untilScripted(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByLabel("Full Name").fill("Never Made");
    await page.getByLabel("Email").fill(firstAdmin.email);
    await page.getByRole("textbox", { name: /Password/ }).fill("Steel-Sheet-1");
    await page.getByRole("button", { name: "Create Admin" }).last().click();
    const toast = page.locator(".toast", { hasText: "Failed to create admin." });
    const banner = page.locator(".notice.bad", { hasText: "Failed to create admin." });
    await expect(toast).toHaveCount(1);
    await expect(banner).toHaveCSS("opacity", "0");
    await expect(banner).toContainText("What you typed is still here.");
    await page.clock.runFor(6_000);
    await expect(toast).toHaveCount(0);
    await expect(banner).toHaveCSS("opacity", "1");
  });
});

test("a toast lies neither over an open menu nor over what has the focus @js", async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 700 });
  const save = async () => {
    await page.goto("/adminalluser");
    await page.getByRole("link", { name: `Edit ${firstAdmin.fullName}` }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".toast")).toBeVisible();
  };
  await page.clock.install();
  await save();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator(".site-menu summary").focus();
  await save();
  await page.locator(".site-menu summary").press("Enter");
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.goto("/adminallproduct");
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page.getByRole("button", { name: "Save Product" }).last().click();
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  await untilStill(page);
  const below = (await toast.boundingBox())?.y ?? 0;
  for (let stop = 0; stop < 40 && (await toast.count()) > 0; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.locator(":focus").boundingBox();
    const covered = focused && focused.y + focused.height > below && focused.y < below + 40;
    if (covered && focused.x + focused.width > 100) await expect(toast).toHaveCount(0);
  }
});
