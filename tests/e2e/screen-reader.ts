import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";

/** More stops than any screen has. */
const MOST_STOPS = 150;

const STATES = ["required", "invalid", "expanded", "pressed", "checked", "selected", "modal"];

/**
 * What Chrome hands to a screen reader about the element with the focus: `textbox "Name" required invalid, described
 * "Enter your name"`. The page itself has the focus as `page "its title"`.
 */
export async function hear(page: Page) {
  const session = await page.context().newCDPSession(page);
  try {
    return await describeFocus(page, session);
  } catch {
    return "a page that is on its way out";
  } finally {
    await session.detach();
  }
}

async function describeFocus(page: Page, session: CDPSession) {
  const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
  if (!result.objectId || /^body/.test(result.description ?? "")) return `page "${await page.title()}"`;
  const { objectId } = result;
  const tree = await session.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false });
  const { role, name, description, properties = [] } = tree.nodes[0] ?? {};
  const states = properties
    .filter((property) => STATES.includes(property.name))
    .map(({ name: state, value }) => ({ state, value: String(value.value) }))
    .filter(({ state, value }) => value !== "false" || state === "expanded" || state === "pressed")
    .map(({ state, value }) =>
      value === "true" ? state : value === "false" ? `not ${state}` : `${state} ${value}`,
    );
  const said = [`${role?.value} "${name?.value ?? ""}"`, ...states].join(" ");
  return description?.value ? `${said}, described "${description.value}"` : said;
}

/** Playwright's own count comes to a second, on each screen of a walk. */
export const expectHeard = (page: Page) => expect.poll(() => hear(page), { intervals: [100] });

/** Presses Tab until the element has the focus: it can be reached, and by that key alone. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  // A page that is still to come would take all presses.
  await expect(target).not.toHaveCount(0);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
  }
  expect(await hear(page), `the stop after ${MOST_STOPS} presses of ${key}`).toBe(String(target));
}
