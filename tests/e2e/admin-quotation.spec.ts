import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { run } from "../faults/store";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { putQuotation } from "../support/quotation";
import type { Site } from "../support/site";
import { expectAccessibleAndFitting, expectFitting } from "./axe";
import { goToEditor } from "./editor-screen";
import { tabTo } from "./screen-reader";

const message = [
  "HR sheet 2mm 1250x2500 - 10 nos",
  "HR sheet 3mm 1250x2500 - 40 nos",
  "CR sheet 1mm 1250x2500 - 20 nos",
  "HR coil 2.5x1250 - 10 t",
].join("\n");

const halfUp = (figure: number, of: number) => Math.floor((2 * figure + of) / (2 * of));

/** In grams and paise a kg: 7.85 kg of each square metre and millimetre. */
const sheet = (mm: number, pieces: number) => halfUp(mm * 1250 * 2500 * 785 * pieces, 100_000);
const priced = (pieces: number) => [
  { grams: sheet(2, 10), rate: 5_420 },
  { grams: sheet(3, pieces), rate: 5_420 },
  { grams: sheet(1, 20), rate: 6_140 },
  { grams: 10_000_000, rate: 5_150 },
];

/** What a trader works out by hand, in whole paise: each line, the freight, 18 % of both. */
function workOut(pieces: number) {
  const lines = priced(pieces).map(({ grams, rate }) => halfUp(grams * rate, 1000));
  const sum = lines.reduce((all, one) => all + one, 0);
  const net = sum + 450_000;
  const tax = halfUp(net * 18, 100);
  const grams = priced(pieces).map((line) => line.grams);
  return {
    lines,
    sum,
    tax,
    total: net + tax,
    net,
    grams,
    allGrams: grams.reduce((all, one) => all + one, 0),
  };
}

const digits = (decimals: number) => new Intl.NumberFormat("en-IN", { minimumFractionDigits: decimals });
const rupees = (paise: number) => digits(2).format(paise / 100);
const kilograms = (grams: number) => digits(3).format(grams / 1000);

/** Every figure of a quotation as it is read. */
function figuresOf(pieces: number): string[] {
  const { lines, sum, tax, total, net, grams, allGrams } = workOut(pieces);
  return [
    ...[...lines, sum, net, tax, 450_000].map(rupees),
    ...[...grams, allGrams].map(kilograms),
    ...["54.20", "61.40", "51.50", `₹ ${rupees(total)}`],
  ];
}

function setUp(site: Site) {
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
  const rate = { grade: null, from: 1.6, to: 5, unit: "kg", day: today, sample: false };
  const rates = [
    { ...rate, type: "hotrolledsheet", sum: 5_420 },
    { ...rate, type: "hotrolledcoil", sum: 5_150 },
  ];
  for (const [key, value] of [
    ["company.rates", JSON.stringify({ version: 7, rates })],
    ["company.quoteTaxes", "IGST 18"],
  ])
    run(site, `INSERT OR REPLACE INTO "Setting" ("key", "value") VALUES ('${key}', '${value}')`);
}

const answer = (page: Page, name: string) =>
  page.locator("details", { has: page.getByText(name, { exact: true }) });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("an enquiry becomes a quotation, a revision, an agreement and a paper, with the same figures throughout @nojs", async ({
    page,
    site,
  }, info) => {
    test.slow();
    setUp(site);
    const name = "Rao Fabricators";
    await page.goto("/enquiry");
    const list = page.getByLabel("Your list");
    if (!(await list.isVisible())) await page.getByText("Paste a list", { exact: true }).click();
    await list.fill(message);
    await page.getByRole("button", { name: "Read the list" }).click();
    await page.getByRole("button", { name: "Add 4 sizes to the list" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Phone").fill("98200 12345");
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page).toHaveURL(/\/enquiry\/sent/);

    await signIn(page);
    await page.goto(`/adminenquiries?q=${encodeURIComponent(name)}`);
    await page.getByRole("link", { name: /^Make a quotation/ }).click();
    await expect(page).toHaveURL(/\/addquotation\?/);
    await goToEditor(page, page.url());
    await expect(page.getByLabel("Customer")).toHaveValue(name);
    const rates = page.getByLabel("Rate in ₹");
    for (const [at, rate] of ["54.20", "54.20", "", "51.50"].entries())
      await expect(rates.nth(at)).toHaveValue(rate);
    await rates.nth(2).fill("61.40");
    await page.getByLabel("Freight").fill("4,500");
    await page.getByLabel("IGST 18 %").check();
    await expectFitting(page);
    await page.getByRole("button", { name: "Work out the totals" }).click();
    await expect(page.locator(".quote-totals .total")).toContainText(rupees(workOut(40).total));
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Quotation Q-\d{4}-\d{4}$/);
    await expectFitting(page);
    const office = page.url();
    const address = new URL(await page.getByLabel("Its address").inputValue()).pathname;

    await page.context().clearCookies();
    await page.goto(address);
    const paper = page.locator("main");
    for (const figure of figuresOf(40)) await expect(paper).toContainText(figure);
    await expectFitting(page);
    const change = answer(page, "Ask for a change");
    await change.getByText("Ask for a change", { exact: true }).click();
    await change.getByLabel("What should be changed?").fill("38 instead of 40 pieces");
    await change.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Your message has arrived")).toBeVisible();

    await signIn(page);
    await page.goto("/admindashboard");
    await expect(page.getByText("38 instead of 40 pieces").first()).toBeVisible();
    await page.goto(office);
    await expect(page.getByText("Opened by the buyer")).toBeVisible();
    await page.getByRole("button", { name: "Revise" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Revision 2 of Q-/);
    await goToEditor(page, office);
    await page.getByLabel("Pieces").nth(1).fill("38");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("Revision 2:")).toBeVisible();

    await page.context().clearCookies();
    await page.goto(address);
    for (const figure of figuresOf(38)) await expect(paper).toContainText(figure);
    await expect(page.getByText("It takes the place of what was sent before")).toBeVisible();
    const accept = answer(page, "Accept");
    await accept.getByText("Accept", { exact: true }).click();
    await accept.getByLabel("Your name").fill("Asha Rao");
    await accept.getByLabel("Order number").fill("PO 7");
    await accept.getByRole("button", { name: "Yes, accept it" }).click();
    await expect(page.getByText("Your acceptance has arrived")).toBeVisible();

    const pdf = readPdfText(await (await page.request.get(`${address}.pdf`)).body());
    if (pdf === null) info.annotations.push({ type: "skipped", description: "pdftotext is not installed" });
    else {
      const text = pdf.replaceAll(/\s+/g, " ");
      for (const figure of [...figuresOf(38), name, "Revision 2", "PO 7"]) expect(text).toContain(figure);
    }

    await signIn(page);
    await page.goto(office);
    await expect(page.getByText(/Accepted, revision 2 · Asha Rao/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Revise" })).toHaveCount(0);
    await page.goto(`/adminenquiries?q=${encodeURIComponent(name)}&status=closed`);
    await expect(page.getByRole("article")).toContainText("Accepted");
  });
});

