import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { newest, openEditor } from "./editor-screen";

const bar = (page: Page) => page.locator(".form-actions").first();

/** That it covers no field that has the focus is seen in admin-display.spec.ts. */
test("on a phone the save bar stays in sight @js", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/addproduct", "/addBlog"]) {
    await openEditor(page, path);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const button = await bar(page).getByRole("button").boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
  }
  const { _id } = await newest(page, "testimonial");
  for (const path of [`/edittestimonial/${_id}`, "/adminsettings"]) {
    await page.goto(path);
    await expect(bar(page), path).toBeInViewport({ ratio: 1 });
    expect((await bar(page).boundingBox())?.height, `${path} in one row`).toBeLessThan(90);
  }
  // As it is zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar(page), "leaves the window to the form").not.toBeInViewport();
});
