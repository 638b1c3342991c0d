import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { pngPicture, refusedFiles } from "../support/pictures";
import { expectAccessible, expectFitting } from "./axe";
import { openEditor, saveButton } from "./editor-screen";

// The checker itself is a script. What is seen without JavaScript is checked by keeping the page's own scripts away.
test.use({ expectedProblems: [/^((400|404|409) (POST|GET) |net::ERR_FAILED GET \/assets)/] });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("filled, with a kept picture and many tags @js", async ({ page }) => {
    await openEditor(page, "/addBlog");
    const [, , html] = await refusedFiles();
    await page
      .getByLabel("Banner Image")
      .setInputFiles(await pngPicture("a-picture-with-a-very-long-name.png"));
    if (html) await page.getByLabel("Side Image").setInputFiles(html);
    await page.getByLabel("Title").fill("W".repeat(49));
    await page.getByRole("textbox", { name: "Text" }).fill("Long".repeat(60));
    for (let tag = 2; tag <= 4; tag += 1) {
      await page.getByRole("button", { name: "Add tag" }).click();
      await page.getByLabel(`Tag ${tag}`, { exact: true }).fill(`tag${tag}`);
    }
    await page.getByLabel("Tag 1", { exact: true }).fill("W".repeat(10));
    await saveButton(page, "Add Blog").click();
    await expect(page.getByText("Kept: a-picture")).toBeVisible();
    await expectAccessible(page);
    await expectFitting(page);
  });

  test("an article without a script @js", async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await signIn(page);
    await page.goto("/addBlog");
    await page.getByRole("textbox", { name: "Text" }).fill("<h2>Kinds</h2><p>Hot</p>");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { name: "Kinds" })).toBeVisible();
    await saveButton(page, "Add Blog").click();
    await expect(page.locator(".error-summary")).toBeVisible();
    await expectAccessible(page);
    await expectFitting(page);
  });
});
