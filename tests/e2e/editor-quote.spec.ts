import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { openEditor } from "./editor-screen";

const text = (page: Page) => page.getByRole("textbox", { name: "Text" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });
const written = (page: Page) => page.locator("textarea[name=text]");

const one = "<p>One</p>";
const mixed = `${one}<blockquote><p>Two</p></blockquote><ul><li><p>Three</p></li></ul>`;
const quote = (html: string) => `<blockquote>${html}</blockquote>`;

test("Quote takes the whole text in and out again, and lifts several quotes or a part of one @js", async ({
  page,
}) => {
  await openEditor(page, "/addBlog");
  await write(page, mixed);
  await page.keyboard.press("Control+A");
  await tool(page, "Quote").click();
  await expect(written(page)).toHaveValue(quote(mixed));
  await expect(tool(page, "Quote")).toHaveAttribute("aria-pressed", "true");
  await tool(page, "Quote").click();
  await expect(written(page)).toHaveValue(mixed);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Control+Shift+B");
  await expect(written(page)).toHaveValue(quote(mixed));
  await page.keyboard.press("Control+Shift+B");
  await expect(written(page)).toHaveValue(mixed);

  await write(page, quote(one) + quote("<p>Two</p>"));
  await page.keyboard.press("Control+A");
  await tool(page, "Quote").click();
  await expect(written(page)).toHaveValue("<p>One</p><p>Two</p>");

  const list = "<ul><li><p>Two</p></li></ul>";
  await write(page, quote(one + list));
  await page.keyboard.press("Control+End");
  await tool(page, "Quote").click();
  await expect(written(page)).toHaveValue(quote(one) + list);
});

/** In place of what was there. */
async function write(page: Page, html: string) {
  await text(page).focus();
  await page.keyboard.press("Control+A");
  await text(page).evaluate((editor, content) => {
    const data = new DataTransfer();
    data.setData("text/html", content);
    editor.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
  await expect(written(page)).toHaveValue(html);
}
