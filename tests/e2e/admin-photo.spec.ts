import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { openDatabase } from "../../scripts/start/database.mjs";
import { expect, test } from "../support/browser";
import { BANDS, tallPhoto } from "../support/pictures";
import { expectAccessible } from "./axe";
import { fillProduct, goToEditor, newest, openEditor, saveButton } from "./editor-screen";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const NAME = "Plate out of the yard";

/** Other journeys count products. */
test.afterEach(({ site }) => {
  const database = openDatabase(site.home.databaseFile, { timeout: 5_000 });
  database.prepare('DELETE FROM "Product" WHERE "name" = ?').run(NAME);
  database.close();
});

/** The colours that a picture on the screen shows, in its upper and in its lower part. */
async function coloursOf(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const { data, info } = await sharp(await image.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0.25, 0.6].map((share) => {
    const at = (Math.floor(info.height * share) * info.width + Math.floor(info.width / 2)) * info.channels;
    return nameOf([...data.subarray(at, at + 3)]);
  });
}

function nameOf(pixel: number[]) {
  const distance = (colour: string) =>
    [1, 3, 5].reduce(
      (sum, start, axis) =>
        sum + Math.abs(Number.parseInt(colour.slice(start, start + 2), 16) - (pixel[axis] ?? 0)),
      0,
    );
  return Object.entries(BANDS).toSorted(([, one], [, other]) => distance(one) - distance(other))[0]?.[0];
}

async function tapAt(page: Page, down: number) {
  const picture = page.getByRole("button", { name: "Set the focus point: tap it in the picture" });
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not to be seen");
  expect(box.width / box.height).toBeCloseTo(3 / 4, 1);
  await picture.tap({ position: { x: box.width / 2, y: box.height * down } });
}

test("a photo from the phone's camera is cut around the point that was tapped", async ({
  page,
  javaScriptEnabled,
}) => {
  test.slow();
  await openEditor(page, "/addproduct");
  await fillProduct(page, NAME);
  const camera = page.getByLabel("Or take a photo");
  await expect(camera).toHaveAttribute("capture", "environment");
  await camera.setInputFiles(await tallPhoto());
  if (!javaScriptEnabled) await page.getByRole("button", { name: /^Show the chosen picture/ }).tap();
  await expect(page.getByText(/^(Chosen|Kept): yard\.jpg$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel("From the top")).toHaveValue("50");
  const preview = page.locator(".image-preview img");
  expect(await coloursOf(preview)).toEqual(["green", "blue"]);

  await tapAt(page, 0.1);
  await expect(page.getByLabel("From the top")).toHaveValue(/^(9|10|11)$/);
  await expect(page.getByLabel("From the left")).toHaveValue(/^(49|50|51)$/);
  expect(await coloursOf(preview)).toEqual(["red", "green"]);
  if (javaScriptEnabled) await expectAccessible(page);
  await saveButton(page, "Add Product").tap();
  await expect(page).toHaveURL("/mildStainless", { timeout: 60_000 });
  const product = await newest(page, "product");
  expect(product.name).toBe(NAME);
  expect(String(product.image)).toMatch(/-600x800\.webp$/);
  // How a stored picture is cut is the work of the server.
  if (javaScriptEnabled) return;

  await page.goto("/allproduct");
  const card = page.locator(".product-card", { hasText: NAME }).locator("img");
  expect(await coloursOf(card)).toEqual(["red", "green"]);
  await page.goto(`/coilproduct/${product._id}`);
  expect(await coloursOf(page.locator(".product-head img"))).toEqual(["red", "green"]);

  await goToEditor(page, `/editproduct/${product._id}`);
  await expect(page.getByText("Stored now. A new one takes its place.")).toBeVisible();
  await tapAt(page, 0.92);
  await expect(page.getByLabel("From the top")).toHaveValue(/^9[123]$/);
  await saveButton(page, "Save Product").tap();
  await expect(page).toHaveURL("/adminallproduct");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/allproduct");
    expect(await coloursOf(card)).toEqual(["blue", "yellow"]);
  }
});

test("the point is set with the keyboard alone, and goes with its picture", { tag: "@js" }, async ({
  page,
}) => {
  test.slow();
  await openEditor(page, "/addproduct");
  await page.getByLabel("Image").setInputFiles(await tallPhoto("first.jpg"));
  const top = page.getByLabel("From the top");
  await expect(top).toHaveValue("50");
  await top.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowUp");
  await expect(top).toHaveValue("80");
  expect(await coloursOf(page.locator(".image-preview img"))).toEqual(["blue", "yellow"]);
  await page.getByRole("button", { name: /^Set the focus point/ }).focus();
  await page.keyboard.press("Enter");
  await expect(top).toHaveValue("80");
  await top.fill("200");
  await top.blur();
  await expect(page.locator("#focusY-error")).toHaveText("Focus point must be a number from 0 to 100");

  // The camera's photo takes the place of the chosen file.
  await page.getByLabel("Or take a photo").setInputFiles(await tallPhoto("second.jpg"));
  await expect(page.getByText("Chosen: second.jpg")).toBeVisible();
  await expect(top).toHaveValue("50");
  await expect(page.getByLabel("Image")).toHaveValue("");
});
