import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/browser";

/** What the browser reports of requests that cannot leave: the tests cause it. */
export const OFFLINE = /^net::ERR_(INTERNET_DISCONNECTED|FAILED)\b/;

const NOTHING_SENT = "No connection; nothing was sent";

/** Presses a button without a connection: the page stays and says that nothing was sent, with the phone as a link. */
export async function pressOffline(page: Page, button: Locator) {
  const url = page.url();
  await page.context().setOffline(true);
  await button.click();
  const said = page.getByRole("alert").filter({ hasText: NOTHING_SENT });
  await expect(said).toBeVisible();
  await expect(said).toHaveText(NOTHING_SENT);
  await expect(page.locator(".lost-connection a[href^='tel:+']")).toBeVisible();
  await expect(button).toBeEnabled();
  expect(page.url()).toBe(url);
  await page.context().setOffline(false);
}

/** Nothing is said about the connection any more. */
export async function expectConnected(page: Page) {
  await expect(page.locator(".lost-connection")).toHaveCount(0);
}
