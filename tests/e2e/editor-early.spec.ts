import type { Route } from "@playwright/test";
import { run } from "../faults/store";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";
import { untilKept } from "./drafts";
import { openHeld } from "./hydration";

test("what is filled in before the scripts are there counts as typed @js", async ({ page, site }) => {
  run(site, `INSERT OR REPLACE INTO "Setting" ("key", "value") VALUES ('company.quoteTaxes', 'IGST 18')`);
  await signIn(page);
  let release = await openHeld(page, "/addquotation");
  await page.getByLabel("Size and steel").fill("HR sheet 2 x 1250 x 2500");
  await page.getByLabel("Pieces").fill("10");
  await page.getByLabel("Rate in ₹").fill("54.2");
  release();
  await expect(page.locator(".quote-totals .total")).toContainText("26,591.88");
  // So does what is ticked while an answer is on its way.
  const tick = async (route: Route) => {
    await page.getByLabel("IGST 18 %").check();
    await route.continue();
  };
  await page.route(/addquotation/, tick, { times: 1 });
  await page.getByRole("button", { name: "Work out the totals" }).click();
  await expect(page.getByLabel("Size and steel")).toHaveCount(2);
  await expect(page.locator(".quote-totals .total")).toContainText("31,378.42");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admindashboard");

  release = await openHeld(page, "/addproduct");
  await page.getByLabel("Image").setInputFiles(await phonePhoto("early.jpg"));
  release();
  await expect(page.getByText("Chosen: early.jpg")).toBeVisible();

  const { products } = await (await page.request.get("/backend/api/admin/product/getAllProduct")).json();
  const pictured = products.find(({ image }: { image: string | null }) => image !== null);
  release = await openHeld(page, `/editproduct/${pictured._id}`);
  await page.getByLabel("From the left").fill("13");
  release();
  await untilKept(page, '["focusX","13"]');
  await page.getByRole("link", { name: "Dashboard" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admindashboard");
});

test("an article that is begun before the editor is there keeps its lines @js", async ({ page }) => {
  await signIn(page);
  const release = await openHeld(page, "/addBlog");
  await page.getByLabel("Text").fill("Prices of coils\nfor t<d\n\nFrom Monday");
  release();
  const paragraphs = page.getByRole("textbox", { name: "Text" }).locator("p");
  await expect(paragraphs).toHaveText(["Prices of coilsfor t<d", "From Monday"]);
  await expect(paragraphs.first().locator("br")).toHaveCount(1);
  await page.keyboard.type(" on");
  await expect(paragraphs.last()).toHaveText("From Monday on");
});
