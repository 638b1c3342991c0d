import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";

const PRESSED = 'input, select, textarea, button, .button, summary, label, [viewBox="0 0 24 24"]';

const countPages = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("the longest product pages of each type fill one A4 page each with their data sheet @js", async ({
  page,
}) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  for (const type of ["hotrolledsheet", "coldrolledsheet", "hotrolledcoil", "coldrolledcoil"]) {
    const links = (await read(`/allproduct?type=${type}`)).match(/\/coilproduct\/[0-9a-f]{24}/g);
    const pages = await Promise.all(
      [...new Set(links)].map(async (path) => ({ path, length: (await read(path)).length })),
    );
    expect(pages.length).toBeGreaterThan(3);
    for (const { path } of pages.toSorted((one, other) => other.length - one.length).slice(0, 2)) {
      await page.goto(path);
      expect(await countPages(page), path).toBe(1);
    }
  }
});

test("list, comparison and product are documents on paper: letterhead, date, address, nothing to press @js", async ({
  page,
}) => {
  await page.goto("/hotRolled/coils");
  const boxes = page.locator("[name=ids]");
  const ids = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("value") ?? ""));
  const product = `/coilproduct/${ids[0]}`;
  await page.goto(product);
  await page.locator("#sizes").getByRole("button", { name: /^Add/ }).first().click();
  await expect(page.getByText("Added to your enquiry list").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const comparison = (number: number) => `/compare?ids=${ids.slice(0, number).join(",")}`;
  for (const path of [product, comparison(2), comparison(4), "/enquiry"]) {
    await page.goto(path);
    await expect(page.locator(PRESSED).locator("visible=true"), path).toHaveCount(0);
    await expect(page.locator(".letterhead")).toContainText("Unit 4, Steel Market Road");
    const foot = page.getByText(/^(?:As of|Last updated) .*20\d\d/);
    await expect(foot).toContainText(`${new URL(page.url()).host}${path}`);
    expect(await countPages(page), path).toBe(1);
  }
  const size = page.locator(".enquiry-line-size").locator("visible=true");
  await expect(size).toHaveText(/^[\d.]+ × .+ (?:m|pieces?)\b/);
});
