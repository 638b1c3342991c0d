import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { openEditor } from "./editor-screen";

const text = (page: Page) => page.getByRole("textbox", { name: "Text" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });
const written = (page: Page) => page.locator("textarea[name=text]");

test.describe("a button pressed twice with everything selected @js", () => {
  const before = "<p>One</p><blockquote><p>Two</p></blockquote><ul><li><p>Three</p></li></ul>";
  const quoted = `<blockquote>${before}</blockquote>`;

  test("Quote takes the whole text in, and out again as it was", async ({ page }) => {
    await openWith(page, before);
    await page.keyboard.press("Control+A");
    await tool(page, "Quote").click();
    await expect(written(page)).toHaveValue(quoted);
    await expect(tool(page, "Quote")).toHaveAttribute("aria-pressed", "true");
    await tool(page, "Quote").click();
    await expect(written(page)).toHaveValue(before);
    await expect(text(page)).toBeFocused();
    await page.keyboard.press("Control+Shift+B");
    await expect(written(page)).toHaveValue(quoted);
    await page.keyboard.press("Control+Shift+B");
    await expect(written(page)).toHaveValue(before);
  });

  test("Quote lifts several quotes at once", async ({ page }) => {
    const quote = (text: string) => `<blockquote><p>${text}</p></blockquote>`;
    await openWith(page, `${quote("One")}${quote("Two")}`);
    await page.keyboard.press("Control+A");
    await tool(page, "Quote").click();
    await expect(written(page)).toHaveValue("<p>One</p><p>Two</p>");
  });

  test("Quote lifts a part of a quote, and a list within it as a list", async ({ page }) => {
    await openWith(page, "<blockquote><p>One</p><ul><li><p>Two</p></li></ul></blockquote>");
    await page.keyboard.press("Control+End");
    await tool(page, "Quote").click();
    await expect(written(page)).toHaveValue(
      "<blockquote><p>One</p></blockquote><ul><li><p>Two</p></li></ul>",
    );
  });

  test("every other tool is taken back", async ({ page }) => {
    const paragraphs = "<p>One</p><p>Two</p>";
    await openWith(page, paragraphs);
    for (const name of [
      "Bullet list",
      "Ordered list",
      "Code block",
      "Heading 2 (H2)",
      "Bold",
      "Align right",
    ]) {
      await page.keyboard.press("Control+A");
      await tool(page, name).click();
      await expect(written(page), name).not.toHaveValue(paragraphs);
      await tool(page, name).click();
      await expect(written(page), name).toHaveValue(paragraphs);
      await expect(text(page)).toBeFocused();
    }
  });

  async function openWith(page: Page, html: string) {
    await openEditor(page, "/addBlog");
    await text(page).evaluate((editor, content) => {
      const data = new DataTransfer();
      data.setData("text/html", content);
      editor.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, html);
    await text(page).focus();
    await expect(written(page)).toHaveValue(html);
  }
});
