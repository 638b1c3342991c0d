import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { isSamePage, markPage, untilScripted } from "./hydration";
import { openProduct } from "./product";

const SIZE = "2 × 1250 × 2500 mm";

const openSheet = (page: Page) => openProduct(page, "HR Sheet IS 1079 HR1");

const rowOf = (page: Page) =>
  page.locator(".size-row").filter({ has: page.getByRole("button", { name: `Add ${SIZE}` }) });
const fieldOf = (page: Page) => rowOf(page).getByRole("textbox", { name: `Pieces of ${SIZE}` });

test("the weight beside the button is that of the field, however fast it is typed and added, and goes with what can be no number @js", async ({
  page,
}) => {
  // The reader of sizes comes late: what was typed first waits for it as what was typed last.
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 150));
    await route.continue();
  });
  for (const scripted of [true, false]) {
    // A list that is empty again: its count tells when what was added is on it.
    await page.context().clearCookies();
    await openSheet(page);
    if (scripted) await untilScripted(page);
    const field = fieldOf(page);
    await field.click();
    await field.press("ControlOrMeta+A");
    await page.keyboard.type("10");
    await rowOf(page).getByRole("button", { name: /^Add/ }).click();
    await expect(page.locator(".header-count")).toContainText("1");
    const typed = await field.inputValue();
    const said = { "10": `${SIZE}, 10 pieces: 490.63 kg`, "1": "" }[typed];
    await expect(rowOf(page).locator("output")).toHaveText(said ?? "?");
  }
  for (const [pieces, said] of [
    ["3", /3 pieces: 147\.19 kg/],
    ["0", /^$/],
    ["1.5", /^$/],
    ["१०", /10 pieces: 490\.63 kg/],
    ["x", /^$/],
    ["1,000", /1,?000 pieces: 49[.,]/],
  ] as const) {
    await fieldOf(page).fill(pieces);
    await expect(rowOf(page).locator("output")).toHaveText(said);
  }
});

test.describe("pieces that cannot be", () => {
  test.use({ expectedProblems: [/^400 POST/] });

  test("are said at their field on the product's page, and kept", async ({ page, javaScriptEnabled }) => {
    await openSheet(page);
    if (javaScriptEnabled) await untilScripted(page);
    const { pathname } = new URL(page.url());
    await fieldOf(page).fill("ten");
    await rowOf(page).getByRole("button", { name: /^Add/ }).click();
    const summary = page.getByRole("alert").filter({ hasText: "Check the form" });
    await expect(summary).toContainText("whole number");
    expect(new URL(page.url()).pathname).toBe(pathname);
    await expect(fieldOf(page)).toHaveValue("ten");
    await expect(fieldOf(page)).toHaveAttribute("aria-invalid", "true");
    await expect(fieldOf(page)).toHaveAccessibleDescription(/whole number/);
    await summary.getByRole("link").click();
    await expect(fieldOf(page)).toBeInViewport();
    await fieldOf(page).fill("10 pcs");
    await fieldOf(page).press("Enter");
    await expect(page.locator(".header-count")).toContainText("1");
    await expect(page.getByText(`${SIZE}, 10 pieces`).first()).toBeVisible();
    // What was done before does not stand beside what is refused.
    await fieldOf(page).fill("ten");
    await fieldOf(page).press("Enter");
    await expect(summary).toBeVisible();
    await expect(page.locator(".flash")).toHaveCount(0);
  });
});

test("on the list a line's weight and the total follow what is typed before it is changed, and nothing can be typed meanwhile @js", async ({
  page,
}) => {
  await page.goto("/enquiry");
  await page
    .getByRole("textbox", { name: "Your list" })
    .fill("HR 2x1250x2500 10 nos\nHR coil 2x1250 5 ton\nHR 3x1250x2500 1 nos");
  await page.getByRole("button", { name: "Read the list" }).click();
  await page.getByRole("button", { name: "Add 3 sizes to the list" }).click();
  await expect(page.getByRole("heading", { name: "3 sizes" })).toBeVisible();
  const [sheet, coil] = [page.locator(".enquiry-line").nth(0), page.locator(".enquiry-line").nth(1)];
  const total = page.locator(".enquiry-total");
  const pieces = sheet.getByRole("textbox", { name: /^Pieces of/ });
  await page.reload();
  await untilScripted(page);
  await pieces.click();
  await pieces.press("ControlOrMeta+A");
  await page.keyboard.type("20");
  await expect(sheet.locator(".enquiry-line-weight")).toHaveText("981.25 kg");
  await expect(total).toContainText("6,054.84 kg (6.055 t)");
  for (const [typed, said] of [
    ["3", "147.19 kg"],
    ["x", "490.63 kg"],
    ["", "490.63 kg"],
    ["1,000", "49.063 t"],
    ["१०", "490.63 kg"],
  ] as const) {
    await pieces.fill(typed);
    await expect(sheet.locator(".enquiry-line-weight")).toHaveText(said);
  }
  await coil.getByRole("textbox", { name: /^Each/ }).fill("6 t");
  await expect(coil.locator(".enquiry-line-weight")).toHaveText("6 t");
  await coil.getByRole("textbox", { name: /^Coils/ }).fill("2");
  await expect(coil.locator(".enquiry-line-weight")).toHaveText("12 t");
  await expect(total).toContainText("12,564.22 kg (12.564 t)");
  await sheet.getByRole("textbox", { name: /^Length/ }).fill("3000");
  await expect(sheet.locator(".enquiry-line-weight")).toHaveText("588.75 kg");
  await page.emulateMedia({ media: "print" });
  await expect(sheet.locator(".print-only")).toHaveText("2 × 1250 × 3000 mm, 10 pieces");
  await expect(coil.locator(".print-only")).toContainText("2 coils of");
  await page.emulateMedia({ media: "screen" });

  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/enquiry\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await sheet.getByRole("button", { name: /^Change/ }).click();
  await expect(page.locator(".button", { hasText: "Sending" })).toBeDisabled();
  await pieces.press("5");
  await expect(pieces).toHaveValue("१०");
  answer();
  await expect(page.getByText("2 sizes changed")).toBeVisible();
  await expect(pieces).toHaveValue("10");
  await expect(page.locator(".enquiry-line-size").first()).toHaveText("2 × 1250 × 3000 mm, 10 pieces");
  await expect(total).toContainText("12,662.34 kg");
  // What a form has led to is a page as any other.
  await markPage(page);
  await page.locator(".site-footer").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle(/About/);
  expect(await isSamePage(page)).toBe(true);
});
