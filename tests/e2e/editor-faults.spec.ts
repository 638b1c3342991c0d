import { hideTables, rows } from "../faults/store";
import { expect, test } from "../support/browser";
import { openEditor, saveButton } from "./editor-screen";

test.use({ expectedProblems: [/^503 POST /] });

const editors = [
  ["Product", "/editproduct/", "Name", "Save Product"],
  ["Testimonial", "/edittestimonial/", "Full Name", "Save Testimonial"],
  ["Blog", "/editblog/", "Title", "Save Blog"],
] as const;

test("an editor keeps what was typed while the store cannot be read, and the next press saves it @js", async ({
  page,
  site,
}) => {
  for (const [table, path, label, save] of editors) {
    const [{ id } = { id: "" }] = rows<{ id: string }>(site, `SELECT "id" FROM "${table}"`);
    await openEditor(page, path + id);
    const field = page.getByLabel(label, { exact: false }).first();
    await field.fill("Typed in vain");
    const repair = hideTables(site, [table]);
    await saveButton(page, save)
      .click()
      .then(() => expect(page.getByRole("alert").first()).toContainText("The storage cannot be used"))
      .finally(repair);
    await expect(field).toHaveValue("Typed in vain");
    await saveButton(page, save).click();
    await expect(page.getByRole("status").first()).toContainText("successfully");
  }
});
