import { adminScreens, listScreens } from "../support/admin-screens";
import { expectAccessible, expectAccessibleAndFitting } from "../support/axe";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { startSite } from "../support/site";
import { visitor } from "../support/visitor";

test("every screen of the back office is accessible and fits, on a desk and on a phone @js", async ({
  page,
}) => {
  test.slow();
  await page.request.post("/contact", { form: visitor });
  await signIn(page);
  for (const screen of adminScreens) {
    await page.goto(screen);
    await expectAccessibleAndFitting(page);
  }
});

test("lists with nothing in them are accessible too @js", async ({ browser }) => {
  const site = await startSite({ sample: false });
  const page = await browser.newPage({ baseURL: site.url });
  await signIn(page);
  for (const screen of listScreens) {
    await page.goto(screen);
    await expectAccessible(page);
  }
  await page.close();
  await site.stop();
});

test.describe("what went wrong", () => {
  test.use({
    expectedProblems: [/^(40[019] POST \/(adminlogin|createadmin|adminpassword)|404 GET)/],
  });

  test("is said accessibly on every form, in questions and messages @js", async ({ page }) => {
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
    await page.goto("/adminTestimonialdetails");
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expectAccessible(page);
  });
});
