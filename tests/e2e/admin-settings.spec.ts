import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { expectAccessible } from "./axe";
import { OFFLINE, pressOffline } from "./connection";
import { untilScripted } from "./hydration";

const OFFLINE_OR_REFUSED = new RegExp(`${OFFLINE.source}|^(?:400|409) POST /adminsettings`);

test.use({ viewport: { width: 360, height: 740 }, expectedProblems: [OFFLINE_OR_REFUSED] });

const FIELDS = {
  "Company name": "Riverside Coil & Sheet",
  Phone: "+1 201 555 0177",
  "Opening hours": "Mon-Sat 9-18",
};

/** Other tests go on with the company of the environment. */
test.afterEach(async ({ page }) => {
  await page.goto("/adminsettings");
  await save(page, { "Company name": "", Phone: "", "Opening hours": "" });
  await expect(page.getByText("Settings saved.").first()).toBeVisible();
});

test("a setting that somebody else has saved is theirs where it was not touched, and typed ones are kept until they are dropped", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/adminsettings");
  const beside = await page.context().newPage();
  await beside.goto("/adminsettings");
  await save(beside, { "Company name": "Theirs", "Opening hours": "Mon-Sat 9-18" });
  await expect(beside.getByText("Settings saved.").first()).toBeVisible();
  await save(page, { "Company name": "Mine", Phone: FIELDS.Phone });
  await expect(page.locator(".version")).toHaveText(/Company name.*Yours.*Mine.*meantime.*Theirs/s);
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue(FIELDS.Phone);
  await expect(page.getByLabel("Opening hours")).toHaveValue("Mon-Sat 9-18");
  await page.getByLabel("Company name").press("Enter");
  await page.getByRole("button", { name: "Keep theirs" }).click();
  await expect(page.locator(".version")).toHaveCount(0);
  await expect(page.getByLabel("Company name")).toHaveValue("Theirs");
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("");
});

async function save(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Save settings" }).click();
}

test("what is saved in the settings stands on the site's next page, a wrong number is said at its field, and No gives the focus back", async ({
  page,
  browser,
  site,
  javaScriptEnabled,
}) => {
  let asked = "";
  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
  await visitor.goto(`${site.url}/contact`);
  await expect(visitor.getByText(FIELDS["Company name"])).toHaveCount(0);

  await signIn(page);
  await page.goto("/adminsettings");
  if (javaScriptEnabled) {
    const asks = page.getByRole("link", { name: "Remove sample content" });
    await untilScripted(page);
    await asks.press("Enter");
    await expect(page.getByRole("button", { name: "No" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(asks).toBeFocused();
  }
  await save(page, { ...FIELDS, Phone: "12" });
  await expect(page.locator("#phone-error")).toContainText("Phone must be a phone number");
  await expect(page.getByLabel("Company name")).toHaveValue(FIELDS["Company name"]);
  if (javaScriptEnabled) await expectAccessible(page);
  if (javaScriptEnabled) {
    for (const name of ["Notifications", "Remove sample content"]) {
      await page.getByRole("link", { name }).click();
      const question = page.getByRole("dialog", { name: "Leave without saving?" });
      await expect(question).toContainText("It is not kept anywhere else.");
      await question.getByRole("button", { name: "Stay here" }).click();
    }
    await page.getByLabel("Phone", { exact: true }).fill("98200 12345");
    await expect(page.getByRole("link", { name: "+919820012345", exact: true })).toBeVisible();
    await page.getByLabel("Country code").fill("+971");
    await expect(page.getByRole("link", { name: "wa.me/9719820012345" })).toBeVisible();
    await page.getByLabel("Country code").fill("");
    await pressOffline(page, page.getByRole("button", { name: "Save settings" }));
    page.once("dialog", (dialog) => {
      asked = dialog.type();
      return dialog.accept();
    });
    await page.reload();
    expect(asked).toBe("beforeunload");
  }
  await save(page, FIELDS);
  await expect(page.getByText("Settings saved.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "+12015550177", exact: true })).toBeVisible();

  await visitor.goto(`${site.url}/contact`);
  await expect(visitor).toHaveTitle(/Riverside Coil & Sheet/);
  await expect(visitor.locator('a[href="tel:+12015550177"]').first()).toBeAttached();
  await expect(visitor.getByText(FIELDS["Opening hours"]).first()).toBeVisible();
  await visitor.goto(site.url);
  await expect(visitor.getByRole("banner").getByText(FIELDS["Company name"])).toBeVisible();
  await visitor.close();
});
