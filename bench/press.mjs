import { chromium, devices } from "playwright";
import { findBrowser } from "../scripts/test/browser.mjs";

const SLOWER = 4;
/** In milliseconds: how long a finger stays down, and a pointer on a card before it is pressed. */
const HELD = 80;
const RESTED = 300;

/**
 * Milliseconds from the press on a card of the product list to the largest paint of its page, everything but that page
 * cached; `way` is "finger", "pointer", or "scripts" for a pointer after React has started.
 */
export async function measurePress(origin, way, times) {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  try {
    const measured = [];
    for (let number = 0; number < times; number += 1) measured.push(await pressOnce(browser, origin, way));
    return measured;
  } finally {
    await browser.close();
  }
}

async function pressOnce(browser, origin, way) {
  const context = await browser.newContext(
    way === "finger" ? devices["Pixel 7"] : { viewport: { width: 1280, height: 800 } },
  );
  await context.addInitScript(() => {
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => sessionStorage.setItem("pressed", String(performance.timeOrigin + timeStamp)),
      true,
    );
    // Buffered entries of a page that is asked late would be lost.
    new PerformanceObserver((list) => {
      window.largest = performance.timeOrigin + list.getEntries().at(-1).startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const page = await context.newPage();
  const card = page.locator(".product-card a").first();
  // The next page's pictures, scripts and styles come into the cache with it.
  await page.goto(`${origin}/allproduct`);
  await page.goto(origin + (await card.getAttribute("href")));
  if (way === "scripts") await start(page);
  await page.waitForLoadState("networkidle");
  await page.goto(`${origin}/allproduct`);
  if (way === "scripts") await start(page);
  await page.waitForLoadState("networkidle");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await card.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await card.boundingBox();
  const point = { x: x + width / 2, y: y + height / 2 };
  if (way === "scripts") await watchNextPage(page);
  if (way === "finger") {
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await page.waitForTimeout(HELD);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  } else {
    await page.mouse.move(point.x, point.y, { steps: 3 });
    await page.waitForTimeout(RESTED);
    await page.mouse.down();
    await page.waitForTimeout(HELD);
    await page.mouse.up();
  }
  await page.waitForSelector("#datasheet");
  await page.waitForTimeout(1_500);
  const time = await page.evaluate(() => window.largest - Number(sessionStorage.getItem("pressed")));
  await context.close();
  return Math.round(time);
}

async function start(page) {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** A change of pages by script has no largest paint of its own: the frame that has the heading and the picture is it. */
function watchNextPage(page) {
  return page.evaluate(() => {
    const look = () => {
      const picture = document.querySelector(".product-head img");
      if (!picture?.complete) return requestAnimationFrame(look);
      requestAnimationFrame(() => {
        window.largest = performance.timeOrigin + performance.now();
      });
    };
    look();
  });
}
