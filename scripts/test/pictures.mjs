import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright";
import sharp from "sharp";
import { root } from "../start/root.mjs";
import { main, Stopped } from "../start/step.mjs";
import { browserOptions, findBrowser } from "./browser.mjs";
import { heapOptions, testEnvironment } from "./environment.mjs";

/**
 * `npm run pictures`: what the README shows, of a site that is started for it with the sample content. Small: the colours
 * of each are counted, and few.
 */
const admin = {
  ADMIN_EMAIL: "owner@steel.example",
  ADMIN_PASSWORD: "Steel-Pictures-1",
  ADMIN_NAME: "Ada Rolling",
};
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 780 }, colorScheme: "dark", isMobile: true };
/** In pixels, as the README shows them beside each other. */
const WIDTHS = { desk: 800, phone: 390 };

const pictures = [
  { name: "home", context: DESK, path: "/" },
  {
    name: "product",
    context: DESK,
    path: "/allproduct",
    follow: ".product-card a, main a[href*='product/']",
  },
  { name: "dashboard", context: DESK, path: "/admindashboard", signedIn: true },
  { name: "phone", context: PHONE, path: "/allproduct" },
];

await main(async () => {
  const home = mkdtempSync(path.join(tmpdir(), "steel-pictures-"));
  const site = spawn(process.execPath, [...heapOptions, "scripts/start.mjs"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: testEnvironment({
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: `file:${home}/site.db`,
      UPLOADS_DIR: `${home}/uploads`,
      BACKUP_DIR: `${home}/backups`,
      ...admin,
    }),
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserOptions });
  try {
    const url = await untilReady(site);
    await ask(browser, url);
    for (const picture of pictures) await take(browser, url, picture);
  } finally {
    await browser.close();
    site.kill();
    await once(site, "exit");
    rmSync(home, { recursive: true });
  }
});

async function untilReady(site) {
  let said = "";
  site.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  while (site.exitCode === null) {
    const url = /^Ready: (\S+) /m.exec(said)?.[1];
    if (url) return url;
    await pause(50);
  }
  throw new Stopped(`The site did not start. ${said}`);
}

/** So that the dashboard has what it is there for. */
async function ask(browser, url) {
  const page = await browser.newPage(DESK);
  await page.goto(`${url}/contact`);
  await page.fill("[name=name]", "Ravi Menon");
  await page.fill("[name=phone]", "9820012345");
  await page.fill("[name=message]", "40 sheets 2 mm x 1250 x 2500, hot rolled, delivered to Pune next week.");
  // Sooner it would be suspected.
  await pause(3_500);
  await page.click("main form:has([name=message]) [type=submit]");
  await page.getByText("Your reference").waitFor();
  await page.close();
}

async function take(browser, url, { name, context, path: place, follow, signedIn }) {
  const page = await browser.newPage(context);
  if (signedIn) {
    await page.goto(`${url}/adminlogin`);
    await page.fill("[name=email]", admin.ADMIN_EMAIL);
    await page.fill("[name=password]", admin.ADMIN_PASSWORD);
    await page.click("main [type=submit]");
    await page.waitForURL("**/admindashboard");
  }
  await page.goto(url + place);
  if (follow) await page.goto(url + (await page.locator(follow).first().getAttribute("href")));
  await page.waitForLoadState("networkidle");
  const shot = await page.screenshot();
  await page.close();
  const width = context === PHONE ? WIDTHS.phone : WIDTHS.desk;
  const small = await sharp(shot)
    .resize({ width })
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer();
  const file = path.join("docs", "pictures", `${name}.png`);
  writeFileSync(path.join(root, file), small);
  console.log(`${file}: ${Math.round(small.length / 1000)} KB`);
}
