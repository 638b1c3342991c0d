import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { expectAccessible } from "./axe";
import { isSamePage, markPage, untilScripted } from "./hydration";
import { openProduct } from "./product";
import { searchField } from "./search-field";

const openSheet = (page: Page) => openProduct(page, "HR Sheet IS 1079 HR1");

const rowOf = (page: Page, size: string) =>
  page.locator(".size-row").filter({ has: page.getByRole("button", { name: `Add ${size}` }) });

test("a size is added from its row with one tap, the page stays where it is and leads on", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/about");
  await openSheet(page);
  const { pathname } = new URL(page.url());
  const row = rowOf(page, "2 × 1250 × 2500 mm");
  if (javaScriptEnabled) await untilScripted(page);
  await row.getByRole("textbox", { name: "Pieces of 2 × 1250 × 2500 mm" }).fill("10");
  if (javaScriptEnabled) await expect(row).toContainText("2 × 1250 × 2500 mm, 10 pieces: 490.63 kg");
  await row.scrollIntoViewIfNeeded();
  if (javaScriptEnabled) await markPage(page);
  const top = (await row.boundingBox())?.y ?? 0;
  await row.getByRole("button", { name: /^Add/ }).click();
  await expect(page.locator(".header-count")).toContainText("1");
  // A whole page comes back to the row.
  await expect(page).toHaveURL(javaScriptEnabled ? pathname : `${pathname}#pieces-2x1250x2500`);
  await expect(page.getByText("2 × 1250 × 2500 mm, 10 pieces").first()).toBeVisible();
  if (javaScriptEnabled) {
    expect(await isSamePage(page)).toBe(true);
    await expect(page.locator(".toast")).toContainText("2 × 1250 × 2500 mm, 10 pieces");
    expect(Math.abs(((await row.boundingBox())?.y ?? 0) - top)).toBeLessThan(4);
    await expect(row.getByRole("button", { name: /^Add/ })).toBeFocused();
  }
  await page.getByRole("link", { name: "Open the list" }).click();
  await expect(page).toHaveURL(/\/enquiry$/);
  await expect(page.getByText("490.63 kg").first()).toBeVisible();
  if (javaScriptEnabled) {
    expect(await isSamePage(page)).toBe(true);
    // What was added is no step of its own on the way back.
    for (const before of [pathname, "/about"]) {
      await page.goBack();
      await expect(page).toHaveURL(before);
    }
  }
});

test("the first screen of a phone is the product's, WhatsApp is given the size that was chosen last, and the page can be printed, copied and shared @js", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const done: string[] = [];
    Object.assign(window, { done, print: () => done.push("printed") });
    Object.assign(navigator, { share: async ({ url }: ShareData) => void done.push(`shared ${url}`) });
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await openSheet(page);
  const head = page.locator(".product-head");
  const add = head.getByRole("button", { name: "Add to enquiry" });
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    head.getByText("IS 1079 HR1", { exact: true }),
    head.locator("img"),
    head.getByText("1.6–3.15 mm"),
    add,
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 1280, height: 720 });
  await untilScripted(page);
  const whatsapp = head.getByRole("link", { name: "WhatsApp" });
  await expect(whatsapp).toHaveAttribute("href", /1\.6%E2%80%933\.15%20mm/);
  await rowOf(page, "2 × 1250 × 2500 mm").getByRole("textbox").fill("12");
  const twelve = /2%20%C3%97%201250%20%C3%97%202500%20mm%2C%2012%20pieces/;
  await expect(whatsapp).toHaveAttribute("href", twelve);
  await expect(page.locator(".call-bar a", { hasText: "WhatsApp" })).toHaveAttribute("href", twelve);
  await head.getByLabel("Sheet").selectOption("3 mm × 1000 × 2000 mm");
  await expect(whatsapp).toHaveAttribute("href", /3%20%C3%97%201000%20%C3%97%202000%20mm%2C%201%20piece/);
  await page.locator(".calculator").getByLabel("Length").fill("4100");
  await expect(whatsapp).toHaveAttribute("href", /%C3%97%204100%20mm/);

  const sheet = page.locator("#datasheet");
  await expect(sheet.getByRole("link", { name: "PDF" })).toHaveAttribute("href", /\/datasheet\.pdf$/);
  const tops = await sheet
    .locator(".section-head .button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size, "they stand in one line").toBe(1);
  await sheet.getByRole("button", { name: "Print" }).click();
  await sheet.getByRole("button", { name: "Share" }).click();
  await sheet.getByRole("button", { name: "Copy link" }).click();
  await expect(sheet.getByRole("status")).toHaveText("The link is copied.");
  const address = (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(await page.evaluate(() => Reflect.get(window, "done"))).toEqual(["printed", `shared ${address}`]);
  await expectAccessible(page);

  await head.getByLabel("Sheet").selectOption("3 mm × 1250 × 2500 mm");
  await add.click();
  await expect(page.locator(".header-count")).toContainText("1");
  await expect(page.getByText("3 × 1250 × 2500 mm, 1 piece").first()).toBeVisible();
});

