import type { Page } from "@playwright/test";

/** Gives a public page an intent, and waits until React has taken the page over: its last effect sets this. */
export async function untilScripted(page: Page) {
  // What listens stands at the page's end.
  await page.waitForLoadState("domcontentloaded");
  // A key that does nothing by itself.
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Opens a page and holds its scripts back; what it answers lets them go. */
export async function openHeld(page: Page, path: string) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

/** The scripts that are asked for from now on. */
export function watchScripts(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
  return asked;
}

/** Since `markPage`: a page load wipes the mark out. */
export function isSamePage(page: Page) {
  return page.evaluate(() => Reflect.get(window, "mark") === true);
}

export function markPage(page: Page) {
  return page.evaluate(() => Object.assign(window, { mark: true }));
}
