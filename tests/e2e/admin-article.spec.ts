import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { phonePhoto, pngPicture } from "../support/pictures";
import { expectAccessible } from "./axe";
import { newest, openEditor, saveButton } from "./editor-screen";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Longer than a phone is wide. */
const CODE = "kg = 7.85 * thickness * width * length / 1000000; // of one sheet";

const text = (page: Page) => page.getByRole("textbox", { name: "Text" });
const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });
/** A tool gives the focus back in the next frame. */
async function tap(page: Page, tool: string) {
  await toolbar(page).getByRole("button", { name: tool, exact: true }).tap();
  await expect(text(page)).toBeFocused();
}

async function fillAround(page: Page, title: string) {
  await page.getByLabel("Banner Image").setInputFiles(await phonePhoto("banner.jpg"));
  await page.getByLabel("Side Image").setInputFiles(await pngPicture("side.png"));
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Tag 1", { exact: true }).fill("coil");
}

/** Each tool's own HTML is tried out on a desk: here it is the fingers' turn. */
async function writeWithTools(page: Page) {
  await text(page).tap();
  for (const [tool, words, ends] of [
    ["Heading 2 (H2)", "Kinds", 1],
    ["Bullet list", "First", 2],
    ["Code block", CODE, 3],
  ] as const) {
    await tap(page, tool);
    await page.keyboard.type(words);
    for (let end = 0; end < ends; end += 1) await page.keyboard.press("Enter");
  }
  await tap(page, "Bold");
  await page.keyboard.type("Bold");
  await tap(page, "Bold");
  await page.keyboard.press("Enter");
  await writeTable(page);
}

const CELLS = ["Gauge", "US, mm", "SWG, mm", "14", "1.90", "2.03", "16", "1.52", "1.63"];

/** The Tab key goes from cell to cell, and from the last one into a new row. */
async function writeTable(page: Page) {
  await tap(page, "Insert table");
  for (const cell of CELLS) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  const cells = text(page).locator("td, th");
  await expect(cells).toHaveCount(12);
  await tap(page, "Delete row");
  await expect(cells).toHaveCount(9);
  // What follows within half a second is taken back with it.
  await page.waitForTimeout(600);
  await tap(page, "Add row");
  await expect(cells).toHaveCount(12);
  await tap(page, "Undo");
  await expect(cells).toHaveCount(9);
  await tap(page, "Add column");
  await expect(cells).toHaveCount(12);
  await page.keyboard.press("Tab");
  await tap(page, "Delete column");
  await tap(page, "Header row");
  await expect(text(page).locator("th")).toHaveCount(0);
  await tap(page, "Header row");
  await expect(text(page).locator("th")).toHaveCount(3);
  await text(page).locator("p").last().tap();
  await page.keyboard.type("Below the table");
  await page.keyboard.press("Enter");
  await tap(page, "Insert table");
  await tap(page, "Delete table");
}

async function expectWritten(page: Page, article: ReturnType<Page["locator"]>) {
  await expect(article.locator("h2").first()).toHaveText("Kinds");
  await expect(article.locator("ul li")).toHaveText("First");
  await expect(article.locator("pre code")).toHaveText(CODE);
  await expect(article.locator("strong")).toHaveText("Bold");
  const table = article.getByRole("region", { name: "Table 1: Gauge; US, mm; SWG, mm" }).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(CELLS.slice(0, 3));
  await expect(table.getByRole("cell")).toHaveText(CELLS.slice(3));
  await expect(article).toContainText("Below the table");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test("an article is written on a phone with tools for fingers, previewed, saved and shown @js", async ({
  page,
}) => {
  test.slow();
  await openEditor(page, "/addBlog");
  await test.step("every tool is in sight, large enough for a finger, and no key is spoken of", async () => {
    const tools = await toolbar(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, right, width, height } = button.getBoundingClientRect();
          const { title, ariaLabel } = button as HTMLButtonElement;
          return { title, name: ariaLabel, left, right, smaller: Math.min(width, height) };
        }),
      );
    expect(tools).toHaveLength(28);
    for (const { title, name, left, right, smaller } of tools) {
      expect(left, title).toBeGreaterThanOrEqual(0);
      expect(right, title).toBeLessThanOrEqual(360);
      expect(smaller, title).toBeGreaterThanOrEqual(32);
      expect(title).toBe(name);
    }
    expect(await toolbar(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    await expect(page.getByText("Alt+F10")).toHaveCount(0);
  });
  await fillAround(page, "Written in the yard");
  await writeWithTools(page);
  await page.getByRole("button", { name: "Preview" }).tap();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toBeFocused();
  await expect(preview.getByRole("heading", { name: "Written in the yard" })).toBeVisible();
  await expect(preview.getByText("Nothing is saved yet.")).toBeVisible();
  await expectWritten(page, preview.locator(".prose"));
  await expectAccessible(page);
  await expect(page.getByText("Kept: banner.jpg")).toBeVisible();
  await page.getByLabel("Title").fill("Written out in the yard");
  await expect(preview.getByText("Changed since then: press Preview again.")).toBeVisible();
  await saveButton(page, "Add Blog").tap();
  await expect(page.getByText("Blog added successfully!").first()).toBeVisible();
  const { _id } = await newest(page, "blog");
  await page.goto(`/blog/${_id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Written out in the yard" })).toBeVisible();
  await expectWritten(page, page.locator("article .prose"));
});
