import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";
import { expectRefused, goToEditor, newest, openEditor, saveButton } from "./editor-screen";

test.use({ expectedProblems: [/^(400|404|409) (POST|GET) \/(addBlog|editblog)/] });

/** Types plain text into the field that stands in for the editor. */
async function writeText(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Text" }).fill(text);
}

test("an article is added with tags, the form is empty for the next, and edited it keeps its pictures and words one message its own way @nojs", async ({
  page,
}) => {
  await openEditor(page, "/addBlog");
  await saveButton(page, "Add Blog").click();
  await expectRefused(page, {
    banerImage: "Banner image is required",
    title: "Title is required.",
    text: "Text content is required",
    tags: "At least one tag is required",
  });
  await page.getByLabel("Banner Image").setInputFiles(await phonePhoto());
  await page.getByLabel("Title").fill("A");
  await writeText(page, "Rolling is done hot or cold.");
  await page.getByLabel("Tag 1", { exact: true }).fill("steel");
  await page.getByRole("button", { name: "Add tag" }).click();
  await expect(page.getByLabel("Tag 2", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Tag 2", { exact: true })).toHaveAttribute("maxlength", "10");
  await saveButton(page, "Add Blog").click();
  await expectRefused(page, {
    title: "Title should not exceed 50 character",
    tags: "Please fill all tags",
  });
  await page.getByRole("button", { name: "Remove tag 2" }).click();
  await expect(page.getByLabel("Tag 2", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Add tag" }).click();
  await page.getByLabel("Tag 2", { exact: true }).fill("coils");
  await page.getByLabel("Title").fill("Hot and cold");
  await saveButton(page, "Add Blog").click();
  await expect(page.getByText("Blog added successfully!").first()).toBeVisible();
  await expect(page).toHaveURL("/addBlog");
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByLabel("Tag 2", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Kept:")).toHaveCount(0);
  const blog = await newest(page, "blog");
  expect(blog).toMatchObject({
    content: [
      { type: "Hot and cold", text: "<p>Rolling is done hot or cold.</p>", items: ["steel", "coils"] },
    ],
    sideImage: null,
  });
  expect(String(blog.banerImage)).toMatch(/-40x60\.webp$/);

  await goToEditor(page, `/editblog/${blog._id}`);
  await expect(page.locator(".image-preview img").first()).toHaveAttribute("src", String(blog.banerImage));
  await page.getByLabel("Title").fill("");
  await saveButton(page, "Save Blog").click();
  await expectRefused(page, { title: "Title is required" });
  await page.getByLabel("Title").fill("Edited title");
  await saveButton(page, "Save Blog").click();
  await expect(page).toHaveURL("/adminallblog");
  await expect(page.getByText("Blog edit successfully!").first()).toBeVisible();
  const after = await newest(page, "blog");
  expect(after).toMatchObject({
    _id: blog._id,
    banerImage: blog.banerImage,
    sideImage: blog.sideImage,
  });
  expect(after.content).toMatchObject([{ type: "Edited title" }]);
});

test("plain text and HTML are previewed before anything is saved @nojs", async ({ page }) => {
  await openEditor(page, "/addBlog");
  await page.getByLabel("Banner Image").setInputFiles(await phonePhoto("banner.jpg"));
  await writeText(page, "First part,\nsecond line.\n\nSecond part <b>bold</b>");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.locator(".prose p")).toHaveCount(2);
  await expect(preview.locator(".prose strong")).toHaveText("bold");
  await expect(page.getByText("Kept: banner.jpg")).toBeVisible();
  const html = '<h2 style="text-align:center">Kinds</h2><p onclick="x()">Hot<script>x()</script></p>';
  await writeText(page, html);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(preview.getByRole("heading", { name: "Kinds" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(html);
  await page.getByLabel("Title").fill("HTML by hand");
  await page.getByLabel("Tag 1", { exact: true }).fill("steel");
  await saveButton(page, "Add Blog").click();
  await expect(page.getByText("Blog added successfully!").first()).toBeVisible();
  const { _id, content } = await newest(page, "blog");
  const stored = '<h2 style="text-align:center">Kinds</h2><p>Hot</p>';
  expect(content).toMatchObject([{ text: stored }]);
  await goToEditor(page, `/editblog/${_id}`);
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(stored);
});
