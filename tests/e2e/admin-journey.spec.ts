import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { firstAdmin } from "../support/template";
import { untilScripted } from "./hydration";

test.describe("signing in", () => {
  test.use({ expectedProblems: [/^40[01] POST \/adminlogin/] });

  test("fails with a sentence, then leads to the dashboard, and out again @nojs", async ({ page }) => {
    await page.goto("/adminalluser");
    await expect(page).toHaveURL(/\/adminlogin$/);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert")).toContainText("Email is required");

    await page.getByLabel("Email").fill(firstAdmin.email);
    const password = page.getByRole("textbox", { name: /Password/ });
    await password.fill("Wrong-Word-1");
    await expect(page.getByRole("button"), "no dead one").toHaveCount(1);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Login failed.").first()).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(firstAdmin.email);
    await password.fill(firstAdmin.password);
    await page.getByRole("button", { name: "Login" }).click();

    await expect(page).toHaveURL(/\/admindashboard$/);
    await expect(page.getByText("Hello, Ada")).toBeVisible();
    await expect(page.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/adminlogin$/);
    await page.goto("/admindashboard");
    await expect(page).toHaveURL(/\/adminlogin$/);
  });
});

test("a product is deleted after a question, and taken back", async ({ page, javaScriptEnabled }) => {
  await signIn(page);
  await page.goto("/adminallproduct?q=coil&sort=name");
  // Until then its question is none that holds the focus or takes Escape.
  if (javaScriptEnabled) await untilScripted(page);
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(10);
  const name = (await rows.first().locator("td > span").first().textContent()) ?? "";
  const remove = rows.first().getByRole("button", { name: `Delete ${name}` });
  await remove.click();
  const question = page.getByRole("dialog", { name: "Are you sure?" });
  await expect(question).toContainText(`Delete product “${name}”.`);
  await expect(question.getByRole("button", { name: "No" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(rows).toHaveCount(10);
  await expect(remove).toBeFocused();

  if (javaScriptEnabled) {
    await remove.click();
    await expect(question).toBeVisible();
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus:not(dialog *), .admin-sidebar :focus")).toHaveCount(0);
    }
    // It takes Escape for No.
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(remove).toBeFocused();
  }
  await remove.click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Product (19)");
  await expect(page).toHaveURL(/\/adminallproduct\?q=coil&sort=name$/);
  await expect(rows).toHaveCount(9);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("button", { name: "Undo" })).toBeInViewport();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Product (20)");
  await expect(rows).toHaveCount(10);
  await page.getByRole("link", { name: "Created At" }).click();
  await expect(page.getByText("Product restored.")).toHaveCount(0);
});

test.describe("admins", () => {
  test.use({ expectedProblems: [/^400 POST \/createadmin/] });

  test("are made, corrected, edited and deleted, oneself never @nojs", async ({ page }) => {
    await signIn(page);
    await page.goto("/adminalluser");
    await page.getByRole("link", { name: "Create Admin" }).click();
    await page.getByLabel("Full Name").fill("Edith Clarke");
    await page.getByRole("button", { name: "Create Admin" }).click();
    await expect(page.getByRole("alert")).toContainText("Please enter email");
    await expect(page.getByLabel("Full Name")).toHaveValue("Edith Clarke");
    await page.getByLabel("Email").fill("edith@example.com");
    await page.getByRole("textbox", { name: /Password/ }).fill("Steel-Sheet-1");
    await page.getByRole("button", { name: "Create Admin" }).click();
    await expect(page).toHaveURL(/\/adminalluser$/);
    await expect(page.getByText("Admin created successfully!").first()).toBeVisible();

    await page.getByRole("link", { name: "Edit Edith Clarke" }).click();
    await expect(page.getByLabel("Username")).toHaveValue(/^edithclarke[1-9]\d{3}$/);
    await page.getByLabel("Full Name").fill("Edith Clarke Jr");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("User updated successfully!").first()).toBeVisible();

    await page.getByRole("button", { name: "Delete Edith Clarke Jr" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All User (1)");
    await expect(page.getByRole("link", { name: /^Edit Ada/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  });
});

test("the sidebar leads round, and opens on a phone @js", async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admindashboard");
  await expect(page.getByRole("link", { name: "User" })).toBeHidden();
  for (const [label, url] of [
    ["Product", /\/allProduct$/],
    ["Blogs", /\/allblogs$/],
    ["Testimonial", /\/adminTestimonialcard$/],
    ["User", /\/adminalluser$/],
    ["Enquiries", /\/adminenquiries$/],
  ] as const) {
    await page.locator("summary", { hasText: "Menu" }).click();
    await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(url);
    await expect(page.locator("details[open] > summary", { hasText: "Menu" })).toHaveCount(0);
    // The address changes before the screen does, which may bring another sidebar.
    await expect(page.locator(".admin-links [aria-current=page]")).toContainText(label);
    await expect(page.getByText("Hello, Ada")).toBeVisible();
  }
});
