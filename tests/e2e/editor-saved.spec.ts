import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { fillProduct, goToEditor, newest, openEditor, saveButton } from "./editor-screen";

type Editor = {
  noun: string;
  add: string;
  /** For the next one, when one is saved. */
  stays?: true;
  button: string;
  fill: (page: Page, name: string) => Promise<void>;
  said: string;
  edit: { path: (page: Page) => Promise<string>; field: string; button: string; said: string };
};

const testimonial: Editor = {
  noun: "testimonial",
  add: "/createtestimonial",
  stays: true,
  button: "Add Testimonial",
  async fill(page, name) {
    await page.getByLabel("Full Name").fill(name);
    await page.getByLabel("Designation").fill("Buyer");
    await page.getByLabel("Description").fill("Came in time");
    await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  },
  said: "Testimonial added successfully!",
  edit: {
    path: async (page) => `/edittestimonial/${(await newest(page, "testimonial"))._id}`,
    field: "Designation",
    button: "Save Testimonial",
    said: "Testimonial updated successfully!",
  },
};

const editors: Editor[] = [
  {
    noun: "product",
    add: "/addproduct",
    button: "Add Product",
    fill: fillProduct,
    said: "product added successfully",
    edit: {
      path: async (page) => `/editproduct/${(await newest(page, "product"))._id}`,
      field: "Brand",
      button: "Save Product",
      said: "Product edited successfully!",
    },
  },
  testimonial,
];

test.describe("a draft that was saved is not offered @js", () => {
  for (const { noun, add, stays, button, fill, said, edit } of editors) {
    test(`of a new ${noun}${stays ? ", twice in a row" : ""}, nor of a changed one`, async ({ page }) => {
      const offers = await watchOffers(page);
      const save = async (name: string, success: string) => {
        await expect.poll(() => kept(page), { message: "drafts while it is typed" }).toBe(1);
        await saveButton(page, name).click();
        await expect(page.getByText(success).first()).toBeVisible();
        await expect.poll(() => kept(page), { message: "drafts afterwards" }).toBe(0);
      };
      await openEditor(page, add);
      for (const name of ["Saved Once", "Saved Twice"].slice(0, stays ? 2 : 1)) {
        await fill(page, name);
        await save(button, said);
      }
      await goToEditor(page, await edit.path(page));
      await page.getByLabel(edit.field).fill("Changed");
      await save(edit.button, edit.said);
      await page.goBack();
      await expect(page.getByLabel(edit.field)).toHaveValue("Changed");
      await goToEditor(page, add);
      expect(offers).toEqual([]);
    });
  }

  test.describe("nor of a testimonial", () => {
    test.use({ expectedProblems: [/^net::ERR_FAILED POST \/createtestimonial\.data/] });

    test("whose answer was lost, in the window that hears of its success", async ({ page, context }) => {
      await openEditor(page, "/createtestimonial");
      await testimonial.fill(page, "Saved Elsewhere");
      await expect.poll(() => kept(page)).toBe(1);
      await page.route(/createtestimonial\.data/, async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await route.abort();
      });
      await saveButton(page, "Add Testimonial").click();
      await expect(page.getByText("No connection").first()).toBeVisible();
      await page.close({ runBeforeUnload: false });
      const beside = await context.newPage();
      const offers = await watchOffers(beside);
      await goToEditor(beside, "/createtestimonial");
      await expect(beside.getByText("Testimonial added successfully!").first()).toBeVisible();
      await expect.poll(() => kept(beside)).toBe(0);
      expect(offers).toEqual([]);
    });
  });
});

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
