import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { visitor } from "../support/visitor";
import { expectFocusSeen, expectStill } from "./display";
import { goToEditor } from "./editor-screen";

async function enter(page: Page) {
  await page.request.post("/contact", { form: visitor });
  await signIn(page);
}

test("what has the focus is in sight in the back office, whatever goes with the page @js", async ({
  page,
}) => {
  await enter(page);
  await page.goto("/admindashboard");
  await expectFocusSeen(page);
  for (const path of ["/addproduct", "/addBlog"]) {
    // What a script still adds would move what has the focus.
    await goToEditor(page, path);
    await expectFocusSeen(page);
  }
  await page.goto("/adminallproduct");
  await page.getByRole("checkbox").first().check();
  await expectFocusSeen(page);
});

test("what is new is said beside its sign, and on a phone what a list is sorted by and what a wide table shows @js", async ({
  page,
}) => {
  await enter(page);
  await page.goto("/adminenquiries");
  await expect(page.getByRole("link", { name: /^Enquiries \d+ new$/ })).toHaveCount(1);
  await expect(page.locator(".enquiry-head .soft").first()).toHaveText(/^New E-[A-Z0-9]{6} /);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/admindemand");
  const captions = page.locator(".caption-text");
  await expect(captions).not.toHaveCount(0);
  const beyond = await captions.evaluateAll((texts) =>
    texts.map((text) => {
      const box = text.closest(".table-scroll")?.getBoundingClientRect();
      return text.getBoundingClientRect().right > (box?.right ?? 0);
    }),
  );
  expect(beyond).not.toContain(true);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/admindashboard");
  const head = page.locator(".admin-table thead").first();
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(1);
  await page.goto("/adminallproduct");
  const name = page.getByRole("link", { name: "Product Name" });
  await expect(name).toBeInViewport();
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await name.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=name/);
});

test.describe("who asks for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("sees nothing move in the back office @js", async ({ page }) => {
    await enter(page);
    for (const path of ["/admindashboard", "/adminallproduct", "/addBlog"]) {
      await page.goto(path);
      await page.keyboard.press("Tab");
      await expectStill(page);
    }
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("a toast has an edge @js", async ({ page }) => {
    await signIn(page);
    await page.goto("/adminalluser");
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
    await page.getByRole("button", { name: "Save" }).click();
    const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect(page.locator(".toast")).not.toHaveCSS("border-top-color", ground);
  });
});
