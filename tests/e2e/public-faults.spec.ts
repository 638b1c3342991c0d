import { hideTables, run } from "../faults/store";
import { expect, test } from "../support/browser";
import { putQuotation } from "../support/quotation";
import { untilScripted } from "./hydration";

test.describe("while the store cannot be read @js", () => {
  test.use({ expectedProblems: [/^503 POST /] });

  test("a change that a buyer asks for stays on the page of the quotation", async ({ page, site }) => {
    await page.goto(putQuotation(site.home).path);
    await untilScripted(page);
    await page.getByText("Ask for a change", { exact: true }).click();
    await page.getByLabel("What should be changed?").fill("Twenty pieces more");
    const repair = hideTables(site, ["Quotation", "QuotationRevision"]);
    await page
      .getByRole("button", { name: "Send" })
      .click()
      .then(() => expect(page.getByRole("alert")).toContainText("The storage cannot be used"))
      .finally(repair);
    await expect(page.getByLabel("What should be changed?")).toHaveValue("Twenty pieces more");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Your message has arrived").first()).toBeVisible();
  });
});

test.describe("a screen that fails after a navigation in the browser @js", () => {
  test.use({ expectedProblems: [/^503 GET \/\w*product\w*\/|^console: /i] });

  test("says so with its reference, and is there again when the store is", async ({ page, site }) => {
    await page.goto("/");
    await untilScripted(page);
    const product = page.locator('main a[href*="product/"]').first();
    const address = (await product.getAttribute("href")) ?? "";
    run(site, 'ALTER TABLE "Product" RENAME TO "HiddenProduct"');
    const references: (string | undefined)[] = [];
    page.on("response", (answer) => {
      if (answer.url().includes(`${address}.data`)) references.push(answer.headers()["x-request-id"]);
    });
    await product.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("The storage cannot be used");
    run(site, 'ALTER TABLE "HiddenProduct" RENAME TO "Product"');
    await expect(page.locator("[data-reference]")).toHaveText(references.at(-1) ?? "none");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Add to enquiry" }).first()).toBeVisible();
  });
});