test("one is written, sent, withdrawn and put back by keyboard alone @js", async ({ page, site }) => {
  setUp(site);
  await signIn(page);
  await goToEditor(page, "/addquotation");
  await tabTo(page, page.getByLabel("Customer"));
  await page.keyboard.type("Keyboard & Co");
  await tabTo(page, page.getByLabel("Size and steel"));
  await page.keyboard.type("HR sheet 2 x 1250 x 2500");
  await page.keyboard.press("Tab");
  await page.keyboard.type("10");
  await page.keyboard.press("Tab");
  await page.keyboard.type("54.20");
  await expect(page.locator(".quote-totals .total")).toContainText("26,591.88");
  // Enter in a field neither saves nor sends.
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Customer")).toHaveValue("Keyboard & Co");
  await tabTo(page, page.getByLabel("IGST 18 %"));
  await page.keyboard.press("Space");
  await expect(page.locator(".quote-totals").getByRole("status")).toHaveText(/^\S{0,3}\s?31,378\.42$/);
  await tabTo(page, page.getByRole("button", { name: "Send", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Quotation Q-/);
  await tabTo(page, page.getByRole("button", { name: "Withdraw" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Undo the withdrawal" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo the sending" })).toBeVisible();
  // A revision is given up after a question, whose No gives the focus back.
  await tabTo(page, page.getByRole("button", { name: "Revise" }));
  await page.keyboard.press("Enter");
  const leave = page.getByRole("link", { name: "Leave it at revision 1" });
  for (const answer of ["Escape", "Shift+Tab"]) {
    await tabTo(page, leave);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "No" })).toBeFocused();
    await page.keyboard.press(answer);
    if (answer === "Escape") await expect(leave).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Revise" })).toBeVisible();
});

test.describe("what the office sees", () => {
  test.use({ expectedProblems: [/^400 POST \/addquotation/] });

  test("is accessible and fits: editor, faults, list, sent view and customer @js", async ({ page, site }) => {
    test.slow();
    setUp(site);
    await signIn(page);
    const { id } = putQuotation(site.home, { status: "seen" });
    for (const path of [`/editquotation/${id}`, `/admincustomer/${id}`]) {
      await page.goto(path);
      await expectAccessibleAndFitting(page);
    }
    await goToEditor(page, "/addquotation");
    await page.getByLabel("More lines, pasted").fill(`${message}\nand 2 angles 50x50`);
    await page.getByRole("button", { name: "Read them, and add a line" }).click();
    await expect(page.getByLabel("Size and steel")).toHaveCount(6);
    await page.getByText("Another size, delivery, remark").first().click();
    await expectAccessibleAndFitting(page);
    await page.getByRole("button", { name: "Remove line 5" }).press("Enter");
    await expect(page.locator(".form-rows > li:focus")).toContainText("Line 5, empty");
    // A line that is emptied by hand leaves the others their figures.
    for (const name of ["Size and steel", "Pieces", "Rate in ₹"])
      await page.getByLabel(name).first().fill("");
    const says = page.locator(".form-rows fieldset", { has: page.getByLabel("Size and steel") });
    await expect(says.nth(0)).not.toContainText("mm");
    await expect(says.nth(1)).toContainText("3 × 1250 × 2500 mm, 40 pieces");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.locator(".error-summary")).toBeVisible();
    await expectAccessibleAndFitting(page);
  });
});

/** As poppler reads it, a line of the paper a line; null where it is not installed. */
function readPdfText(file: Buffer): string | null {
  const { error, stdout } = spawnSync("pdftotext", ["-layout", "-", "-"], { input: file, encoding: "utf8" });
  return error ? null : stdout.replaceAll("\u00a0", " ");
}
