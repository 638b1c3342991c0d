import type { BrowserContext } from "@playwright/test";

/** The pages on which the selector ever matched, be it too shortly to be seen in between. */
export async function watchGlimpses(context: BrowserContext, selector: string) {
  const seen: string[] = [];
  await context.exposeFunction("noteGlimpse", (path: string) => seen.push(path));
  await context.addInitScript((sought) => {
    const look = () => {
      if (document.querySelector(sought)) noteGlimpse(location.pathname);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, selector);
  return seen;
}

declare function noteGlimpse(path: string): void;
