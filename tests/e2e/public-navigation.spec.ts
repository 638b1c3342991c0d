import { expect, test } from "../support/browser";
import { isSamePage, markPage, untilScripted } from "./hydration";
import { searchField } from "./search-field";

test.describe("navigation with JavaScript @js", () => {
  test.use({ expectedProblems: [/^409 POST \/enquiry/] });

  test("a category's guide stands as it was sent, and comes with a navigation from another one", async ({
    page,
  }) => {
    await page.goto("/hotRolled/sheet");
    await untilScripted(page);
    await markPage(page);
    await expect(page.getByRole("heading", { name: /^What hot rolled sheet is/ })).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Coils" }).last().click();
    await expect(page.getByRole("heading", { name: /^What cold rolled coil is/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^What hot rolled/ })).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
  });

  test("keeps the page, its own rules and the focus, and the back button restores the list, its place and what was filtered", async ({
    page,
  }) => {
    const placeOf = () => page.evaluate(() => window.scrollY);
    const filterLooks = async () => {
      const form = page.locator(".filter-form");
      await expect(form).toBeVisible();
      return form.evaluate((node) => getComputedStyle(node).display);
    };
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const start of ["/allproduct", "/about"]) {
      await page.goto(start);
      if (start === "/allproduct") expect(await filterLooks(), "where it was loaded").toBe("grid");
      await untilScripted(page);
      await markPage(page);
      for (const turn of [1, 2]) {
        const link = page.locator(".site-footer").getByRole("link", { name: "About" });
        await link.scrollIntoViewIfNeeded();
        await link.click();
        await expect(page).toHaveURL(/\/about$/);
        await expect(page).toHaveTitle(/About/);
        await expect(page.locator("#content")).toBeFocused();
        await expect.poll(placeOf).toBe(0);
        await page.locator(".site-footer").getByRole("link", { name: "All products" }).click();
        expect(await filterLooks(), `${start}, turn ${turn}`).toBe("grid");
      }
    }

    await page.getByRole("link", { name: "Hot Rolled Coil", exact: true }).click();
    // The address changes before the list does.
    await expect(page.getByRole("heading", { name: "Products(5)" })).toBeVisible();
    const card = page.locator(".product-card .card-title a").last();
    await card.scrollIntoViewIfNeeded();
    const place = await placeOf();
    await card.click();
    await expect(page).toHaveURL(/\/coilproduct\//);
    await expect.poll(placeOf).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/type=hotrolledcoil/);
    await expect(page.locator(".chip[aria-current]")).toHaveText("Hot Rolled Coil");
    await expect.poll(placeOf).toBe(place);
    expect(await isSamePage(page)).toBe(true);
    await page.goForward();
    await expect(page.locator(".product-head")).toBeVisible();
    // Loaded anew, its scripts wait; the browser takes what was one page for one still. A slow phone still reads it.
    await page.reload();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goBack();
    await expect(page.locator(".chip[aria-current]")).toHaveText("Hot Rolled Coil");
    await page.goForward();
    await expect(page.locator(".product-head")).toBeVisible();
    await untilScripted(page);
    await page.goBack();
    await expect(page.locator(".chip[aria-current]")).toHaveText("Hot Rolled Coil");
  });

  test("back, pressed again while the page before is read or its scripts are, leads to the page before that", async ({
    page,
  }) => {
    const openTwo = async () => {
      await page.goto("/allproduct");
      await untilScripted(page);
      await markPage(page);
      await page.locator(".product-card .card-title a").first().click();
      await expect(page.locator(".product-head")).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
      await page.goto("/about");
    };
    const list = page.getByRole("heading", { level: 1, name: "Products" });
    const back = () => page.evaluate(() => history.back());

    await openTwo();
    const line = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 50, downloadThroughput: 40 * 1024, uploadThroughput: -1 };
    await line.send("Network.emulateNetworkConditions", slow);
    await page.goBack({ waitUntil: "commit" });
    await back();
    await expect(page).toHaveURL(/\/allproduct$/);
    await expect(list).toBeVisible();
    await line.detach();

    await openTwo();
    const scripts = Promise.withResolvers<void>();
    const document = Promise.withResolvers<void>();
    await page.route("**/assets/entry.client*", (route) => scripts.promise.then(() => route.continue()));
    await page.route("**/allproduct", (route) => document.promise.then(() => route.continue()));
    await page.goBack();
    await page.keyboard.press("Shift");
    const asked = page.waitForRequest("**/allproduct");
    await back();
    await asked;
    const come = page.waitForResponse("**/assets/entry.client*");
    scripts.resolve();
    await come;
    // As long as a page takes that is taken over.
    await page.waitForTimeout(500);
    document.resolve();
    await expect(list).toBeVisible();
  });

  test("what was typed stands there again for whoever follows a link or searches, and comes back", async ({
    page,
  }) => {
    await page.goto("/contact");
    const message = page.locator("#message");
    await page.getByLabel("Name").fill("Asha Rao");
    await message.fill("20 sheets of 2 mm");
    await untilScripted(page);
    await page.locator(".site-footer").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveTitle(/About/);
    await page.goBack();
    await expect(page.getByLabel("Name")).toHaveValue("Asha Rao");
    await untilScripted(page);
    await searchField(page).fill("2mm");
    await searchField(page).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=2mm/);
    await page.goBack();
    await expect(message).toHaveValue("20 sheets of 2 mm");

    await page.goto("/enquiry");
    await untilScripted(page);
    const pasted = page.getByLabel("Your list");
    await pasted.fill("2 x 1250 x 2500, 20 nos");
    await page.locator(".site-footer").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveTitle(/About/);
    await page.goBack();
    await expect(pasted).toHaveValue("2 x 1250 x 2500, 20 nos");
    await untilScripted(page);
    await pasted.fill("galvanised pipe");
    await page.getByRole("button", { name: "Read the list" }).click();
    await expect(page.locator(".notice", { hasText: "galvanised pipe" })).toBeVisible();
    await page.locator(".site-footer").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveTitle(/About/);
    await page.goBack();
    await expect(pasted).toHaveValue("galvanised pipe");
  });

  test("a page that the browser had kept whole shows today's list, with and without its scripts running, and keeps what was said about a pasted one", async ({
    page,
    context,
  }) => {
    const comeBack = () =>
      page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    const other = await context.newPage();
    for (const started of [false, true]) {
      await page.goto("/enquiry");
      if (started) await untilScripted(page);
      await other.goto("/?form=sheet&thickness=2&width=1250&length=2500&pieces=40");
      await other.getByRole("button", { name: "Add to enquiry" }).click();
      await expect(other.getByLabel("Pieces")).toHaveValue("40");
      await comeBack();
      await expect(page.getByLabel("Pieces"), started ? "scripted" : "not scripted").toHaveValue("40");
      await other.getByRole("button", { name: /^Remove/ }).click();
      await expect(other.getByText("Nothing on the list yet")).toBeVisible();
      await page.getByRole("button", { name: /^Remove/ }).click();
      await expect(page.getByText("That size is no longer on the list")).toBeVisible();
      await expect(page.getByText("Nothing on the list yet")).toBeVisible();
    }
    const list = page.getByLabel("Your list");
    await list.fill("HR 2x1250x2500 20 nos\nHR 1250x2500 5 nos");
    await page.getByRole("button", { name: "Read the list" }).click();
    const add = page.getByRole("button", { name: "Add 1 size to the list" });
    await expect(add).toBeVisible();
    await comeBack();
    // As long as it would take to load the page's data anew.
    await page.evaluate(async () => (await fetch("/enquiry")).text());
    await expect(add).toBeVisible();
    await expect(list).toHaveValue(/HR 1250x2500 5 nos/);
  });

  test("only a navigation that takes longer than 200 ms shows what is loading, which covers nothing that can be pressed", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await untilScripted(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.data\b/, async (route) => {
      await held;
      await route.continue();
    });
    // The clock stands still: a wait that begins after the step would never end.
    const untilLoading = (text: string) =>
      expect(async () => {
        await page.clock.runFor(210);
        await expect(page.locator(".loading")).toHaveText(text, { timeout: 1_000 });
      }).toPass();
    const menu = page.getByRole("navigation", { name: "Main" });
    const asked = page.waitForRequest(/\.data\b/);
    await menu.getByRole("link", { name: "Blogs" }).click();
    await asked;
    await page.clock.runFor(190);
    await expect(page.locator(".loading")).toHaveCount(0);
    await untilLoading("Loading...");
    await expect(page.locator(".loading img")).toBeVisible();
    // The old page stays in use meanwhile.
    await searchField(page).fill("2mm HR 1250");
    const thickness = page.locator(".calculator").getByLabel("Thickness");
    await thickness.fill("4");
    await expect(thickness).toHaveValue("4");
    await thickness.blur();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => window.scrollTo(0, 800));
    await expect(page.locator(".call-bar")).toBeInViewport();
    const reached = await page.evaluate(() =>
      [...document.querySelectorAll(".call-widget a")].map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(reached).toEqual([true, true]);
    const [bar, pill] = await page.evaluate(() =>
      [".progress-bar", ".loading"].map((name) => {
        const element = document.querySelector(name);
        return element && { pointer: getComputedStyle(element).pointerEvents, high: element.clientHeight };
      }),
    );
    expect(bar).toEqual({ pointer: "none", high: 3 });
    expect(pill?.pointer).toBe("none");
    await page.setViewportSize({ width: 1280, height: 800 });
    release();
    await expect(page.getByRole("heading", { name: /^Blogs\(/ })).toBeVisible();
    await expect(page.locator(".loading")).toHaveCount(0);
    await page.route(/\.data\b/, () => {});
    await menu.getByRole("link", { name: "Products" }).click();
    await untilLoading("Loading products...");
  });
});
