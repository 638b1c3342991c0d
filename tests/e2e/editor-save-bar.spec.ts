import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { putQuotation, type Typed, typedQuotation, typeLine } from "../support/quotation";
import { newest } from "./editor-screen";
import { untilScripted } from "./hydration";

const line = { text: "HR sheet 2 x 1250 x 2500", pieces: "10", rate: "54.20", unit: "kg" };
const tenLines: Typed = [
  ...typedQuotation,
  ...Array.from({ length: 8 }, (_, at) => typeLine(at + 2, line)).flat(),
];

const bar = (page: Page) => page.locator(".form-actions").first();

/** Whether the focus has come to the bar itself, and whether the bar is what is seen at the field's lower edge. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const box = field?.getBoundingClientRect();
    if (!field || !box) return { inBar: false, covered: null };
    const low = Math.min(box.bottom - 2, box.top + 40);
    const seen = document.elementFromPoint(box.left + box.width / 2, low);
    return {
      inBar: field.closest(".form-actions") !== null,
      covered: seen?.closest(".form-actions") !== null,
    };
  });

test("on a phone the save bar stays in sight and covers no field that has the focus @js", async ({
  page,
  site,
}) => {
  test.slow();
  const { id } = putQuotation(site.home, { typed: tenLines, status: "draft" });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  for (const path of [`/editquotation/${id}`, "/adminrates"]) {
    await page.goto(path);
    await untilScripted(page);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const button = await bar(page).getByRole("button").first().boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
    await page.locator("#content").focus();
    const form = page.locator("form", { has: bar(page) });
    const stops = await form
      .locator("input:visible, select:visible, textarea:visible, button:visible")
      .count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press("Tab");
      const { inBar, covered } = await lookAtFocus(page);
      if (inBar) break;
      expect(covered, `${path}, the field at stop ${stop}`).toBe(false);
    }
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  }
  const { _id } = await newest(page, "testimonial");
  for (const path of ["/addproduct", "/addBlog", `/edittestimonial/${_id}`, "/adminsettings"]) {
    await page.goto(path);
    await expect(bar(page), path).toBeInViewport({ ratio: 1 });
    expect((await bar(page).boundingBox())?.height, `${path} in one row`).toBeLessThan(90);
  }
  // As it is zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar(page), "leaves the window to the form").not.toBeInViewport();
});
