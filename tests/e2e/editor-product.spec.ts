import type { Page, Request } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { phonePhoto, webpPicture } from "../support/pictures";
import { expectAccessible, expectFitting } from "./axe";
import { expectRefused, fillProduct, goToEditor, newest, openEditor, saveButton } from "./editor-screen";

// Refusals and questions of the server are what these tests are about. A picture may be taken off while it still loads.
test.use({
  expectedProblems: [/^((400|404|409) (POST|GET) \/(addproduct|editproduct)|404 GET \/uploads\/)/],
});

test("a product is added with a phone's photograph upright and edited, each after wrong forms were corrected in their own words", async ({
  page,
}) => {
  await openEditor(page, "/addproduct");
  await saveButton(page, "Add Product").click();
  await expectRefused(page, {
    name: "Name is required",
    type: "Type is required",
    thickness: "Thickness is required",
    width: "Width is required",
    deliveryDays: "Delivery days required",
    number: "Please must be 10 digits",
  });
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await fillProduct(page, "Coil with a photograph");
  await page.getByLabel("Thickness").fill("1,,2");
  await page.getByLabel("Phone Number").fill("12345");
  await saveButton(page, "Add Product").click();
  await expectRefused(page, {
    thickness: "Only number and commans are allowed",
    number: "Phone number must be exactly 10 digits",
  });
  await expect(page.getByLabel("Brand")).toHaveValue("Ferrum");
  await fillProduct(page, "Coil with a photograph");
  await page.getByLabel("Image").setInputFiles(await phonePhoto());
  await saveButton(page, "Add Product").click();
  await expect(page).toHaveURL("/mildStainless");
  await expect(page.getByText("product added successfully").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Add another" })).toHaveAttribute("href", "/addproduct");
  const product = await newest(page, "product");
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveAttribute(
    "href",
    `/editproduct/${product._id}`,
  );
  expect(product).toMatchObject({
    name: "Coil with a photograph",
    type: "hotrolledcoil",
    brand: "Ferrum",
    thickness: [1.6, 2, 2.5],
    width: [1000, 1250],
    purchaseNow: "Order today",
    deliveryDays: "3-5 days",
    number: "2015550100",
  });
  expect(String(product.image)).toMatch(/-40x60\.webp$/);

  const { _id, image } = product;
  await goToEditor(page, `/editproduct/${_id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Product");
  await expect(page.getByLabel("Thickness")).toHaveValue("1.6, 2, 2.5");
  await expect(page.locator(".image-preview img")).toHaveAttribute("src", String(image));
  for (const label of ["Thickness", "Delivery Days", "Phone Number"]) await page.getByLabel(label).fill("");
  await page.getByLabel("Width").fill("wide");
  await saveButton(page, "Save Product").click();
  await expectRefused(page, {
    thickness: "Thickness is required",
    width: "Only numbers and commas are allowed",
    deliveryDays: "Delivery days are required",
    number: "Phone number is required",
  });
  await fillProduct(page, "Coil, edited");
  await page.getByLabel("Image").setInputFiles(await webpPicture());
  await saveButton(page, "Save Product").click();
  await expect(page).toHaveURL("/adminallproduct");
  await expect(page.getByText("Product edited successfully!").first()).toBeVisible();
  const edited = await newest(page, "product");
  expect(edited).toMatchObject({ _id, name: "Coil, edited" });
  expect(String(edited.image)).toMatch(/-48x36\.webp$/);
});

test("a chosen picture survives a refusal and can be taken off @nojs", async ({ page }) => {
  await openEditor(page, "/addproduct");
  await page.getByLabel("Image").setInputFiles(await phonePhoto("holiday.jpg"));
  await saveButton(page, "Add Product").click();
  await expect(page.getByText("Kept: holiday.jpg")).toBeVisible();
  await fillProduct(page, "Coil with a kept picture");
  await page.getByLabel("Phone Number").fill("1");
  await saveButton(page, "Add Product").click();
  await expect(page.getByText("Kept: holiday.jpg")).toBeVisible();
  await page.getByLabel("Phone Number").fill("2015550100");
  await saveButton(page, "Add Product").click();
  await expect(page).toHaveURL("/mildStainless");
  expect(String((await newest(page, "product")).image)).toMatch(/-40x60\.webp$/);

  await goToEditor(page, "/addproduct");
  await page.getByLabel("Image").setInputFiles(await phonePhoto("wrong.jpg"));
  await saveButton(page, "Add Product").click();
  const src = await page.locator(".image-preview img").getAttribute("src");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Kept:")).toHaveCount(0);
  expect((await page.request.get(String(src))).status()).toBe(404);
  await fillProduct(page, "Coil without a picture");
  await saveButton(page, "Add Product").click();
  await expect(page).toHaveURL("/mildStainless");
  expect(await newest(page, "product")).toMatchObject({ name: "Coil without a picture", image: null });
});

test("somebody else's newer save is not overwritten unasked @js", async ({ page }) => {
  await signIn(page);
  const { _id, ...product } = await newest(page, "product");
  const saveElsewhere = async (brand: string) => {
    const call = `/backend/api/admin/product/updateProduct/${_id}`;
    const answer = await page.request.put(call, { data: { ...product, brand } });
    expect(answer.status()).toBe(200);
  };
  await goToEditor(page, `/editproduct/${_id}`);
  await page.getByLabel("Brand").fill("Mine");
  await saveElsewhere("Theirs");
  await saveButton(page, "Save Product").click();
  await expect(page.getByRole("heading", { name: "Both versions" })).toBeVisible();
  await expect(page.locator(".version")).toHaveText(/Brand.*Yours.*Mine.*Saved in the meantime.*Theirs/s);
  await expect(page.getByLabel("Brand")).toHaveValue("Mine");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await expectFitting(page);
  await page.getByLabel("Brand").press("Enter");
  await expect(page.getByLabel("Brand")).toHaveValue("Mine");
  expect((await newest(page, "product")).brand).toBe("Theirs");
  await page.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(page).toHaveURL("/adminallproduct");
  expect((await newest(page, "product")).brand).toBe("Mine");

  await goToEditor(page, `/editproduct/${_id}`);
  await page.getByLabel("Brand").fill("Mine again");
  await saveElsewhere("Theirs again");
  await saveButton(page, "Save Product").click();
  await page.getByRole("button", { name: "Keep theirs" }).click();
  await expect(page.getByRole("heading", { name: "Both versions" })).toHaveCount(0);
  await expect(page.getByLabel("Brand")).toHaveValue("Theirs again");
  expect((await newest(page, "product")).brand).toBe("Theirs again");

  await page.getByLabel("Image").setInputFiles(await phonePhoto("wrong.jpg"));
  await saveElsewhere("Theirs once more");
  // The question stands before the screen beside it is loaded anew, which on a phone is seconds later.
  const screen = await holdScreen(page);
  await saveButton(page, "Save Product").click();
  await expect(page.getByText("Kept: wrong.jpg")).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByLabel("Delivery Days").fill("4 days");
  await screen.release();
  await expect(page.getByLabel("Delivery Days")).toBeFocused();
  await expect(page.getByLabel("Delivery Days")).toHaveValue("4 days");
  await expect(page.getByText("Kept:")).toHaveCount(0);
  await page.getByRole("button", { name: "Save both" }).click();
  await expect(page).toHaveURL("/adminallproduct");
  expect(await newest(page, "product")).toMatchObject({
    brand: "Theirs once more",
    deliveryDays: "4 days",
    image: product.image,
  });
});

/** What the loader answers waits until `release`, which ends when the page has it. */
async function holdScreen(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = page.waitForResponse((response) => isLoad(response.request()));
  await page.route(/editproduct.*\.data/, async (route) => {
    if (isLoad(route.request())) await promise;
    await route.fallback();
  });
  return {
    async release() {
      resolve();
      await (await answered).finished();
      // Two frames later its state is on the page.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
  };
}

function isLoad(request: Request) {
  return request.method() === "GET" && request.url().includes(".data");
}
