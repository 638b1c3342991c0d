import { writeFileSync } from "node:fs";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";
import { expectAccessible } from "./axe";
import { fillProduct, goToEditor, newest, openEditor, saveButton } from "./editor-screen";

test("an editor checks its fields, asks before unsaved work is lost, and says that it is adding @js", async ({
  page,
}, info) => {
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await openEditor(page, "/addproduct");

  await test.step("a field when it is left and while it is corrected, a picture when it is chosen", async () => {
    await page.getByLabel("Phone Number").fill("12");
    await page.keyboard.press("Tab");
    const message = page.locator("#number-error");
    await expect(message).toHaveText("Phone number must be exactly 10 digits");
    await expect(page.locator(".error-summary")).toHaveCount(0);
    await page.getByLabel("Phone Number").fill("2015550100");
    await expect(message).toHaveCount(0);

    await expect(page.getByLabel("Or take a photo"), "a desk's second way to a file").toBeHidden();
    await page.getByLabel("Image").setInputFiles(await phonePhoto("upright.jpg"));
    await expect(page.getByText("Chosen: upright.jpg")).toBeVisible();
    await expect(page.locator(".image-preview img")).toHaveJSProperty("naturalWidth", 40);
    const svg = { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
    await page.getByLabel("Image").setInputFiles(svg);
    await expect(page.locator("#file-error")).toHaveText("Only image files are allowed");
    const heavy = info.outputPath("b.jpg");
    writeFileSync(heavy, Buffer.alloc(12 * 1024 * 1024 + 1));
    await page.getByLabel("Image").setInputFiles(heavy);
    await expect(page.locator("#file-error")).toHaveText("Image must be 12 MB or smaller");
  });

  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await test.step("whoever leaves is asked, and stays or leaves", async () => {
    await page.getByLabel("Name").fill("Half a product");
    const leaves = page.getByRole("link", { name: "Dashboard" });
    await leaves.press("Enter");
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(question).toHaveCount(0);
    await expect(leaves).toBeFocused();
    await leaves.press("Enter");
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(leaves).toBeFocused();
    await expect(page).toHaveURL("/addproduct");
    await expect(page.getByLabel("Name")).toHaveValue("Half a product");
    await page.getByRole("link", { name: "Dashboard" }).click();
    const askedOnDashboard = page.evaluate(asksOnceHeadingIs, "Dashboard");
    await question.getByRole("button", { name: "Leave" }).click();
    expect(await askedOnDashboard, "asked about a form that has just gone").toBe(false);
  });

  await test.step("whoever closes the window is asked, nobody about an untouched form", async () => {
    await goToEditor(page, "/createtestimonial");
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/admindashboard");
    await goToEditor(page, "/addproduct");
    await page.reload();
    expect(asked).toEqual([]);
    await goToEditor(page, "/addproduct");
    await page.getByLabel("Name").fill("Half a product");
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
  });

  await test.step("a tag that is taken off is a change", async () => {
    const articles = await (await page.request.get("/backend/api/admin/getAllBlog")).json();
    const tagged = articles.find(
      ({ content }: { content: [{ items: string[] }] }) => content[0].items.length > 1,
    );
    await goToEditor(page, `/editblog/${tagged._id}`);
    await page
      .getByRole("button", { name: /^Remove tag/ })
      .last()
      .click();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/admindashboard");
  });

  await test.step("the button says that it is adding, and cannot be pressed twice", async () => {
    await goToEditor(page, "/addproduct");
    await fillProduct(page, "Slowly added");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/addproduct/, async (route) => {
      await held;
      await route.continue();
    });
    await saveButton(page, "Add Product").click();
    await expect(saveButton(page, "Adding...")).toBeDisabled();
    await page.getByLabel("Name").press("x");
    await expect(page.getByLabel("Name"), "its answer would take that away").toHaveValue("Slowly added");
    release();
    await expect(page).toHaveURL("/mildStainless");
    await page.unroute(/addproduct/);
  });

  await test.step("nor is an article's text typed on that its answer would take away", async () => {
    await goToEditor(page, `/editblog/${(await newest(page, "blog"))._id}`);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/editblog/, async (route) => {
      await held;
      await route.continue();
    });
    const text = page.locator(".ProseMirror");
    await text.click();
    await saveButton(page, "Save Blog").click();
    await expect(saveButton(page, "Saving...")).toBeDisabled();
    const before = await text.textContent();
    await text.click();
    await page.keyboard.type("lost");
    await expect(text).toHaveText(before ?? "");
    release();
    await expect(page).toHaveURL("/adminallblog");
  });
});

/** Whether who leaves the site in the very moment in which the heading is drawn would be asked. */
function asksOnceHeadingIs(heading: string) {
  return new Promise<boolean>((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector("h1")?.textContent !== heading) return;
      observer.disconnect();
      resolve(!window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
