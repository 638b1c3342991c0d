import { adminScreens } from "../support/admin-screens";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { refillHome } from "../support/home";
import { visitor } from "../support/visitor";
import { expectAccessible, expectAccessibleAndFitting } from "./axe";
import { expectDisplayed } from "./display";
import { goToEditor, newest, saveButton } from "./editor-screen";

/** Looked at with all that can be wrong in them, which stands in the way of more. */
const editors = {
  "/createadmin": "Create Admin",
  "/addproduct": "Add Product",
  "/addBlog": "Add Blog",
  "/createtestimonial": "Add Testimonial",
};

test("every screen of the back office is accessible, fits, and is not cut at 400 % or with more space @js", async ({
  page,
}) => {
  test.slow();
  await page.request.post("/contact", { form: visitor });
  await signIn(page);
  for (const screen of adminScreens.filter((path) => !(path in editors))) {
    await page.goto(screen);
    await expectAccessibleAndFitting(page);
    await expectDisplayed(page);
  }
});

test("the editor of an article with its pictures is not cut at 400 % or with more space @js", async ({
  page,
}) => {
  await signIn(page);
  const { _id } = await newest(page, "blog");
  await goToEditor(page, `/editblog/${_id}`);
  await expectDisplayed(page);
});

test("lists with nothing in them are accessible too @js", async ({ page, site }) => {
  await refillHome(site.home, "bare");
  await signIn(page);
  for (const screen of ["/admindashboard", "/adminenquiries", "/adminTestimonialdetails"]) {
    await page.goto(screen);
    await expectAccessible(page);
  }
  await refillHome(site.home, "sample");
});

test.describe("what went wrong", () => {
  test.use({
    expectedProblems: [/^(40[019] POST \/(adminlogin|createadmin))/],
  });

  test("is said accessibly on every form, in questions and messages, and the forms fit and are not cut @js", async ({
    page,
  }) => {
    test.slow();
    await page.goto("/adminlogin");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Email is required").first()).toBeVisible();
    await expectAccessible(page);
    await signIn(page);
    for (const [path, button] of Object.entries(editors)) {
      await goToEditor(page, path);
      await saveButton(page, button).click();
      await expect(page.locator(".error-summary")).toBeVisible();
      await expectAccessibleAndFitting(page);
      await expectDisplayed(page);
    }
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
