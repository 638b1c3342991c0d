import { expect, test } from "../support/browser";

test.describe("on paper @js", () => {
  for (const type of ["hotrolledsheet", "coldrolledsheet", "hotrolledcoil", "coldrolledcoil"]) {
    test(`every ${type} with its data sheet fills one A4 page`, async ({ page }) => {
      await page.goto(`/allproduct?type=${type}`);
      const paths = await page
        .locator(".product-card .card-title a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      for (const path of paths) {
        await page.goto(path);
        const paper = (await page.pdf({ format: "A4" })).toString("latin1");
        expect(paper.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
      }
    });
  }
});
