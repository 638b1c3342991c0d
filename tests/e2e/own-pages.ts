import { expect, type Page } from "@playwright/test";
import { publicPages } from "../support/public-pages";

/** Each drawn by the same view as another one that is looked at. */
const twins = [
  "/hotRolled/coils",
  "/coldRolled/sheet",
  "/hrcoils",
  "/crsheets",
  "/search?q=16+gauge+cr+sheet",
];

export const publicViews = publicPages.filter((path) => !twins.includes(path));

/** A product whose size is put on the list, an article and a comparison, as the lists name them. */
export async function findOwnPages(page: Page) {
  const read = async (path: string) => (await page.request.get(path)).text();
  const ids = [...new Set((await read("/allproduct")).match(/(?<=\/coilproduct\/)[0-9a-f]{24}/g))];
  const article = (await read("/allblogs")).match(/\/blog\/[0-9a-f]{24}/)?.[0] ?? "";
  const product = `/coilproduct/${ids[0]}`;
  await page.goto(product);
  await page.locator("#sizes").getByRole("button", { name: /^Add/ }).first().click();
  await expect(page.getByText("Added to your enquiry list").first()).toBeVisible();
  return { product, article, comparison: `/compare?ids=${ids.slice(0, 3).join(",")}` };
}
