import { lock, run } from "../faults/store";
import { expect, test } from "../support/browser";
import { untilScripted } from "../support/hydration";

const typed = { Name: "Patient Rao", Phone: "98765 43210", Email: "rao@example.com", Message: "40 sheets" };

test.describe("while the store is busy", () => {
  test.use({ expectedProblems: [/^503 POST \/contact(\.data)?$/] });

  test("an enquiry stays on the screen as it was typed, and the next press sends it @js", async ({
    page,
    site,
  }) => {
    await page.goto("/contact");
    for (const [label, value] of Object.entries(typed))
      await page.getByLabel(label, { exact: false }).first().fill(value);
    const release = lock(site);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("alert")).toContainText("The database is busy", { timeout: 15_000 });
    release();
    for (const [label, value] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: false }).first()).toHaveValue(value);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("status").first()).toContainText("Your reference: E-", { timeout: 15_000 });
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
