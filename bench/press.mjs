import net from "node:net";
import { chromium, devices } from "playwright";
import { browserOptions, findBrowser } from "../scripts/test/browser.mjs";
import { untilScripted } from "../tests/e2e/hydration";

/** Lighthouse's slow 4G. */
const ROUND_TRIP_MS = 150;
const BITS_PER_MS = 1_638.4;
/** In milliseconds: how long a finger stays down, and a pointer on a card before it is pressed. */
const HELD = 80;
const RESTED = 300;

/**
 * Milliseconds from the press on a card of the product list to the paint of its page, with its picture, everything but
 * that page cached; `way` is "finger", "pointer", or "scripts" for a pointer after React has started.
 */
export async function measurePress(port, way, times) {
  const line = await openSlowLine(port);
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: browserOptions });
  const measured = [];
  for (let number = 0; number < times; number += 1) measured.push(await pressOnce(browser, line.origin, way));
  await browser.close();
  line.close();
  return measured;
}

async function pressOnce(browser, origin, way) {
  const desk = { viewport: { width: 1280, height: 800 } };
  const context = await browser.newContext(way === "finger" ? devices["Pixel 7"] : desk);
  await context.addInitScript(() => {
    const keep = (name, time) => sessionStorage.setItem(name, performance.timeOrigin + time);
    addEventListener("pointerdown", ({ timeStamp }) => keep("pressed", timeStamp), true);
    const look = () => {
      if (!document.querySelector(".product-head img")?.complete) return requestAnimationFrame(look);
      requestAnimationFrame(() => keep("painted", performance.now()));
    };
    look();
  });
  const page = await context.newPage();
  const open = async (path) => {
    await page.goto(origin + path);
    if (way === "scripts") await untilScripted(page);
    await page.waitForLoadState("networkidle");
  };
  const card = page.locator(".product-card a").first();
  // The next page's pictures, scripts and styles come into the cache with it.
  await open("/allproduct");
  await open(await card.getAttribute("href"));
  await open("/allproduct");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await card.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await card.boundingBox();
  const point = { x: x + width / 2, y: y + height / 2 };
  if (way === "finger") {
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await page.waitForTimeout(HELD);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  } else {
    await page.mouse.move(point.x, point.y, { steps: 3 });
    await page.waitForTimeout(RESTED);
    await page.mouse.click(point.x, point.y, { delay: HELD });
  }
  await page.waitForSelector("#datasheet");
  await page.waitForTimeout(1_500);
  const time = await page.evaluate(() => sessionStorage.painted - sessionStorage.pressed);
  await context.close();
  return Math.round(time);
}

/**
 * A way to the local port that is as slow as slow 4G, for every request alike: the browser's own throttling leaves out
 * what it fetches ahead.
 */
async function openSlowLine(port) {
  const later = (from, to, delayOf) => {
    from.on("data", (bytes) => setTimeout(() => to.writable && to.write(bytes), delayOf(bytes)));
    from.on("end", () => setTimeout(() => to.end(), delayOf("")));
    from.on("error", () => to.destroy());
  };
  let free = 0;
  const down = ({ length }) => {
    const now = performance.now();
    free = Math.max(now, free) + (length * 8) / BITS_PER_MS;
    return free - now + ROUND_TRIP_MS / 2;
  };
  const server = net.createServer((client) => {
    const upstream = net.connect(port, "127.0.0.1");
    later(client, upstream, () => ROUND_TRIP_MS / 2);
    later(upstream, client, down);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
