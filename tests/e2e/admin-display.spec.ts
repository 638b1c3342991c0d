import type { Page } from "@playwright/test";
import { adminScreens } from "../support/admin-screens";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { expectEdges, expectFocusSeen, expectStill, expectWhole } from "../support/display";
import { visitor } from "../support/visitor";

const screens = adminScreens.filter((path) => !path.includes("nothing-like-it"));

/** Each of another kind: they take the keyboard through everything. */
const kinds = ["/admindashboard", "/adminallproduct", "/addproduct", "/addBlog", "/adminsettings"];

async function enter(page: Page) {
  await page.request.post("/contact", { form: visitor });
  await signIn(page);
}

test("at 400 % nothing is cut in the back office, and with more space in the text neither @js", async ({
  page,
}) => {
  test.slow();
  await enter(page);
  await expectWhole(page, screens, { width: 320, height: 256 });
  await expectWhole(page, screens, { width: 360, height: 780, spaced: true });
  await expectWhole(page, screens, { width: 1280, height: 800, spaced: true });
});

test("what has the focus is in sight in the back office, whatever goes with the page @js", async ({
  page,
}) => {
  test.slow();
  await enter(page);
  for (const [width, height] of [
    [320, 256],
    [360, 780],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of kinds) {
      await page.goto(path);
      await expectFocusSeen(page);
    }
    await page.goto("/adminallproduct");
    await page.getByRole("checkbox").first().check();
    await expectFocusSeen(page);
  }
});

test("on a phone a list says what it is sorted by, and is sorted there too", async ({ page }) => {
  await enter(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/adminallproduct");
  const name = page.getByRole("link", { name: "Product Name" });
  await expect(name).toBeInViewport();
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await name.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=name/);
});

test("words beside each other are read apart @js", async ({ page }) => {
  await enter(page);
  await page.goto("/adminenquiries");
  await expect(page.getByRole("link", { name: /^Enquiries \d+ new$/ })).toHaveCount(1);
  await expect(page.locator(".enquiry-head .soft").first()).toHaveText(/^New E-[A-Z0-9]{6} /);
  for (const path of screens) {
    await page.goto(path);
    expect(await page.evaluate(findGlued), path).toEqual([]);
  }
});

test.describe("who asks for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("sees nothing move in the back office @js", async ({ page }) => {
    await enter(page);
    for (const path of ["/admindashboard", "/adminallproduct", "/addBlog"]) {
      await page.goto(path);
      await page.keyboard.press("Tab");
      await expectStill(page);
    }
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("every control of the back office has an edge, and what is chosen a mark @js", async ({ page }) => {
    await enter(page);
    for (const path of screens) {
      await page.goto(path);
      await expectEdges(page);
    }
    await page.goto("/adminalluser");
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
    await page.getByRole("button", { name: "Save" }).click();
    const toast = page.locator(".toast");
    await expect(toast).not.toHaveCSS(
      "border-top-color",
      await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor),
    );
  });
});

/** In the page: two words of one link, heading or line with nothing between them, which are read as one. */
function findGlued() {
  const isWord = (letter = "") => /[\p{L}\p{N}]/u.test(letter);
  const isText = (node: Node) =>
    node.nodeType === Node.TEXT_NODE ||
    (node instanceof Element && node.matches("span:not(:has(input)), strong, time, em, small, .moment"));
  const glued: string[] = [];
  for (const element of document.querySelectorAll("body *:not(script, style, svg, svg *)")) {
    const parts = [...element.childNodes].filter(
      (node) => node.textContent || (node instanceof Element && node.matches("input, select, textarea")),
    );
    for (const [index, part] of parts.entries()) {
      const before = parts[index - 1];
      if (!before || !isText(before) || !isText(part)) continue;
      if (before.nodeType === Node.TEXT_NODE && part.nodeType === Node.TEXT_NODE) continue;
      if (isWord(before.textContent?.at(-1)) && isWord(part.textContent?.[0]))
        glued.push(`${before.textContent?.slice(-20)}|${part.textContent?.slice(0, 20)}`);
    }
  }
  return glued;
}
