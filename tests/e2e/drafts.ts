import { expect, type Page } from "@playwright/test";
import { goToEditor } from "./editor-screen";

export const offer = (page: Page) =>
  page.getByRole("status").filter({ hasText: "There is a draft of this form" });

/** What the browser has kept. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length);

/** Also where an answer of the server lets it go: its address stands before the page has heard of it. */
export const expectNoneKept = (page: Page) => expect.poll(() => kept(page), "drafts").toBe(0);

/** Waits until what was typed last is kept. */
export async function untilKept(page: Page, text: string) {
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()), { message: `keeps ${text}` })
    .toContain(text);
}

/** Loads the screen again, as after a crash: whatever asks before leaving is answered with yes. */
export async function crash(page: Page, path: string) {
  const beside = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await goToEditor(beside, path);
  return beside;
}
