import { expect, test } from "../support/browser";
import { expectHeard, tabTo } from "./screen-reader";
import { searchField } from "./search-field";

test.use({ expectedProblems: [/^400 POST \/enquiry/] });

const ADDED = "Added to your enquiry list: sheet 2 × 1250 × 2500 mm, 1 piece.";

test("a buyer who hears the page and has no mouse searches, adds a size and sends the enquiry", async ({
  page,
  javaScriptEnabled,
}) => {
  /** A page load says its title by itself; where only a part is exchanged, the part that has the focus says it. */
  const arrival = (title: string) =>
    `${javaScriptEnabled ? 'main "", described' : "page"} "${title} · Sheet & Coil"`;
  const folded = javaScriptEnabled ? " not expanded" : "";
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expectHeard(page).toBe('link "Skip to content"');
  await tabTo(page, searchField(page));
  await expectHeard(page).toBe(
    `${javaScriptEnabled ? "combobox" : "searchbox"} "Search products and articles"${folded}`,
  );
  await page.keyboard.type("2mm HR 1250");
  if (javaScriptEnabled) {
    await expect(
      page.getByRole("status").filter({ hasText: /^\d+ suggestions, up and down arrows/ }),
    ).toHaveCount(1);
    await expectHeard(page).toBe('combobox "Search products and articles" expanded');
    await page.keyboard.press("ArrowDown");
    await expect(
      page.getByRole("listbox", { name: "Suggestions" }).getByRole("option", { selected: true }),
    ).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expectHeard(page).toBe('combobox "Search products and articles" not expanded');
  }
  await page.keyboard.press("Enter");
  await expectHeard(page).toBe(arrival("Search: 2mm HR 1250"));
  await expect(page.getByRole("status").filter({ hasText: "6 products and 2 pages" })).toHaveCount(1);

  await tabTo(page, page.getByRole("button", { name: /^Add/ }).first());
  const add = 'button "Add 1 × 2 × 1250 × 2500 mm, 49.06 kg HR Sheet IS 1079 HR1"';
  await expectHeard(page).toBe(add);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: ADDED })).toHaveCount(1);
  await expectHeard(page).toBe(javaScriptEnabled ? add : `group "", described "${ADDED}"`);
  await expect(page.getByRole("link", { name: "Enquiry list Sizes on the enquiry list: 1" })).toHaveCount(1);
  await tabTo(page, page.getByRole("link", { name: "See the list (1)" }).first());
  await page.keyboard.press("Enter");
  await expectHeard(page).toBe(arrival("Your enquiry list"));
  await expect(page.getByRole("list").filter({ hasText: "2 × 1250 × 2500 mm" }).first()).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - textbox "Pieces of 2 × 1250 × 2500 mm": "1"
        - textbox "Length, mm of 2 × 1250 × 2500 mm": "2500"
        - button "Change 2 × 1250 × 2500 mm"
        - button "Remove 2 × 1250 × 2500 mm"
  `);

  await tabTo(page, page.getByRole("button", { name: "Send enquiry" }));
  await page.keyboard.press("Space");
  const alert = page.getByRole("alert", { name: "Check the form" });
  await expect(alert.getByRole("link")).toHaveText(["Enter your name", "Enter your phone number"]);
  const wrongName = 'textbox "Name" invalid required, described "Enter your name"';
  if (!javaScriptEnabled) {
    await expectHeard(page).toBe('alert "Check the form"');
    await page.keyboard.press("Tab");
    await expectHeard(page).toBe('link "Enter your name"');
    await page.keyboard.press("Enter");
  }
  await expectHeard(page).toBe(wrongName);
  await page.keyboard.type("Asha Rao");
  await page.keyboard.press("Tab");
  await expectHeard(page).toBe('textbox "Phone" invalid required, described "Enter your phone number"');
  await page.keyboard.type("98765 43210");
  await page.keyboard.press("Enter");
  await expectHeard(page).toBe(arrival("Your enquiry has arrived"));
  await expect(page.locator("main")).toMatchAriaSnapshot(`
    - heading "Thank you, your enquiry has arrived" [level=1]
    - paragraph:
      - text: "Your reference:"
      - strong: /E-[A-Z0-9]{6}/
    - region "What you asked for":
      - heading "What you asked for" [level=2]
      - list:
        - listitem:
          - paragraph: 2 × 1250 × 2500 mm, 1 piece
  `);
});
