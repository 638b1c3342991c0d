import { expect, test } from "../support/browser";
import type { Site } from "../support/site";
import { isSamePage, markPage, untilScripted, watchScripts } from "./hydration";

/** Pages, whole or as data, that the site is asked for from now on: the browser does not report what it fetches ahead. */
function watchPages(site: Site) {
  const before = site.log().length;
  const files = /^\/(assets|uploads|fallback|pictures)\/|\.(svg|ico|png)$/;
  return () =>
    Array.from(
      site
        .log()
        .slice(before)
        .matchAll(/"path":"([^"]*)"/g),
      ([, path = ""]) => path,
    ).filter((path) => !files.test(path));
}

test.describe("a link that is about to be followed @js", () => {
  test("has its page fetched once, without the scripts, and that is the page which is shown", async ({
    page,
    site,
  }) => {
    await page.goto("/allproduct", { waitUntil: "networkidle" });
    const asked = watchPages(site);
    const scripts = watchScripts(page);
    const card = page.locator(".product-card a").first();
    const path = (await card.getAttribute("href")) ?? "";
    await card.hover();
    await expect.poll(asked).toEqual([path]);
    expect(scripts).toEqual([]);
    await card.click();
    await expect(page.locator("#datasheet")).toBeVisible();
    expect(asked()).toEqual([path]);
    expect(await page.evaluate(howDelivered)).toBe("navigational-prefetch");
  });

  test("is fetched under a finger, without the scripts", async ({ page, context, site }) => {
    await page.goto("/allproduct");
    const asked = watchPages(site);
    const scripts = watchScripts(page);
    const card = page.locator(".product-card a").first();
    const path = (await card.getAttribute("href")) ?? "";
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    const devtools = await context.newCDPSession(page);
    const finger = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
    await expect.poll(asked).toEqual([path]);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.locator("#datasheet")).toBeVisible();
    expect(asked()).toEqual([path]);
    expect(scripts).toEqual([]);
  });

  test("has its scripts and its data there before the press, each asked for once, which is what is shown", async ({
    page,
    site,
  }) => {
    await page.goto("/about");
    await untilScripted(page);
    await markPage(page);
    const before = site.log().length;
    const asked = () =>
      Array.from(
        site
          .log()
          .slice(before)
          .matchAll(/"path":"\/assets\/([^"]*\.js)"/g),
        ([, name = ""]) => name,
      );
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" });
    await link.hover();
    // It is run when all that it needs is there.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.name.includes("/product-list-"))
        .some((entry) => Reflect.get(entry, "initiatorType") !== "fetch"),
    );
    const files = asked();
    expect(files).toContainEqual(expect.stringMatching(/^product-list-/));
    await page.getByRole("heading").first().hover();
    await link.hover();
    await page.waitForTimeout(200);
    await link.click();
    await expect(page.locator(".filter-form")).toHaveCSS("display", "grid");
    expect(asked()).toEqual(files);
    expect(new Set(files).size).toBe(files.length);

    const pages = watchPages(site);
    const card = page.locator(".product-card a").first();
    const path = (await card.getAttribute("href")) ?? "";
    await card.hover();
    await expect.poll(pages).toEqual([`${path}.data`]);
    await card.click();
    await expect(page.locator("#datasheet")).toBeVisible();
    expect(pages()).toEqual([`${path}.data`]);
    expect(await isSamePage(page)).toBe(true);
  });

  test("is fetched anew after a size was added, which a toast says where the page's head is out of sight", async ({
    page,
  }) => {
    await page.goto("/search?q=2x1250x2500");
    await untilScripted(page);
    const card = page.locator(".product-card").filter({ has: page.getByRole("button", { name: /^Add/ }) });
    const link = card.first().locator(".card-title a");
    const fetched = page.waitForResponse(/product\/[0-9a-f]{24}\.data/);
    await link.hover();
    await fetched;
    await card.first().getByRole("button", { name: /^Add/ }).click();
    await expect(page.locator(".toast")).toContainText("Added to your enquiry list");
    await link.click();
    await expect(page.locator("#datasheet")).toBeVisible();
    await expect(page.locator(".header-count")).toContainText("1");
  });

  for (const scripted of [false, true]) {
    test(`is left alone where its page is one visitor's, or none, ${scripted ? "after" : "before"} the scripts`, async ({
      page,
      site,
    }) => {
      if (!scripted) await page.route(/\/assets\/.*\.js$/, () => {});
      await page.goto("/about");
      if (scripted) await untilScripted(page);
      const asked = watchPages(site);
      const own = ["/adminlogin", "/logout", "/enquiry", "/contact", "/search?q=a", "/feed.xml"];
      await page.evaluate(
        (paths) => {
          const list = document.createElement("p");
          for (const path of paths) {
            const link = list.appendChild(document.createElement("a"));
            link.href = path;
            link.textContent = ` ${path} `;
          }
          document.querySelector("h1")?.after(list);
        },
        [...own, "https://example.com/about", ...(scripted ? ["/about"] : [])],
      );
      for (const link of await page.locator("h1 + p a").all()) {
        await link.hover();
        await page.waitForTimeout(120);
      }
      await page.waitForTimeout(300);
      expect(asked()).toEqual([]);
    });
  }
});

function howDelivered() {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation && Reflect.get(navigation, "deliveryType");
}
