import { expect, type Page } from "@playwright/test";
import { goToEditor } from "./editor-screen";

export const offer = (page: Page) =>
  page.getByRole("status").filter({ hasText: "There is a draft of this form" });

/** Playwright's own count comes to a second; a draft is kept 0.4 seconds after the last key. */
const often = { intervals: [50] };

/** What the browser has kept. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length);

/** Also where an answer of the server lets one go: its address stands before the page has heard of it. */
export const expectKept = (page: Page, drafts: number) =>
  expect.poll(() => kept(page), { message: "drafts", ...often }).toBe(drafts);

export const expectNoneKept = (page: Page) => expectKept(page, 0);

/** Waits until what was typed last is kept. */
export async function untilKept(page: Page, text: string) {
  const read = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(read, { message: `keeps ${text}`, ...often }).toContain(text);
}

/** Loads the screen again, as after a crash: whatever asks before leaving is answered with yes. */
export async function crash(page: Page, path: string) {
  const beside = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await goToEditor(beside, path);
  return beside;
}
