import { expect, test } from "../support/browser";
import { untilScripted } from "./hydration";

test("a key that is pressed before React's first turn breaks nothing @js", async ({ page }) => {
  // React asks for its turns by messages to itself: a key goes before each of the first.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    let keys = 0;
    MessagePort.prototype.postMessage = function send(...message: unknown[]) {
      if (keys < 5) {
        keys += 1;
        queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true })));
      }
      return Reflect.apply(postMessage, this, message);
    };
    Object.assign(window, { countKeys: () => keys });
  });
  await page.goto("/about");
  await untilScripted(page);
  expect(await page.evaluate(() => Reflect.get(window, "countKeys")())).toBeGreaterThan(0);
});
