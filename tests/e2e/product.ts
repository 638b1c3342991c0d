import type { Page } from "@playwright/test";
import { expect } from "../support/browser";

/** Opens the page of a product of the sample content. */
export async function openProduct(page: Page, name: string) {
  const list = await (await page.request.get("/allproduct")).text();
  const links = [...list.matchAll(/href="(\/coilproduct\/[0-9a-f]{24})"[^>]*>([^<]*)</g)];
  await page.goto(links.find(([, , text]) => text === name)?.[1] ?? name);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}
