import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";

const productPath = async (page: Page) => {
  await page.goto("/allproduct");
  return (await page.locator(".card-title a").first().getAttribute("href")) ?? "";
};

test.describe("on a phone the call bar", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("comes with scrolling, moves nothing and rests under the footer @js", async ({ page }) => {
    await page.goto("/about");
    const bar = page.locator(".call-bar");
    await expect(bar).not.toBeInViewport();
    const heading = await page.locator("h1").evaluate((node) => node.getBoundingClientRect().top + scrollY);
    await page.mouse.wheel(0, 400);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await page.locator("h1").evaluate((node) => node.getBoundingClientRect().top + scrollY)).toBe(
      heading,
    );
    await page.mouse.wheel(0, 99_999);
    await expect(page.locator(".footer-note")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(overlap, [".footer-note", ".call-bar"])).toBe(false);
  });

  test("never comes where a form waits, and calls the product's own number on a product @js", async ({
    page,
  }) => {
    for (const path of ["/contact", "/enquiry"]) {
      await page.goto(path);
      await page.mouse.wheel(0, 99_999);
      await expect(page.locator(".footer-note")).toBeInViewport();
      await expect(page.locator(".call-bar")).toBeHidden();
    }
    await page.goto(await productPath(page));
    const number = /\(201\) 555-01(?!00)\d\d/;
    await expect(page.locator(".call-bar a").first()).toHaveText(number);
    await expect(page.locator(".call-bar a").first()).toHaveAttribute("href", /^tel:\+120155501(?!00)\d\d$/);
  });

  test("makes room for the keyboard of a field @js", async ({ page }) => {
    await page.goto("/hotRolled/sheet");
    await page.mouse.wheel(0, 300);
    await expect(page.locator(".call-bar")).toBeInViewport();
    await page.getByText("Filter and sort").click();
    await page.getByLabel("Thickness from").focus();
    await expect(page.locator(".call-bar")).toBeHidden();
    await page.getByRole("button", { name: "Filter" }).focus();
    await expect(page.locator(".call-bar")).toBeVisible();
  });
});

test("on a desk of any width the call bar comes with scrolling and covers no text @js", async ({ page }) => {
  for (const path of ["/", "/hotRolled/sheet", await productPath(page)]) {
    await page.goto(path);
    for (const width of [769, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(page.locator(".call-bar")).not.toBeInViewport();
      await page.mouse.wheel(0, 600);
      await expect(page.locator(".call-bar")).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(findCoveredTexts), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** In the page: the texts that reach into the bar's strip of the window, wherever the page is scrolled to. */
function findCoveredTexts() {
  const bar = document.querySelector(".call-bar");
  const edge = bar?.getBoundingClientRect().left ?? 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (bar?.contains(text) || !text.textContent?.trim()) continue;
    const parent = text.parentElement;
    if (
      !parent?.checkVisibility() ||
      parent.closest("script, style, .visually-hidden, .table-scroll, .snap-row")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().right > edge) covered.push(text.textContent);
  }
  return covered;
}

/** In the page: whether the first elements of two selectors lie over one another. */
function overlap(selectors: string[]) {
  const [one, other] = selectors.map((each) => document.querySelector(each)?.getBoundingClientRect());
  if (!one || !other) return false;
  return (
    one.bottom > other.top + 1 &&
    one.top < other.bottom - 1 &&
    one.right > other.left + 1 &&
    one.left < other.right - 1
  );
}
