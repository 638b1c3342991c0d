import { findId, hideTables } from "../faults/store";
import { expect, test } from "../support/browser";
import { openEditor, saveButton } from "./editor-screen";

test.use({ expectedProblems: [/^503 POST /] });

test("an editor keeps what was typed while the store cannot be read, and the next press saves it @js", async ({
  page,
  site,
}) => {
  await openEditor(page, `/edittestimonial/${findId(site, "Testimonial")}`);
  const field = page.getByLabel("Designation");
  await field.fill("Typed in vain");
  const repair = hideTables(site, ["Testimonial"]);
  await saveButton(page, "Save Testimonial")
    .click()
    .then(() => expect(page.getByRole("alert").first()).toContainText("The storage cannot be used"))
    .finally(repair);
  await expect(field).toHaveValue("Typed in vain");
  await saveButton(page, "Save Testimonial").click();
  await expect(page.getByRole("status").first()).toContainText("successfully");
});
