import { expect, test } from "../support/browser";
import { isSamePage, markPage, openHeld, untilScripted } from "./hydration";
import { searchField } from "./search-field";

test("before the first intent a link is followed as a page and a form is posted as one @js", async ({
  page,
}) => {
  // The scripts never come.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto("/about");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Phone").fill("+91 98765 43210");
  await page.getByLabel("Message").fill("Edges slit, please");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(/Your reference: E-[A-Z2-9]{6}/)).toBeVisible();
});

test("from the first intent on pages change without a page load, whatever it is @js", async ({ page }) => {
  for (const intend of [
    () => searchField(page).hover(),
    () => page.getByRole("button", { name: "Search the site" }).hover(),
    () => page.locator("h1").click(),
    () => page.keyboard.press("Tab"),
    () => searchField(page).focus(),
  ]) {
    await page.goto("/about");
    await intend();
    await page.waitForFunction(() => history.scrollRestoration === "manual");
  }
  await markPage(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
  await expect(page.getByRole("heading", { name: /^Blogs\(/ })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test("neither what somebody else has put into the page nor a key before React's first turn breaks anything @js", async ({
  page,
}) => {
  // React asks for its turns by messages to itself: a key goes before each of the first.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    let keys = 0;
    MessagePort.prototype.postMessage = function send(...message: unknown[]) {
      if (keys < 5) {
        keys += 1;
        queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true })));
      }
      return Reflect.apply(postMessage, this, message);
    };
    Object.assign(window, { countKeys: () => keys });
  });
  await page.goto("/about");
  await page.evaluate(() => {
    for (const parent of [document.head, document.body, document.documentElement]) {
      const node = document.createElement(parent === document.head ? "meta" : "div");
      node.className = "foreign";
      parent.prepend(node);
    }
  });
  const heading = await page.locator("h1").elementHandle();
  await untilScripted(page);
  await expect(page.locator(".foreign")).toHaveCount(3);
  expect(await heading?.evaluate((node) => node.isConnected), "the page was not made anew").toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "countKeys")())).toBeGreaterThan(0);
});

test("what was typed and chosen before the scripts came stays as it is, and is weighed by the calculator @js", async ({
  page,
}) => {
  const product = await (await page.request.get("/allproduct")).text();
  let release = await openHeld(page, `/contact?product=${/coilproduct\/([0-9a-f]{24})/.exec(product)?.[1]}`);
  await page.getByLabel("Name").fill("Asha Rao");
  const message = page.getByLabel("Message");
  await expect(message, "the server has filled the field").toHaveValue(/^I would like a quote/);
  await message.fill("Edges slit, please");
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5));
  release();
  await untilScripted(page);
  await expect(page.getByLabel("Name")).toHaveValue("Asha Rao");
  await expect(message).toHaveValue("Edges slit, please");
  await expect(message).toBeFocused();
  await page.keyboard.type("!");
  await expect(message).toHaveValue("Edges! slit, please");

  release = await openHeld(page, "/hotRolled/sheet");
  await page.getByLabel("Sort").selectOption("thinnest");
  release();
  await untilScripted(page);
  await expect(page.getByLabel("Sort")).toHaveValue("thinnest");
  release = await openHeld(page, "/mildStainless");
  for (const answer of [
    "Indoors and dry",
    "Yes, and the coating will be looked after",
    "Smooth, because it will be seen",
    "Under 1.8 mm",
  ])
    await page.getByLabel(answer).check();
  release();
  await untilScripted(page);
  await page.getByRole("button", { name: "Suggest a steel" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Mild steel, cold rolled" })).toBeVisible();
  await expect(page.getByLabel("Indoors and dry")).toBeChecked();

  release = await openHeld(page, "/");
  const calculator = page.locator(".calculator");
  for (const [label, value] of [
    ["Thickness", "2"],
    ["Width", "1250"],
    ["Length", "2500"],
    ["Pieces", "3"],
  ] as const) {
    await calculator.getByLabel(label).fill(value);
  }
  await expect(page.locator(".calculator-result")).toBeEmpty();
  release();
  await expect(calculator.getByRole("status")).toContainText("49.06 kg");
  await calculator.getByLabel("Thickness").fill("4");
  await expect(calculator.getByRole("status")).toContainText("98.13 kg");
  for (const form of ["Coil", "Sheet"]) {
    await calculator.getByRole("link", { name: form }).click();
    await expect(page).toHaveURL(`/?form=${form.toLowerCase()}#calculator`);
  }
  await expect(calculator.getByLabel("Thickness")).toHaveValue("");
  await expect(page.locator(".calculator-result")).toBeEmpty();
});
