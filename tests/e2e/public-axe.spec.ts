import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/browser";
import { publicPages } from "../support/public-pages";

test.describe("axe finds nothing @js", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const path of publicPages) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });
  }

  for (const type of ["hotrolledsheet", "coldrolledsheet", "hotrolledcoil", "coldrolledcoil"]) {
    test(`on the page of a ${type}`, async ({ page }) => {
      await page.goto(`/allproduct?type=${type}`);
      await page.locator(".product-card a").first().click();
      await expect(page.locator("#datasheet")).toBeVisible();
      await expectAccessible(page);
    });
  }

  test("on the articles with the drawer open, and on an article", async ({ page }) => {
    await page.goto("/allblogs");
    await page.getByText("View All Tags").click();
    await expect(page.getByRole("heading", { name: "All tags" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/allblogs");
    await page.locator(".blog-card a").first().click();
    await expect(page.getByText(/\d+ min read/)).toBeVisible();
    await expectAccessible(page);
  });

  test("on a filled enquiry list", async ({ page }) => {
    await page.goto("/?form=sheet&thickness=2&width=1250&length=2500&pieces=40");
    await page.getByRole("button", { name: "Add to enquiry" }).click();
    await expect(page.getByRole("button", { name: "Send enquiry" })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe("where something is wrong", () => {
    test.use({ expectedProblems: [/^(400 POST \/contact|404 GET \/no-such-page$)/] });

    test("on a refused contact form", async ({ page }) => {
      await page.goto("/contact");
      await page.getByRole("button", { name: "Send enquiry" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page);
    });

    test("on the missing page", async ({ page }) => {
      await page.goto("/no-such-page");
      await expectAccessible(page);
    });

    for (const colorScheme of ["light", "dark"] as const) {
      test.describe(`on a phone, ${colorScheme}`, () => {
        test.use({ viewport: { width: 360, height: 740 }, colorScheme });

        for (const path of ["/", "/contact", "/no-such-page"]) {
          test(path, async ({ page }) => {
            await page.goto(path);
            await expectAccessible(page);
          });
        }

        test("a product", async ({ page }) => {
          await page.goto("/allproduct");
          await page.locator(".product-card a").first().click();
          await expect(page.locator("#datasheet")).toBeVisible();
          await expectAccessible(page);
        });
      });
    }
  });
});
