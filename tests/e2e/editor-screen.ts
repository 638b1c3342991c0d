import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect } from "../support/browser";
import { untilScripted } from "./hydration";

/** Opens an editor, signed in, and waits until it answers: at once, or when its script runs. */
export async function openEditor(page: Page, path: string) {
  await signIn(page);
  await goToEditor(page, path);
}

export async function goToEditor(page: Page, path: string) {
  await page.goto(path);
  if (!(await runsScripts(page))) return;
  await untilScripted(page);
  if (await page.getByLabel("Banner Image").count()) await expect(page.getByRole("toolbar")).toBeVisible();
}

function runsScripts(page: Page) {
  return page.evaluate(() => matchMedia("(scripting: enabled)").matches);
}

/** The save button of the editor, the one that is seen. */
export function saveButton(page: Page, name: string) {
  return page.locator(".form-actions").getByRole("button", { name });
}

/** Saves and expects to be refused: messages by field, each at its field and in the summary. */
export async function expectRefused(page: Page, messages: Record<string, string>) {
  const summary = page.locator(".error-summary");
  for (const [field, message] of Object.entries(messages)) {
    await expect(page.locator(`[id="${field}-error"]`)).toHaveText(message);
    await expect(summary.getByRole("link", { name: message, exact: true }).first()).toBeVisible();
  }
  await expect(summary.getByRole("listitem")).toHaveCount(Object.keys(messages).length);
}

export async function fillProduct(page: Page, name: string) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Type").selectOption("hotrolledcoil");
  await page.getByLabel("Brand").fill("Ferrum");
  await page.getByLabel("Thickness").fill("1.6, 2,2.5");
  await page.getByLabel("Width").fill("1000,1250");
  await page.getByLabel("Bottom Card Text").fill("Order today");
  await page.getByLabel("Delivery Days").fill("3-5 days");
  await page.getByLabel("Phone Number").fill("2015550100");
}

type Stored = { _id: string; [field: string]: unknown };

/** The newest row of a noun, as the API tells it. */
export async function newest(page: Page, noun: "product" | "blog" | "testimonial"): Promise<Stored> {
  const paths = {
    product: "product/getAllProduct",
    blog: "getAllBlog",
    testimonial: "getAllTestimonial",
  };
  const answer = await (await page.request.get(`/backend/api/admin/${paths[noun]}`)).json();
  return (Array.isArray(answer) ? answer : answer.products)[0];
}
