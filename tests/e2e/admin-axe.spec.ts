import { adminScreens } from "../support/admin-screens";
import { expectAccessible } from "../support/axe";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { startSite } from "../support/site";

for (const width of [1280, 360]) {
  test(`every screen of the back office is accessible at ${width} pixels`, { tag: "@js" }, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Asha Rao");
    await page.getByLabel("Phone").fill("+91 98765 43210");
    await page.getByLabel("Message").fill("Slit edges, please");
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByText(/Your reference/)).toBeVisible();
    await signIn(page);
    for (const screen of adminScreens) {
      await page.goto(screen);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${screen} is wider than the window`).toBeLessThanOrEqual(0);
    }
  });
}

test("empty screens are accessible too", { tag: "@js" }, async ({ browser }) => {
  test.slow();
  const site = await startSite({ sample: false });
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await signIn(page);
  for (const screen of adminScreens) {
    await page.goto(screen);
    await expectAccessible(page);
  }
  await context.close();
  await site.stop();
});

test.describe("what went wrong", () => {
  test.use({
    expectedProblems: [/^(40[019] POST \/(adminlogin|createadmin|adminpassword|adminalluser)|404 GET)/],
  });

  test("is said accessibly on every form, in questions and messages", { tag: "@js" }, async ({ page }) => {
    test.slow();
    await page.goto("/adminlogin");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Email is required").first()).toBeVisible();
    await expectAccessible(page);
    await signIn(page);
    for (const [screen, button, message] of [
      ["/createadmin", "Create Admin", "Please enter email"],
      ["/adminpassword", "Change password", "Enter your current password"],
    ] as const) {
      await page.goto(screen);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByText(message).first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto("/editUser/6b018b041e9000e71845285d");
    await expect(page.getByText("Failed to fetch user data.")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/adminalluser");
    await page.getByRole("button", { name: /^Delete/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("You cannot delete your own account.").first()).toBeVisible();
    await expectAccessible(page);
    await page.goto("/adminTestimonialdetails");
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expectAccessible(page);
  });
});
