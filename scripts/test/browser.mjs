import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { run, runNode, Stopped, step } from "../start/step.mjs";

/** The one without windows first: it draws the same pages and takes half the work. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** CHROMIUM_PATH, one of the system's, or the one Playwright keeps; null when there is none. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const directories = (process.env.PATH ?? "").split(path.delimiter);
  const files = [...NAMES.flatMap((name) => directories.map((directory) => path.join(directory, name))), MAC];
  return files.find(canRun) ?? findOwnBrowser();
}

/** Debian's package where we may, else Playwright's. */
export async function installBrowser() {
  await installLetters();
  const browser = findBrowser();
  if (browser && !canRun(browser)) throw new Stopped(`CHROMIUM_PATH: ${browser} is not a program`);
  if (browser && (!mayInstall() || process.env.CHROMIUM_PATH || browser.endsWith(SHELL))) return;
  await step("Installing a browser (first time only)", async () => {
    if ((await installPackage(SHELL)) || findBrowser() || (await installPackage("chromium"))) return;
    await runNode(["node_modules/playwright/cli.js", "install", "--with-deps", "chromium"], {
      failure: "No browser could be installed. Install Chromium, or set CHROMIUM_PATH to it.",
    });
  });
}

const LETTERS = "/usr/share/fonts/truetype/liberation";

/**
 * Pages are lettered in the system's own fonts. Where there are none but a bare machine's, which are a fifth wider than
 * any phone's, what is measured on them says nothing of phones.
 */
async function installLetters() {
  if (!mayInstall() || existsSync(LETTERS)) return;
  await step(
    "Installing fonts (first time only)",
    async () => void (await installPackage("fonts-liberation")),
  );
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

async function installPackage(name) {
  if (!mayInstall()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = () => run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
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
