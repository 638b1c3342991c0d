import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";
import { newest, openEditor, saveButton } from "./editor-screen";

const tag = (page: Page, number: number) => page.getByLabel(`Tag ${number}`, { exact: true });

test("Return publishes nothing: in the title it stays, in a tag it leads through the tags, an offered row is no tag, and a full one says so", async ({
  page,
  javaScriptEnabled,
}) => {
  await openEditor(page, "/addBlog");
  await page.getByLabel("Banner Image").setInputFiles(await phonePhoto());
  await page.getByLabel("Title").fill("Tags by keyboard");
  await page.getByRole("textbox", { name: "Text" }).fill("Hot or cold.");
  await tag(page, 1).fill("hot");
  await page.getByLabel("Title").press("Enter");
  if (!javaScriptEnabled) {
    await expect(
      page.getByText("Nothing is saved yet: when everything is there, press Add Blog."),
    ).toBeVisible();
  }
  await expect(page.getByLabel("Title")).toHaveValue("Tags by keyboard");
  expect((await newest(page, "blog")).content).not.toMatchObject([{ type: "Tags by keyboard" }]);
  await tag(page, 1).press("Enter");
  await expect(tag(page, 2)).toBeFocused();
  await tag(page, 2).fill("cold");
  await tag(page, 2).press("Enter");
  await expect(tag(page, 3)).toBeFocused();
  expect((await newest(page, "blog")).content).not.toMatchObject([{ type: "Tags by keyboard" }]);
  await saveButton(page, "Add Blog").click();
  await expect(page.getByText("Blog added successfully!").first()).toBeVisible();
  const { content } = await newest(page, "blog");
  expect(content).toMatchObject([{ type: "Tags by keyboard", items: ["hot", "cold"] }]);

  // Where a script runs, a row comes and goes without the server.
  if (!javaScriptEnabled) return;
  await expect(tag(page, 1)).toHaveValue("");
  await tag(page, 1).press("Enter");
  await expect(tag(page, 2)).toHaveCount(0);
  await tag(page, 1).fill("hot");
  await tag(page, 1).press("Enter");
  await tag(page, 1).press("Enter");
  await expect(tag(page, 2)).toBeFocused();
  await expect(tag(page, 3)).toHaveCount(0);
  await page.getByRole("button", { name: "Add tag" }).click();
  await expect(tag(page, 2)).toBeFocused();
  await expect(tag(page, 3)).toHaveCount(0);

  const said = page.locator(".tag-foot").getByRole("status");
  await tag(page, 1).press("Control+A");
  await page.keyboard.insertText("Hot rolled coil");
  await expect(said).toHaveText("“Hot rolled” is full: a tag holds 10 characters.");
  await tag(page, 1).fill("");
  await tag(page, 1).pressSequentially("Hot rolle");
  await expect(said).toBeEmpty();
  await tag(page, 1).pressSequentially("d c");
  await expect(said).toHaveText("“Hot rolled” is full: a tag holds 10 characters.");
  await expect(tag(page, 1)).toHaveValue("Hot rolled");
});
