import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { goToEditor, newest, openEditor, saveButton } from "./editor-screen";

test("a draft that was saved is not offered: of a new testimonial, twice in a row, nor of a changed one @js", async ({
  page,
}) => {
  const offers = await watchOffers(page);
  const save = async (button: string, said: string) => {
    await expect.poll(() => kept(page), { message: "drafts while it is typed" }).toBe(1);
    await saveButton(page, button).click();
    await expect(page.getByText(said).first()).toBeVisible();
    await expect.poll(() => kept(page), { message: "drafts afterwards" }).toBe(0);
  };
  await openEditor(page, "/createtestimonial");
  for (const name of ["Saved Once", "Saved Twice"]) {
    await fill(page, name);
    await save("Add Testimonial", "Testimonial added successfully!");
  }
  await goToEditor(page, `/edittestimonial/${(await newest(page, "testimonial"))._id}`);
  await page.getByLabel("Designation").fill("Changed");
  await save("Save Testimonial", "Testimonial updated successfully!");
  await page.goBack();
  await expect(page.getByLabel("Designation")).toHaveValue("Changed");
  await goToEditor(page, "/createtestimonial");
  expect(offers).toEqual([]);
});

async function fill(page: Page, name: string) {
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Designation").fill("Buyer");
  await page.getByLabel("Description").fill("Came in time");
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
}

function kept(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length);
}

/** Where an offer was seen, however shortly. */
async function watchOffers(page: Page) {
  const seen: string[] = [];
  await page.exposeFunction("noteOffer", (path: string) => seen.push(path));
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.textContent?.includes("There is a draft of this form")) noteOffer(location.pathname);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return seen;
}

declare function noteOffer(path: string): void;
