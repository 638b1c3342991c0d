import { expect, test } from "../support/browser";
import { pngPicture } from "../support/pictures";
import { expectRefused, goToEditor, newest, openEditor, saveButton } from "./editor-screen";

test.use({ expectedProblems: [/^(400|404) (POST|GET) \/(createtestimonial|edittestimonial)/] });

test("a testimonial is added, the form is empty for the next, and a half star stays unless it is changed @nojs", async ({
  page,
}) => {
  await openEditor(page, "/createtestimonial");
  await expect(page.locator("label[for=file]")).toHaveText("Picture *");
  await expect(page.getByLabel("Picture")).not.toHaveAttribute("required");
  const stars = page.getByRole("radiogroup", { name: "Rating" });
  await expect(stars).toHaveAttribute("aria-required", "true");
  await expect(stars).not.toHaveAttribute("aria-invalid");
  await expect(stars).toHaveAccessibleDescription("1 to 5 stars");
  await saveButton(page, "Add Testimonial").click();
  await expect(stars).toHaveAttribute("aria-invalid", "true");
  await expect(stars).toHaveAccessibleDescription("1 to 5 stars Rating is required");
  await expectRefused(page, {
    fullName: "Full Name is required",
    designation: "Designation must be between 1 and 20 characters",
    description: "Description must be between 1 and 100 characters",
    rating: "Rating is required",
  });
  await page.getByLabel("Full Name").fill("Grace Roller");
  await page.getByLabel("Designation").fill("x".repeat(51));
  await page.getByLabel("Description").fill("y".repeat(141));
  await page.getByRole("radio", { name: "1 star" }).focus();
  await page.keyboard.press("Space");
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await saveButton(page, "Add Testimonial").click();
  await expectRefused(page, {
    designation: "Designation must be between 1 and 20 characters",
    description: "Description must be between 1 and 100 characters",
  });
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await page.getByLabel("Designation").fill("x".repeat(50));
  await page.getByLabel("Description").fill("y".repeat(140));
  await page.getByLabel("Picture").setInputFiles(await pngPicture());
  await saveButton(page, "Add Testimonial").click();
  await expect(page.getByText("Testimonial added successfully!").first()).toBeVisible();
  await expect(page).toHaveURL("/createtestimonial");
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await expect(page.getByRole("radio", { name: "4 stars" })).not.toBeChecked();
  const stored = await newest(page, "testimonial");
  expect(stored).toMatchObject({
    rating: 4,
    description: "y".repeat(140),
    author: { fullName: "Grace Roller" },
  });

  const fields = { fullName: "Half Star", designation: "Buyer", description: "Nearly", rating: 4.5 };
  const { testimonial } = await (
    await page.request.post("/backend/api/admin/createTestimonial", { data: fields })
  ).json();
  const edit = `/edittestimonial/${testimonial._id}`;
  await goToEditor(page, edit);
  await expect(page.locator("label[for=file]")).toHaveText("Picture");
  await expect(page.getByRole("radio", { name: "Keep 4.5 stars" })).toBeChecked();
  await page.getByLabel("Description").fill("Nearly perfect");
  await saveButton(page, "Save Testimonial").click();
  await expect(page).toHaveURL("/adminTestimonialdetails");
  await expect(page.getByText("Testimonial updated successfully!").first()).toBeVisible();
  expect(await newest(page, "testimonial")).toMatchObject({ rating: 4.5, description: "Nearly perfect" });
  await goToEditor(page, edit);
  await page.getByRole("radio", { name: "5 stars", exact: true }).check({ force: true });
  await saveButton(page, "Save Testimonial").click();
  await expect(page).toHaveURL("/adminTestimonialdetails");
  expect(await newest(page, "testimonial")).toMatchObject({ rating: 5 });
});
