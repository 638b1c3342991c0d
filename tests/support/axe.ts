import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colours = ["color-contrast", "link-in-text-block"];

/**
 * Fails with every rule of WCAG 2.2 A and AA, and of good practice, that the page breaks, and where; then with those
 * of colours that it breaks in the dark.
 */
export async function expectAccessible(page: Page) {
  expect(await findFaults(page, everything), `accessibility of ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findFaults(page, colours), `accessibility of ${page.url()} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** On a desk and on a phone, with nothing wider than the window. */
export async function expectAccessibleAndFitting(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectFitting(page);
  }
}

export async function expectFitting(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `how far ${page.url()} sticks out of its window`).toBeLessThanOrEqual(0);
}

async function findFaults(page: Page, runOnly: string[]) {
  await untilStill(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (rules) => (await window.axe.run({ runOnly: rules, resultTypes: ["violations"] })).violations,
    runOnly,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
}

/** A colour on its way to another one is neither. What goes with the scrolling never comes to an end. */
function untilStill(page: Page) {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
