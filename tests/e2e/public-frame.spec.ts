import type { Locator } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { expectAccessible } from "./axe";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the skip link is the first stop and leads to the content, and the menu opens, leads on and closes with the keyboard @js", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#content")).toBeFocused();

    const menu = page.locator(".site-menu summary");
    const navigation = page.getByRole("navigation", { name: "Main" });
    await expect(navigation).toBeHidden();
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(navigation).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(navigation.getByRole("link", { name: "Hot Rolled Sheet" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/hotRolled\/coils$/);
    await expect(navigation).toBeHidden();
  });
});

test("the drawer of tags is accessible, and Escape closes it as it does the menu, and leads back to what opened them @js", async ({
  page,
}) => {
  const expectClosing = async (opener: Locator, panel: Locator) => {
    await expect(panel).toBeVisible();
    await panel.getByRole("link").nth(2).focus();
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(opener).toBeFocused();
  };
  await page.goto("/allblogs");
  await page.getByText("View All Tags").click();
  await expect(page.getByRole("heading", { name: "All tags" })).toBeVisible();
  await expectAccessible(page);
  await expectClosing(page.locator("#tags summary"), page.getByRole("navigation", { name: "All tags" }));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator(".site-menu summary").click();
  await expectClosing(page.locator(".site-menu summary"), page.getByRole("navigation", { name: "Main" }));
});

test("a phone's own bar goes on in the colour of the page's head, light and dark @js", async ({ page }) => {
  const barColour = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      const probe = document.createElement("span");
      probe.style.color = bars.find(({ media }) => !media || matchMedia(media).matches)?.content ?? "";
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const expectContinued = async (path: string, head: string) => {
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(head)).toHaveCSS("background-color", await barColour());
    }
  };
  await expectContinued("/", "body");
  await signIn(page);
  await expectContinued("/about", "body");
  await expectContinued("/admindashboard", ".admin-sidebar");
  await expectContinued("/allProduct", ".admin-sidebar");
});
