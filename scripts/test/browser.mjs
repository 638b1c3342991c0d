import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { run, runNode, Stopped, step } from "../start/step.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** CHROMIUM_PATH, one of the system's, or the one Playwright keeps; null when there is none. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const directories = (process.env.PATH ?? "").split(path.delimiter);
  const files = [...directories.flatMap((directory) => NAMES.map((name) => path.join(directory, name))), MAC];
  return files.find(canRun) ?? findOwnBrowser();
}

/** Debian's package where we may, else Playwright's. */
export async function installBrowser() {
  const browser = findBrowser();
  if (browser && canRun(browser)) return;
  if (browser) throw new Stopped(`CHROMIUM_PATH: ${browser} is not a program`);
  await step("Installing a browser (first time only)", async () => {
    if ((await installPackage()) && findBrowser()) return;
    await runNode(["node_modules/playwright/cli.js", "install", "--with-deps", "chromium"], {
      failure: "No browser could be installed. Install Chromium, or set CHROMIUM_PATH to it.",
    });
  });
}

async function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = () => run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
  if ((await install()).code === 0) return true;
  await run("apt-get", ["update"], { env });
  return (await install()).code === 0;
}

function findOwnBrowser() {
  try {
    const { chromium } = createRequire(import.meta.url)("playwright");
    return [chromium.executablePath()].find(canRun) ?? null;
  } catch {
    return null;
  }
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
