import { expect, test } from "../support/browser";

const PHONE = { width: 360, height: 780 };

test("the call bar comes with scrolling, on a phone and on a desk of any width, and lies over nothing @js", async ({
  page,
}) => {
  const bar = page.locator(".call-bar");
  const list = await (await page.request.get("/allproduct")).text();
  const product = /\/coilproduct\/[0-9a-f]{24}/.exec(list)?.[0] ?? "";
  const top = () => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const placeOfHeading = () =>
    page.locator("h1").evaluate((node) => node.getBoundingClientRect().top + scrollY);
  for (const path of ["/", "/hotRolled/sheet", product]) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(bar).not.toBeInViewport();
    const heading = await placeOfHeading();
    await page.mouse.wheel(0, 400);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await placeOfHeading(), `${path} moves nothing`).toBe(heading);
    await page.mouse.wheel(0, 99_999);
    await expect(page.locator(".footer-note")).toBeInViewport({ ratio: 1 });
    const overlapping = () => page.evaluate(overlap, [".footer-note", ".call-bar"]);
    await expect.poll(overlapping, `${path}, footer`).toBe(false);
    for (const width of [769, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await top();
      await expect(bar).not.toBeInViewport();
      await page.mouse.wheel(0, 600);
      await expect(bar).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(findCoveredTexts), `${path} at ${width} px`).toEqual([]);
    }
  }
  // A product has a number of its own.
  await expect(bar.locator("a").first()).toHaveText(/\(201\) 555-01(?!00)\d\d/);
  await expect(bar.locator("a").first()).toHaveAttribute("href", /^tel:\+120155501(?!00)\d\d$/);
});

test("on a phone the call bar never comes where a form waits, and makes room for the keyboard of a field @js", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const bar = page.locator(".call-bar");
  for (const path of ["/contact", "/enquiry"]) {
    await page.goto(path);
    await page.mouse.wheel(0, 99_999);
    await expect(page.locator(".footer-note")).toBeInViewport();
    await expect(bar).toBeHidden();
  }
  await page.goto("/hotRolled/sheet");
  await page.mouse.wheel(0, 300);
  await expect(bar).toBeInViewport();
  await page.getByText("Filter and sort").click();
  await page.getByLabel("Thickness from").focus();
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: "Filter" }).focus();
  await expect(bar).toBeVisible();
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
