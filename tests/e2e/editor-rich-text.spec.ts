import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { goToEditor, openEditor, saveButton } from "./editor-screen";

const text = (page: Page) => page.getByRole("textbox", { name: "Text" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });
const written = (page: Page) => page.locator("textarea[name=text]").inputValue();

/** What is done within half a second is undone as one. */
const afterTyping = (page: Page) => page.waitForTimeout(700);

/** Has the editor write its text anew without changing it. */
async function touch(page: Page) {
  await text(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
}

async function paste(page: Page, type: string, words: string) {
  await text(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await text(page).evaluate(
    (element, [type, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, words);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, words] as const,
  );
}

const expectWritten = (page: Page, html: string) => expect.poll(() => written(page)).toBe(html);

/** In place of what was there. */
async function replace(page: Page, html: string) {
  await paste(page, "text/html", html);
  await expectWritten(page, html);
}

/** What a tool makes of one line. */
const lines = {
  Bold: "<p><strong>Steel</strong></p>",
  Italic: "<p><em>Steel</em></p>",
  Underline: "<p><u>Steel</u></p>",
  "Heading 1 (H1)": "<h1>Steel</h1>",
  "Heading 2 (H2)": "<h2>Steel</h2>",
  "Heading 3 (H3)": "<h3>Steel</h3>",
  "Heading 4 (H4)": "<h4>Steel</h4>",
  "Heading 5 (H5)": "<h5>Steel</h5>",
  "Heading 6 (H6)": "<h6>Steel</h6>",
  "Bullet list": "<ul><li><p>Steel</p></li></ul>",
  "Ordered list": "<ol><li><p>Steel</p></li></ol>",
  Quote: "<blockquote><p>Steel</p></blockquote>",
  "Code block": "<pre><code>Steel</code></pre>",
  "Align left": '<p style="text-align: left;">Steel</p>',
  "Align center": '<p style="text-align: center;">Steel</p>',
  "Align right": '<p style="text-align: right;">Steel</p>',
  Justify: '<p style="text-align: justify;">Steel</p>',
};

const others: [tools: string[], html: string][] = [
  [["Heading 3 (H3)", "Paragraph"], "<p>Steel</p>"],
  [["Heading 1 (H1)", "Undo"], "<p>Steel</p>"],
  [["Heading 1 (H1)", "Undo", "Redo"], "<h1>Steel</h1>"],
  [["Horizontal rule"], "<p>Steel</p><hr><p></p>"],
];

test("sample articles come out as they went in @js", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  const read = async () => (await page.request.get("/backend/api/admin/getAllBlog")).json();
  const before = await read();
  for (const { _id, content } of before.slice(0, 3)) {
    await goToEditor(page, `/editblog/${_id}`);
    await touch(page);
    await saveButton(page, "Save Blog").click();
    await expect(page, content[0].type).toHaveURL("/adminallblog");
  }
  // Line breaks between blocks are no content, and the editor writes none.
  const texts = (blogs: { _id: string; content: object }[]) =>
    blogs.map(({ _id, content }) => [_id, JSON.stringify(content).replaceAll(">\\n<", "><")]);
  expect(texts(await read())).toEqual(texts(before));
});

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head>
<body><!--StartFragment--><h1 style="mso-pagination:none">Coils<o:p></o:p></h1>
<p class="MsoNormal" align="center" style="text-align:center"><b><span style="font-family:Calibri">Bold</span></b> text<o:p>&nbsp;</o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>One</p>
<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp;</span></span>Deeper</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Two</p>
<!--EndFragment--></body></html>`;

const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">Coils</p><p dir="ltr" style="line-height:1.38;text-align:right">
<span style="font-weight:700;font-family:Arial">Heavy</span><span style="font-weight:400"> and </span><span style="font-style:italic">slanted</span> <a href="https://example.com">link</a></p></b>`;

const whatsApp = `<meta charset='utf-8'><span class="_ao3e selectable-text copyable-text" style="white-space: pre-wrap"><span>HR 2 mm
CR 0.8 mm </span><img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="👍" class="b75 emoji"><strong class="x">today</strong></span>`;

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-number-format:General}</style></head><body>
<table border=0 cellpadding=0 width=128 style='width:96pt'><!--StartFragment--><col width=64>
 <tr height=20><td height=20 width=64>Thickness</td><td>Width</td></tr>
 <tr height=20><td align=right>2</td><td align=right>1250</td></tr><!--EndFragment--></table></body></html>`;

const foreign: [source: string, pasted: string, clean: string][] = [
  [
    "Word",
    word,
    '<h1>Coils</h1><p style="text-align: center;"><strong>Bold</strong> text</p><ul><li><p>One</p><ul><li><p>Deeper</p></li></ul></li><li><p>Two</p></li></ul>',
  ],
  [
    "Google Docs",
    googleDocs,
    '<p>Coils</p><p style="text-align: right;"><strong>Heavy</strong> and <em>slanted</em> link (https://example.com)</p>',
  ],
  ["WhatsApp", whatsApp, "<p>HR 2 mm<br>CR 0.8 mm 👍<strong>today</strong></p>"],
  [
    "a spreadsheet",
    excel,
    '<table><tbody><tr><td>Thickness</td><td>Width</td></tr><tr><td><p style="text-align:right">2</p></td><td><p style="text-align:right">1250</p></td></tr></tbody></table>',
  ],
];

const one = "<p>One</p>";
const mixed = `${one}<blockquote><p>Two</p></blockquote><ul><li><p>Three</p></li></ul>`;
const quote = (html: string) => `<blockquote>${html}</blockquote>`;

test("the tools, what is pasted and quotes, on an article that is written @js", async ({ page }) => {
  test.slow();
  await openEditor(page, "/addBlog");

  await test.step("the toolbar offers exactly what the specification names and tables, is one stop of the keyboard and moves with the arrows", async () => {
    const names = await page
      .getByRole("toolbar", { name: "Formatting" })
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
    expect(names).toEqual([
      ...["Undo", "Redo", "Bold", "Italic", "Underline", "Paragraph"],
      ...[1, 2, 3, 4, 5, 6].map((level) => `Heading ${level} (H${level})`),
      ...["Bullet list", "Ordered list", "Quote", "Code block", "Horizontal rule"],
      ...["Align left", "Align center", "Align right", "Justify"],
      ...[
        "Insert table",
        "Add row",
        "Add column",
        "Header row",
        "Delete row",
        "Delete column",
        "Delete table",
      ],
    ]);
    const box = await text(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(200);
    await text(page).focus();
    await page.keyboard.type("Steel");
    await page.keyboard.press("Alt+F10");
    await expect(tool(page, "Undo")).toBeFocused();
    await page.keyboard.press("End");
    await expect(tool(page, "Delete table")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(tool(page, "Bold")).toBeFocused();
    await expect(tool(page, "Bold")).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("Escape");
    await expect(text(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tool(page, "Bold")).toBeFocused();
  });

  await test.step("each tool writes its own HTML", async () => {
    const writeLine = async () => {
      await tool(page, "Paragraph").click();
      await text(page).fill("Steel");
      await expect.poll(() => written(page)).toBe("<p>Steel</p>");
      // A tool has given the focus back in the next frame.
      await expect(text(page)).toBeFocused();
    };
    for (const [name, html] of Object.entries(lines)) {
      await writeLine();
      await page.keyboard.press("Control+A");
      await tool(page, name).click();
      await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => written(page), name).toBe(html);
      await tool(page, name).click();
    }
    for (const [tools, html] of others) {
      await writeLine();
      if (tools.includes("Undo")) await afterTyping(page);
      for (const name of tools) await tool(page, name).click();
      await expect.poll(() => written(page), tools.join()).toBe(html);
    }
  });

  await test.step("what is pasted from another program arrives clean, and the cells of a table stay apart", async () => {
    const tidied = async () => (await written(page)).replace(/\u00a0|&nbsp;/g, " ").replace(/ <\//g, "</");
    for (const [source, pasted, clean] of foreign) {
      await paste(page, "text/html", pasted);
      await expect.poll(tidied, source).toBe(clean);
    }
    await paste(page, "text/plain", "Thickness\tWidth\n2\t1250");
    await expect.poll(() => written(page)).toBe("<p>Thickness | Width</p><p>2 | 1250</p>");
  });

  await test.step("Quote takes the whole text in and out again, and lifts several quotes or a part of one", async () => {
    await replace(page, mixed);
    await page.keyboard.press("Control+A");
    await tool(page, "Quote").click();
    await expectWritten(page, quote(mixed));
    await expect(tool(page, "Quote")).toHaveAttribute("aria-pressed", "true");
    await tool(page, "Quote").click();
    await expectWritten(page, mixed);
    await expect(text(page)).toBeFocused();
    await page.keyboard.press("Control+Shift+B");
    await expectWritten(page, quote(mixed));
    await page.keyboard.press("Control+Shift+B");
    await expectWritten(page, mixed);

    await replace(page, quote(one) + quote("<p>Two</p>"));
    await page.keyboard.press("Control+A");
    await tool(page, "Quote").click();
    await expectWritten(page, "<p>One</p><p>Two</p>");

    const list = "<ul><li><p>Two</p></li></ul>";
    await replace(page, quote(one + list));
    await page.keyboard.press("Control+End");
    await tool(page, "Quote").click();
    await expectWritten(page, quote(one) + list);
  });
});
