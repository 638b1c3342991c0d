import type { BrowserContext } from "@playwright/test";

/**
 * What the browsers of 2023 do not have (Chrome 109, the last one of Windows 7 and 8; Safari 16, the last one of an
 * iPhone X): where a script needs it, the tests fail as those would.
 */
const MISSING: Record<string, string[]> = {
  "URLSearchParams.prototype": ["size"],
  URL: ["canParse", "parse"],
  Object: ["groupBy"],
  Map: ["groupBy"],
  Promise: ["withResolvers", "try"],
  Array: ["fromAsync"],
  "Array.prototype": ["toReversed", "toSorted", "toSpliced", "with"],
  "String.prototype": ["isWellFormed", "toWellFormed"],
  "Set.prototype": ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
  AbortSignal: ["any"],
  "HTMLElement.prototype": ["showPopover", "togglePopover", "hidePopover"],
  "Document.prototype": ["startViewTransition"],
};

export function makeOlder(context: BrowserContext) {
  return context.addInitScript((missing) => {
    for (const [owner, names] of Object.entries(missing)) {
      const place = owner
        .split(".")
        .reduce<unknown>((within, name) => Reflect.get(Object(within), name), window);
      for (const name of names) Reflect.deleteProperty(Object(place), name);
    }
    // Without the button that sends it.
    window.FormData = class extends FormData {
      constructor(form?: HTMLFormElement) {
        super(form);
      }
    };
  }, MISSING);
}