test("asked for another size the page takes it into its fields, and keeps them where it is asked for none @js", async ({
  page,
}) => {
  await openSheet(page);
  const { pathname } = new URL(page.url());
  const ask = (query: string) =>
    page.evaluate((to) => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = to;
      link.click();
    }, `${pathname}?form=sheet&${query}#sizes`);
  await page.goto(`${pathname}?form=sheet&size=2x1250x2500&pieces=5`);
  await untilScripted(page);
  await markPage(page);
  const chooser = page.locator(".size-chooser");
  await expect(chooser.getByLabel("Pieces")).toHaveValue("5");
  await ask("size=3x1000x2000&pieces=20");
  await expect(chooser.getByLabel("Pieces")).toHaveValue("20");
  await expect(chooser.getByLabel("Sheet").locator("option:checked")).toHaveText("3 mm × 1000 × 2000 mm");
  await chooser.getByLabel("Pieces").fill("21");
  await chooser.getByRole("button", { name: "Add to enquiry" }).click();
  await expect(page.locator(".header-count")).toContainText("1");
  await expect(page).toHaveURL(pathname);
  await expect(chooser.getByLabel("Pieces")).toHaveValue("21");
  const calculator = page.locator(".calculator");
  await calculator.getByLabel("Length").fill("2100");
  const add = calculator.getByRole("button", { name: "Add to enquiry" });
  await add.click();
  await expect(page.locator(".header-count")).toContainText("2");
  await expect(add).toBeInViewport();
  expect(await isSamePage(page)).toBe(true);
});

test("without a script no button is dead, and what stands in the fields goes along with the question @nojs", async ({
  page,
}) => {
  await openSheet(page);
  const sheet = page.locator("#datasheet");
  await expect(sheet.getByRole("button")).toHaveCount(0);
  const dead = page.locator("main button:not([type=submit]), main button:not(form *, [form])");
  await expect(dead).toHaveCount(0);
  await rowOf(page, "2 × 1250 × 2500 mm").getByRole("textbox").fill("12");
  await page.getByRole("button", { name: "Ask about 2 × 1250 × 2500 mm" }).click();
  const message = page.getByLabel("Message");
  await expect(message).toHaveValue(/: 2 × 1250 × 2500 mm, 12 pieces, 588\.75 kg\.\n$/);
  await openSheet(page);
  await page.locator(".product-head").getByLabel("Sheet").selectOption("3 mm × 1000 × 2000 mm");
  await page.locator(".product-head").getByLabel("Pieces").fill("4");
  await page.getByRole("button", { name: "Ask for a quote" }).click();
  await expect(message).toHaveValue(/: 3 × 1000 × 2000 mm, 4 pieces, 188\.4 kg\.\n$/);
});

test("what was typed on one product, or not found by one search, does not stand on the next @js", async ({
  page,
}) => {
  await openSheet(page);
  await untilScripted(page);
  await markPage(page);
  const whatsapp = page.locator(".product-head").getByRole("link", { name: "WhatsApp" });
  await rowOf(page, "2 × 1250 × 2500 mm").getByRole("textbox").fill("12");
  await expect(whatsapp).toHaveAttribute("href", /12%20pieces/);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.locator("#similar .card-title a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
  await expect(whatsapp).not.toHaveAttribute("href", /12%20pieces/);

  const thickness = page.locator("#finder").getByLabel("Thickness");
  for (const mm of ["91", "93"]) {
    await searchField(page).fill(`${mm} mm hr sheet 1500`);
    await searchField(page).press("Enter");
    await expect(thickness).toHaveValue(mm);
  }
  expect(await isSamePage(page)).toBe(true);
});
