import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { putQuotation } from "../support/quotation";
import { findOwnPages } from "./own-pages";

const countPages = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("the longest product page of each type fills one A4 page with its data sheet @js", async ({ page }) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  for (const type of ["hotrolledsheet", "coldrolledsheet", "hotrolledcoil", "coldrolledcoil"]) {
    const links = (await read(`/allproduct?type=${type}`)).match(/\/coilproduct\/[0-9a-f]{24}/g);
    const pages = await Promise.all(
      [...new Set(links)].map(async (path) => ({ path, length: (await read(path)).length })),
    );
    expect(pages.length).toBeGreaterThan(3);
    const [longest] = pages.toSorted((one, other) => other.length - one.length);
    await page.goto(longest?.path ?? "");
    expect(await countPages(page), page.url()).toBe(1);
  }
});

test("what a category answers is printed with its questions @js", async ({ page }) => {
  await page.goto("/hotRolled/sheet");
  const answer = page.getByText("Scale loosens in time");
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
});

test("each testimonial of the home page is printed whole @js", async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const cards = page.locator("#testimonials li");
  await expect(cards).not.toHaveCount(0);
  const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(718);
});

test("every document is black on white, with a letterhead, a date and its address, and nothing to press @js", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const { product, article, comparison } = await findOwnPages(page);
  const quotation = putQuotation(site.home).path;
  for (const [path, pages, foot] of [
    [product, 1, /^(?:As of|Last updated) .*20\d\d/],
    [comparison, 1, /^(?:As of|Last updated) .*20\d\d/],
    ["/enquiry", 1, /^(?:As of|Last updated) .*20\d\d/],
    [article, 2, null],
    [quotation, 1, null],
  ] as const) {
    await page.goto(path);
    await expectPaper(page, pages);
    await page.emulateMedia({ media: "print" });
    const { host } = new URL(page.url());
    if (foot) {
      await expect(page.getByText(foot)).toContainText(`http://${host}/`);
      await expect(page.getByText(foot)).toContainText(path.slice(path.lastIndexOf("/")));
      await expect(page.locator(".letterhead", { hasText: "Unit 4, Steel Market Road" })).toBeVisible();
    }
    if (path === article) await expect(page.getByText(host + article)).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
  await page.goto("/enquiry");
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Phone").fill("+91 98765 43210");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await expectPaper(page, 1);
});

async function expectPaper(page: Page, pages: number) {
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(findUnprintable), page.url()).toEqual([]);
  expect(await countPages(page), page.url()).toBe(pages);
  await page.emulateMedia({ media: "screen" });
}

/** In the page, as it is printed: what is pressed, letters that are pale and grounds that take ink. */
function findUnprintable() {
  const lightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("body *:not(svg, svg *)")) {
    const { width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility() || width < 2 || height < 2) continue;
    const words = `${element.tagName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`;
    if (element.matches("input, select, textarea, button, .button, summary, nav, form, footer, dialog"))
      found.push(`${words} is pressed`);
    const { color, backgroundColor } = getComputedStyle(element);
    const holdsText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (holdsText && (lightness(color) ?? 0) > 0.4) found.push(`${words} is pale: ${color}`);
    if ((lightness(backgroundColor) ?? 1) < 0.85) found.push(`${words} takes ink: ${backgroundColor}`);
  }
  return found;
}
