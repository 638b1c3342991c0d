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

test("what has the focus is in sight in the back office, whatever goes with the page, and nothing moves for who asks for less @js", async ({
  page,
}) => {
  const openStill = async (path: string) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // What a script still adds would move what has the focus.
    await (path.startsWith("/add") ? goToEditor(page, path) : page.goto(path));
    await page.keyboard.press("Tab");
    await expectStill(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
  };
  await enter(page);
  for (const path of ["/admindashboard", "/addproduct", "/addBlog", "/adminallproduct", "/addquotation"]) {
    await openStill(path);
    if (path === "/addquotation") {
      await page.getByLabel("Charge").fill("Loading");
      await page.getByRole("button", { name: "Work out the totals" }).click();
      await expect(page.getByRole("button", { name: "Remove charge 1" })).toBeVisible();
    }
    if (path === "/adminallproduct") await page.getByRole("checkbox").first().check();
    await expectFocusSeen(page);
  }
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

test("a buyer's number stands on a printed enquiry and on the printed dashboard @nojs", async ({ page }) => {
  await enter(page);
  await page.emulateMedia({ media: "print" });
  for (const path of ["/adminenquiries", "/admindashboard"]) {
    await page.goto(path);
    await expect(page.getByText("+91 98765 43210").first()).toBeVisible();
    await expect(page.getByText("Answer on WhatsApp").first()).toBeHidden();
  }
});
