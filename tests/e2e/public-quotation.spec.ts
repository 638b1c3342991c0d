import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { putQuotation, typedQuotation, typeLine } from "../support/quotation";
import { expectAccessibleAndFitting } from "./axe";
import { expectDisplayed, LARGE, setLetters } from "./display";

// What a buyer does with one, from its mail to his acceptance, is part of admin-quotation.

const TOTAL = /₹\s2,18,539\.51/;

const answer = (page: Page, name: string) =>
  page.locator("details", { has: page.getByText(name, { exact: true }) });

test("a quotation is read as cards on a phone and as a table on a desk @js", async ({ page, site }) => {
  const { path, number } = putQuotation(site.home);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Quotation ${number}`);
  await page.setViewportSize({ width: 360, height: 800 });
  const cells = page.locator("tbody tr").first().locator("td[data-label]");
  const lefts = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("columnheader", { name: "Amount, ₹" })).toBeVisible();
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(page.locator(".quotation-total")).toHaveText(TOTAL);
});

test("on a phone the paper stays where it is when the button that prints comes @js", async ({
  page,
  site,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(putQuotation(site.home).path);
  const topOfPaper = async () => (await page.locator(".quotation-paper").boundingBox())?.y;
  const top = await topOfPaper();
  const print = page.getByRole("button", { name: "Print" });
  await expect(print).toBeHidden();
  late.resolve();
  await expect(print).toBeVisible();
  expect(await topOfPaper()).toBe(top);
});

test.describe("a form that is not right", () => {
  test.use({ expectedProblems: [/^4\d\d POST/], viewport: { width: 360, height: 780 } });

  test("says so at its field, with what was typed", async ({ page, site }) => {
    await page.goto(putQuotation(site.home).path);
    await page.getByRole("link", { name: "Your answer" }).click();
    const accept = answer(page, "Accept");
    await accept.getByText("Accept", { exact: true }).click();
    await accept.getByLabel("Note").fill("Two lots");
    await accept.getByRole("button", { name: "Yes, accept it" }).click();
    await expect(page.locator("#name-error")).toHaveText("Enter your name");
    await expect(accept.getByLabel("Note")).toHaveValue("Two lots");
  });
});

test("great sums are read at letters twice as large and at 400 % @js", async ({ page, site }) => {
  const great = { text: "HR sheet 2 x 1250 x 2500", pieces: "1", rate: "4999999999999.99", unit: "piece" };
  const { path, id } = putQuotation(site.home, { typed: [...typedQuotation, ...typeLine(2, great)] });
  await page.goto(path);
  await expectDisplayed(page);
  await signIn(page);
  for (const screen of ["/adminquotations", `/editquotation/${id}`]) {
    await page.goto(screen);
    await expectDisplayed(page);
  }
});

test("a total of crores is one figure on a phone with letters twice as large @js", async ({ page, site }) => {
  const { text, unit } = { text: "HR sheet 2 x 1250 x 2500", unit: "piece" };
  const crores = typeLine(2, { text, pieces: "1", rate: "82500000", unit });
  await page.setViewportSize({ width: 360, height: 780 });
  for (const typed of [typedQuotation, [...typedQuotation, ...crores]]) {
    await page.goto(putQuotation(site.home, { typed }).path);
    await setLetters(page, LARGE);
    const rows = await page.locator(".quotation-sums dd").evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return `${each.textContent} in ${range.getClientRects().length}`;
      }),
    );
    expect(rows.filter((row) => !row.endsWith(" in 1"))).toEqual([]);
  }
});

test("the page is accessible and fits in each of its states, with its forms @js", async ({ page, site }) => {
  test.slow();
  const { path: sent } = putQuotation(site.home);
  for (const path of [
    `${putQuotation(site.home, { revisions: 2 }).path}?revision=1`,
    putQuotation(site.home, { validUntil: "2026-01-05" }).path,
    sent,
  ]) {
    await page.goto(path);
    await expectAccessibleAndFitting(page);
  }
  for (const heading of ["Decline", "Accept"]) {
    await answer(page, heading).getByText(heading, { exact: true }).click();
    await expectAccessibleAndFitting(page);
  }
  const accept = answer(page, "Accept");
  await accept.getByLabel("Your name").fill("Asha Rao");
  await accept.getByLabel("Note").fill("Two lots");
  await accept.getByRole("button", { name: "Yes, accept it" }).click();
  await expect(page.getByText("Your acceptance has arrived").first()).toBeVisible();
  await expectAccessibleAndFitting(page);
});
