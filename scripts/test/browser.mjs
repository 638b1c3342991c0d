import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { run, runNode, Stopped, step } from "../start/step.mjs";

/** Draws the same pages without windows and takes half the work. */
const SHELL = "chromium-headless-shell";
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Nothing is asked of any other machine. */
export const browserOptions = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** CHROMIUM_PATH, one of the system's, or the one Playwright keeps; null when there is none. */
export function findBrowser() {
  return process.env.CHROMIUM_PATH ?? find(SHELL) ?? findWholeBrowser();
}

/** One that also shows notifications. */
export function findWholeBrowser() {
  return find(...WHOLE) ?? [MAC].find(canRun) ?? findOwnBrowser();
}

function find(...names) {
  const directories = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => directories.map((directory) => path.join(directory, name))).find(canRun);
}

/** Debian's package where we may, else Playwright's. */
export async function installBrowser() {
  await installLetters();
  const browser = findBrowser();
  if (browser && !canRun(browser)) throw new Stopped(`CHROMIUM_PATH: ${browser} is not a program`);
  if (browser && (!mayInstall() || process.env.CHROMIUM_PATH || (find(SHELL) && find(...WHOLE)))) return;
  await step("Installing a browser (first time only)", async () => {
    if ((await installPackage(SHELL, "chromium")) || findBrowser()) return;
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

async function installPackage(...names) {
  if (!mayInstall()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = () => run("apt-get", ["install", "-y", "--no-install-recommends", ...names], { env });
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
