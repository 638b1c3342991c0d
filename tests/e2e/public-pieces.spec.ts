import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { untilScripted } from "../support/hydration";

const SIZE = "2 × 1250 × 2500 mm";

async function openSheet(page: Page) {
  await page.goto("/search?q=HR+Sheet+IS+1079+HR1");
  const link = page.locator(".product-card").getByRole("link", { name: "HR Sheet IS 1079 HR1", exact: true });
  await page.goto((await link.getAttribute("href")) ?? "");
}

const rowOf = (page: Page) =>
  page.locator(".size-row").filter({ has: page.getByRole("button", { name: `Add ${SIZE}` }) });
const fieldOf = (page: Page) => rowOf(page).getByRole("textbox", { name: `Pieces of ${SIZE}` });

test("the weight beside the button is that of the field, however fast it is typed and added @js", async ({
  page,
}) => {
  // The reader of sizes comes late: what was typed first waits for it as what was typed last.
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 150));
    await route.continue();
  });
  for (let round = 0; round < 6; round += 1) {
    await openSheet(page);
    if (round % 2 === 0) await untilScripted(page);
    const field = fieldOf(page);
    await field.click();
    await field.press("ControlOrMeta+A");
    await page.keyboard.type("10");
    const added = page.waitForResponse((response) => response.request().method() === "POST");
    await rowOf(page).getByRole("button").click();
    await added;
    await expect(page.locator(".header-count")).toContainText("1");
    const typed = await field.inputValue();
    const said = { "10": `${SIZE}, 10 pieces: 490.63 kg`, "1": "" }[typed];
    await expect(rowOf(page).locator("output")).toHaveText(said ?? "?");
  }
});

test("a weight goes when what stands in the field can be no number, and comes back with one @js", async ({
  page,
}) => {
  await openSheet(page);
  await untilScripted(page);
  const output = rowOf(page).locator("output");
  for (const [pieces, said] of [
    ["3", /3 pieces: 147\.19 kg/],
    ["0", /^$/],
    ["1.5", /^$/],
    ["१०", /10 pieces: 490\.63 kg/],
    ["x", /^$/],
    ["1,000", /1,?000 pieces: 49[.,]/],
  ] as const) {
    await fieldOf(page).fill(pieces);
    await expect(output).toHaveText(said);
  }
});

test.describe("pieces that cannot be", () => {
  test.use({ expectedProblems: [/^400 POST/] });

  test("are said at their field on the product's page, and kept", async ({ page, javaScriptEnabled }) => {
    await openSheet(page);
    if (javaScriptEnabled) await untilScripted(page);
    const { pathname } = new URL(page.url());
    await fieldOf(page).fill("ten");
    await rowOf(page).getByRole("button").click();
    const summary = page.getByRole("alert").filter({ hasText: "Check the form" });
    await expect(summary).toContainText("whole number");
    expect(new URL(page.url()).pathname).toBe(pathname);
    await expect(fieldOf(page)).toHaveValue("ten");
    await expect(fieldOf(page)).toHaveAttribute("aria-invalid", "true");
    await expect(fieldOf(page)).toHaveAccessibleDescription(/whole number/);
    await summary.getByRole("link").click();
    await expect(fieldOf(page)).toBeInViewport();
    await fieldOf(page).fill("10 pcs");
    await rowOf(page).getByRole("button").click();
    await expect(page.locator(".header-count")).toContainText("1");
    await expect(page.getByText(`${SIZE}, 10 pieces`).first()).toBeVisible();
  });
});
