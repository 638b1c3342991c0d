import { run } from "../faults/store";
import { expect, test } from "../support/browser";
import { expectAccessible } from "./axe";
import { expectNothingCut } from "./display";
import { untilScripted } from "./hydration";
import { searchField } from "./search-field";

/** For twenty products, from the page's beginning to its end, in pixels. */
const LONGEST_LIST = 3000;

test("the unfolded search, the open menu and the call bar keep within the window, and are accessible @js", async ({
  page,
}) => {
  await page.goto("/about");
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    const lines = await page.locator(".site-header .brand").evaluate((brand) => {
      const range = document.createRange();
      if (brand.lastChild) range.selectNodeContents(brand.lastChild);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
    expect(lines, `lines of the name at ${width} px`).toBe(1);
    for (const name of ["search", "menu"]) {
      await page.locator(`.site-${name} summary`).click();
      await expect(page.locator(`.site-${name}`)).toHaveAttribute("open");
      await expectNothingCut(page);
      if (width === 360) await expectAccessible(page, { frame: true });
    }
    await page.locator(".site-menu summary").click();
  }
  await page.mouse.wheel(0, 600);
  await expect(page.locator(".call-bar")).toBeInViewport();
  await expectAccessible(page, { frame: true });
});

test("a company's long name stands in two lines of the header, and nowhere is any of it cut @js", async ({
  page,
  site,
}) => {
  const name = "Shree Balaji Hot and Cold Rolled Steel Traders Private Ltd";
  run(site, `INSERT INTO "Setting" ("key", "value") VALUES ('company.name', '${name}')`);
  await page.goto("/privacy");
  await expect(page.locator(".brand-name").first()).toHaveText(name);
  for (const width of [320, 360, 390, 768, 769, 1024, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    for (const brand of await page.locator(".brand-name").all()) {
      const shown = await brand.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        return { lines: new Set(tops).size, cut: scrollHeight > clientHeight || scrollWidth > clientWidth };
      });
      expect(shown.cut, `cut at ${width} px`).toBe(false);
      if (await brand.locator("xpath=ancestor::header").count())
        expect(shown.lines, `lines at ${width} px`).toBeLessThanOrEqual(2);
    }
    await expectNothingCut(page);
  }
  run(site, `DELETE FROM "Setting" WHERE "key" = 'company.name'`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("a page's own content begins near the top: the search and the menu are folded in, and one at a time unfolds", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto("/about");
    const navigation = page.getByRole("navigation", { name: "Main" });
    const search = page.locator(".site-search summary");
    await search.click();
    await page.locator(".site-menu summary").click();
    await expect(navigation).toBeVisible();
    await expect(page.locator(".header-search")).toBeHidden();
    await search.click();
    await expect(page.locator(".header-search")).toBeVisible();
    await expect(navigation).toBeHidden();
    await search.click();
    if (javaScriptEnabled) await untilScripted(page);
    const header = await page.locator(".site-header").boundingBox();
    expect(header?.height).toBeLessThanOrEqual(72);
    const field = searchField(page);
    await expect(field).toBeHidden();
    await search.focus();
    await page.keyboard.press("Enter");
    await expect(field).toBeVisible();
    if (!javaScriptEnabled) await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
    await page.keyboard.type("coil");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=coil$/);
  });

  test("the first press of all unfolds the search ready to be typed in, and a menu that is opened while the next screen arrives stays @js", async ({
    page,
  }) => {
    await page.goto("/about");
    // The scripts of the page come too late for this press.
    const late = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.locator(".site-search summary").click();
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type("coil");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=coil$/);

    late.resolve();
    await untilScripted(page);
    const arrive = Promise.withResolvers<void>();
    await page.route(/about\.data/, async (route) => {
      await arrive.promise;
      await route.continue();
    });
    const navigation = page.getByRole("navigation", { name: "Main" });
    await page.locator(".site-menu summary").click();
    await navigation.getByRole("link", { name: "About" }).click();
    await expect(navigation).toBeHidden();
    await page.locator(".site-menu summary").click();
    await expect(navigation).toBeVisible();
    arrive.resolve();
    await expect(page).toHaveURL(/\/about$/);
    await expect(navigation).toBeVisible();
    // It goes with the next link.
    await navigation.getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(navigation).toBeHidden();
  });

  test("a cell of words is read beside its row's name, twenty products are rows with everything a card says, and stand beside the filter on a desk @js", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/allproduct");
    await expect(searchField(page)).toBeVisible();
    await expect(page.locator(".site-search summary")).toBeHidden();
    const tops = await page
      .locator(".product-card")
      .evaluateAll((cards) => cards.slice(0, 3).map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size, "three in a row").toBe(1);
    await expect(page.getByLabel("Thickness from")).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.locator(".product-card")).toHaveCount(20);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      LONGEST_LIST,
    );
    const row = page.locator(".product-card", { hasText: "HR Sheet IS 2062 E250 BR" });
    await expect(row.locator("img")).toBeVisible();
    for (const target of [row.locator(".card-add"), row.locator(".card-compare")]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    for (const said of ["3 mm - 10 mm", "1250 mm - 1500 mm", "Cut to length 2–6.3 m", "3-5 days"]) {
      await expect(row.getByText(said)).toBeVisible();
    }
    await row.getByRole("link", { name: "Sizes of HR Sheet IS 2062 E250 BR" }).click();
    await expect(page).toHaveURL(/\/coilproduct\/[0-9a-f]{24}#sizes$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("HR Sheet IS 2062 E250 BR");

    await page.goto("/mildStainless");
    const cells = page.getByRole("row", { name: /^Corrosion/ }).locator("> *");
    const widths = await cells.evaluateAll((all) => all.map((cell) => cell.clientWidth));
    const room = await page.locator(".table-scroll").evaluate((box) => box.clientWidth);
    for (const width of widths.slice(1)) expect((widths[0] ?? 0) + width).toBeLessThanOrEqual(room);
  });
});

/** What was looked for, whatever is said about it. */
const found = [
  "/search?q=2mm+HR+1250x2500,+10+sheets",
  "/search?q=16+gauge+cr+sheet",
  "/search?q=a36+6+mm+1500x6000",
  "/search?q=hr+coil+2+mm+price+today",
  "/search?q=48+x+96+x+1/8+in",
  "/search?q=galvanised+sheet+0.5mm",
  "/hotRolled/sheet?thickness=2&width=1250",
  "/coldRolled/coils?tmin=0.5&tmax=1&wmin=1000&wmax=1250&sort=thinnest",
  "/allproduct?thickness=2&width=1250",
];

test("the size finder stands on the first screen of a phone, and products on a phone's and a desk's after a search and in a filtered list @js", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  const finder = page.locator("#finder");
  await expect(finder.getByLabel("Type")).toBeInViewport({ ratio: 1 });
  await expect(finder.getByRole("button", { name: "Show products" })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("main").getByText("(201) 555-0100"), "the phone, once").toHaveCount(1);
  for (const path of found) {
    await page.goto(path);
    for (const [width, height, lowest] of [
      [360, 740, 550],
      [1440, 900, 500],
    ] as const) {
      await page.setViewportSize({ width, height });
      const card = await page.locator(".product-card").first().boundingBox();
      expect(card?.y, `${path} at ${width} px`).toBeLessThan(lowest);
    }
  }
});
