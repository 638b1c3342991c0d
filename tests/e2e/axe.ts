import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** Half as long to read for the browser, which reads it anew on each page. */
const program = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colours = ["color-contrast", "link-in-text-block"];
/** What the same page can break in another width. */
const places = ["target-size", "scrollable-region-focusable"];

/**
 * Fails with every rule of WCAG 2.2 A and AA, and of good practice, that the page breaks, and where; then with those
 * of colours that it breaks in the dark. The frame, where it was looked at before, only if it is what has changed.
 */
export async function expectAccessible(page: Page, { frame = false } = {}) {
  const known = frame ? [] : [...knownFrame];
  await expectNoFaults(page, "light", everything, known);
  await expectNoFaults(page, "dark", colours, known);
  await page.emulateMedia({ colorScheme: "light" });
}

/** What is the same around many pages, and half of the work. */
const FRAME = [".site-header", ".site-footer", ".admin-sidebar"];
const knownFrame: string[] = [];

/**
 * On a desk in the light and on a phone in the dark, with nothing wider than the window. The frame is looked at around
 * the first page that has it.
 */
export async function expectAccessibleAndFitting(page: Page) {
  const known = [...knownFrame];
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoFaults(page, "light", everything, known);
  await expectFitting(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoFaults(page, "dark", [...colours, ...places], known);
  await expectFitting(page);
  await page.emulateMedia({ colorScheme: "light" });
  for (const part of FRAME) if (await page.locator(part).count()) knownFrame.push(part);
}

export async function expectFitting(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `how far ${page.url()} sticks out of its window`).toBeLessThanOrEqual(0);
}

async function expectNoFaults(
  page: Page,
  colorScheme: "light" | "dark",
  runOnly: readonly string[],
  exclude: readonly string[] = [],
) {
  await page.emulateMedia({ colorScheme });
  // It goes by itself, paler and paler while it is looked at.
  await expect(page.locator(".toast")).toHaveCount(0);
  await untilStill(page);
  if (!(await page.evaluate(() => "axe" in window))) await loadProgram(page);
  const violations = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const options = {
        runOnly,
        resultTypes: ["violations" as const],
        // It would read each style sheet anew for a rule of films and sounds, which the site has none of.
        preload: false,
        // A third of its time, for what is fine as well.
        selectors: false,
      };
      return (await window.axe.run({ exclude }, options)).violations;
    },
    { runOnly: [...runOnly], exclude: [...exclude] },
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}) at ${html}: ${failureSummary}`),
  );
  const { width } = page.viewportSize() ?? {};
  expect(found, `accessibility of ${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
}

/** By itself, so that the browser knows the text again on the next page. */
async function loadProgram(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Runtime.evaluate", { expression: program });
  await devtools.detach();
}

/** A colour on its way to another one is neither. What goes with the scrolling never comes to an end. */
export function untilStill(page: Page) {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        // What stands in a closed <details> stands still.
        .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility())
        .map(({ finished }) => finished),
    ),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
