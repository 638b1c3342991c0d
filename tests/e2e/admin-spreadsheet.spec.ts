import type { Route } from "@playwright/test";
import { openDatabase } from "../../scripts/start/database.mjs";
import { run } from "../faults/store";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { expectAccessible, expectFitting } from "./axe";
import { untilScripted } from "./hydration";

test.use({ viewport: { width: 360, height: 740 } });

const HEADINGS = "Id,Name,Type,Brand,Thickness,Width,Bottom Card Text,Delivery Days,Phone Number";
const PRODUCTS = 40;

/** Lines by their numbers in a spreadsheet, what is wrong with them, and what is said of it. */
const faults: [line: number, wrong: string, says: string][] = [
  [7, ",,Hot Rolled Sheet,,2,1250,,3 days,2015550122", "Name: Name is required"],
  [
    31,
    ",Yard plate 31,Plastic,,2,1250,,3 days,2015550122",
    "Type: “Plastic” is not one of Hot Rolled Sheet,",
  ],
];

/** The first product stands in the second line. */
function writeSheet(wrong: typeof faults) {
  const lines = Array.from({ length: PRODUCTS }, (_, index) => {
    const line = index + 2;
    const own = wrong.find(([at]) => at === line)?.[1];
    return own ?? `,Yard plate ${line},Hot Rolled Sheet,,"1.6, 2","1000, 1250",,3 days,2015550122`;
  });
  return {
    name: "products.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([HEADINGS, ...lines].join("\r\n")),
  };
}

/** Other journeys count products. */
test.afterEach(({ site }) => {
  const database = openDatabase(site.home.databaseFile, { timeout: 5_000 });
  database.exec(`DELETE FROM "Product" WHERE "name" LIKE 'Yard plate %'`);
  database.close();
});

test("products come in from a spreadsheet, after two faults are told by line and corrected", async ({
  page,
  javaScriptEnabled,
}) => {
  test.slow();
  await signIn(page);
  await page.goto("/adminallproduct");
  await page.getByRole("link", { name: "Spreadsheet" }).click();
  await expect(page).toHaveURL("/adminproductsheet");
  await page.getByLabel("Spreadsheet").setInputFiles(writeSheet(faults));
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByText("38 new products, 0 to change, 0 as they are, 2 refused.")).toBeVisible();
  const refused = page.getByRole("region", { name: "Refused (2)" });
  await expect(refused.locator("tbody tr")).toHaveCount(faults.length);
  for (const [index, [line, , says]] of faults.entries()) {
    const row = refused.locator("tbody tr").nth(index);
    await expect(row.locator("th")).toHaveText(String(line));
    await expect(row).toContainText(says);
  }
  if (javaScriptEnabled) await expectAccessible(page);
  await expectFitting(page);

  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByLabel("Spreadsheet").setInputFiles(writeSheet([]));
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByText("40 new products, 0 to change, 0 as they are, 0 refused.")).toBeVisible();
  await page.getByRole("button", { name: "Add 40" }).click();
  await expect(page.getByText("40 products added, 0 changed.")).toBeVisible({ timeout: 60_000 });
  if (javaScriptEnabled) await expectAccessible(page);
  await page.goto("/adminallproduct?q=yard+plate");
  await expect(page.getByText("40 matches")).toBeVisible();
  await expect(page.locator("tbody tr").first()).toContainText("Yard plate 2");
});

test("a file of rates takes the place of what was typed into the rows before @js", async ({ page, site }) => {
  await signIn(page);
  await page.goto("/adminrates");
  await untilScripted(page);
  const read = async () => {
    const buffer = Buffer.from("Type,Rate\nHot Rolled Coil,51");
    await page.getByLabel("Changed file").setInputFiles({ name: "rates.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Read into the form" }).click();
  };
  const rate = page.getByLabel(/^Rate in/);
  await read();
  await expect(rate.first()).toHaveValue("51");
  await rate.first().fill("99");
  await rate.nth(1).fill("98");
  await read();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(rate.first()).toHaveValue("51");
  await expect(rate.nth(1)).toHaveValue("");

  // Typed before the screen around the rows is there anew, with what somebody else has saved since.
  run(
    site,
    `UPDATE "Setting" SET "value" = json_set("value", '$.version', 99) WHERE "key" = 'company.rates'`,
  );
  await rate.first().fill("99");
  const type = async (route: Route) => {
    if (route.request().method() === "GET") {
      await expect(rate.first()).toHaveValue("51");
      await rate.first().fill("52");
    }
    await route.continue();
  };
  await page.route(/adminrates/, type, { times: 2 });
  await read();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(rate.first()).toHaveValue("52");
  await expect(page.getByRole("button", { name: "Save rates" })).toBeEnabled();
  await expect(rate.first()).toHaveValue("52");
});
