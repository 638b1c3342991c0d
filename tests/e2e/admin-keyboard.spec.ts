import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { firstAdmin } from "../support/template";
import { visitor } from "../support/visitor";
import { watchGlimpses } from "./glimpses";
import { untilScripted } from "./hydration";
import { expectHeard, hear, tabTo } from "./screen-reader";

test.use({ expectedProblems: [/^(401 POST \/adminlogin|400 POST \/addproduct)/] });

/** A page load says its title by itself; where only a part is exchanged, the part that has the focus says it. */
const arrivals = (loaded: boolean) => (title: string) =>
  `${loaded ? "page" : 'main "", described'} "${title}"`;

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const inMenu = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name });

async function logIn(page: Page, scripted: boolean, password = firstAdmin.password) {
  await page.goto("/adminlogin");
  // Whoever is quicker than the scripts posts as one does without them.
  if (scripted) await untilScripted(page);
  await tabTo(page, page.getByLabel("Email"));
  await expectHeard(page).toBe('textbox "Email" required');
  await page.keyboard.type(firstAdmin.email);
  await page.keyboard.press("Tab");
  await expectHeard(page).toBe('textbox "Password" required');
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

test("an owner who hears the page and has no mouse signs in and adds a product", async ({
  page,
  javaScriptEnabled,
}) => {
  const arrival = arrivals(!javaScriptEnabled);
  await logIn(page, javaScriptEnabled, "Wrong-Word-1");
  await expect(page.getByRole("alert").filter({ hasText: "Login failed." })).toHaveCount(1);
  await expectHeard(page).toBe(
    javaScriptEnabled ? 'textbox "Password" required' : 'group "", described "Login failed."',
  );
  await tabTo(page, page.getByRole("textbox", { name: /Password/ }));
  await page.keyboard.type(firstAdmin.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admindashboard$/);
  await expectHeard(page).toMatch(
    javaScriptEnabled
      ? /^main "", described ".*Dashboard · Back office"$/
      : /^group "", described "1 failed sign-in/,
  );

  await tabTo(page, inMenu(page, "Product"), javaScriptEnabled ? "Shift+Tab" : "Tab");
  await page.keyboard.press("Enter");
  await expectHeard(page).toBe(arrival("Products · Sheet & Coil"));
  await tabTo(page, page.getByRole("link", { name: "Add Product" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/addproduct$/);
  await expectHeard(page).toMatch(/^(main "", described|page) ".*Add Product · Back office"$/);

  await tabTo(page, page.getByLabel("Name"));
  await expectHeard(page).toBe('textbox "Name" required, described "At most 100 characters"');
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert", { name: "Check the form" });
  await expect(alert.getByRole("link")).toHaveCount(6);
  if (!javaScriptEnabled) {
    await expectHeard(page).toBe('alert "Check the form"');
    await tabTo(page, page.getByLabel("Name"));
  }
  await expectHeard(page).toBe(
    'textbox "Name" invalid required, described "At most 100 characters Name is required"',
  );
  await page.keyboard.type("HR Sheet by keyboard");
  await page.keyboard.press("Tab");
  await expectHeard(page).toContain('"Type" invalid');
  // A list of choices forgets what is typed within a second.
  await page.keyboard.press("h");
  for (const [label, text] of [
    ["Thickness", "2"],
    ["Width", "1250"],
    ["Delivery Days", "3 days"],
    ["Phone Number", "9876543210"],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await expectHeard(page).toMatch(new RegExp(`^textbox "${label}" invalid required, described ".`));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(status(page, "product added successfully").first()).toHaveCount(1);
  await expectHeard(page).toBe(
    javaScriptEnabled
      ? 'main "", described "Mild or stainless steel? · Sheet & Coil"'
      : 'group "", described "product added successfully"',
  );
  await page.keyboard.press("Tab");
  await expectHeard(page).toBe('link "See it"');
});

test("an owner who hears the page and has no mouse corrects an enquiry, deletes it and takes it back", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const withoutEscape = javaScriptEnabled ? await watchGlimpses(context, "dialog:not(:modal)") : [];
  await page.request.post("/contact", { form: { ...visitor, phone: "+91 98765 40001" } });
  await logIn(page, javaScriptEnabled);
  await expectHeard(page).toMatch(/^(main "", described|page) ".*Dashboard · Back office"$/);
  await tabTo(page, inMenu(page, /^Enquiries/), javaScriptEnabled ? "Shift+Tab" : "Tab");
  await expectHeard(page).toMatch(/^link "Enquiries \d+ new"$/);
  await page.keyboard.press("Enter");
  await expectHeard(page).toMatch(/^(main "", described|page) "\(\d+\) Enquiries · Back office"$/);

  await tabTo(page, page.getByRole("link", { name: /^Correct of E-/ }).first());
  const reference = /E-[A-Z0-9]{6}/.exec(await hear(page))?.[0] ?? "";
  await page.keyboard.press("Enter");
  await expectHeard(page).toMatch(/^(main "", described|page) ".*Correct enquiry · Back office"$/);
  await tabTo(page, page.getByLabel("Buyer's name"));
  await expectHeard(page).toBe('textbox "Buyer\'s name" required');
  await page.keyboard.press("End");
  await page.keyboard.type(" Jr");
  await page.keyboard.press("Enter");
  await expect(status(page, `Enquiry ${reference} corrected.`).first()).toHaveCount(1);
  await expectHeard(page).toMatch(
    javaScriptEnabled
      ? /^main "", described ".*Enquiries · Back office"$/
      : `group "", described "Enquiry ${reference} corrected."`,
  );
  await page.keyboard.press("Tab");
  await expectHeard(page).toBe('button "Undo"');

  const remove = page.getByRole("link", { name: `Delete ${reference}` });
  const question = page.getByRole("dialog", { name: "Are you sure?" });
  await tabTo(page, remove);
  await page.keyboard.press("Enter");
  await expect(question).toHaveAccessibleDescription(/^Delete enquiry “.*Asha Rao Jr.*”/);
  await expectHeard(page).toBe('button "No"');
  if (javaScriptEnabled) await page.keyboard.press("Escape");
  else await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expectHeard(page).toBe(`link "Delete ${reference}"`);
  await page.keyboard.press("Enter");
  await expectHeard(page).toBe('button "No"');
  await page.keyboard.press("Shift+Tab");
  await expectHeard(page).toBe('button "Yes"');
  await page.keyboard.press("Space");
  const deleted = `Enquiry ${reference} of Asha Rao Jr deleted.`;
  await expect(status(page, deleted)).toHaveCount(1);
  await expectHeard(page).toMatch(
    javaScriptEnabled
      ? /^main "", described ".*Enquiries · Back office"$/
      : `group "", described "${deleted}"`,
  );
  await page.keyboard.press("Tab");
  await expectHeard(page).toBe('button "Undo"');
  await page.keyboard.press("Enter");
  await expect(status(page, "Enquiry restored.").first()).toHaveCount(1);
  await expectHeard(page).toMatch(
    javaScriptEnabled
      ? /^main "", described ".*Enquiries · Back office"$/
      : 'group "", described "Enquiry restored."',
  );
  await expect(page.getByRole("link", { name: `Delete ${reference}` })).toHaveCount(1);
  expect(withoutEscape).toEqual([]);
});
