import { createECDH, randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { root } from "./root.mjs";
import { MISCONFIGURED, runNode, Stopped } from "./step.mjs";
import { findMisspelt } from "./variable.mjs";

const file = path.join(root, ".env");

/** What `.env` does not have yet, by name. */
let drawn = {};

/**
 * A variable that is already set wins over `.env`. A missing secret and missing keys for notifications are drawn for
 * this process; storeSecrets makes them last.
 */
export function loadEnvironment() {
  const text = readStored();
  const stored = parseEnv(text);
  const misspelt = findMisspelt(text, stored);
  if (misspelt) throw new Stopped(`${file}: ${misspelt}`, MISCONFIGURED);
  for (const [name, value] of Object.entries(stored)) process.env[name] ??= value;
  drawn = {};
  if (!process.env.SESSION_SECRET?.trim()) {
    if (!stored.SESSION_SECRET?.trim()) drawn.SESSION_SECRET = randomBytes(32).toString("hex");
    process.env.SESSION_SECRET = drawn.SESSION_SECRET ?? stored.SESSION_SECRET;
  }
  // Set, also to nothing, is a wish.
  if (PUSH_KEYS.every((name) => process.env[name] === undefined)) Object.assign(drawn, drawPushKeys());
  for (const name of PUSH_KEYS) if (drawn[name]) process.env[name] = drawn[name];
}

function readStored() {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    // Not existsSync, for which one of another account is not there: the site would look for its database elsewhere.
    if (error.code !== "ENOENT")
      throw new Stopped(`${file} cannot be read (${error.message})`, MISCONFIGURED);
  }
  // In UTF-16 every letter of a name has one, and no name would be known.
  if (text.includes("\0"))
    throw new Stopped(`${file} is not a text in UTF-8: save it as UTF-8`, MISCONFIGURED);
  // Some editors put a mark before the first line, which would become part of its name.
  return text.replace(/^\uFEFF/, "");
}

const PUSH_KEYS = ["PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"];

/** By these, push services know the site again (RFC 8292): a pair of keys on the curve P-256. */
function drawPushKeys() {
  const pair = createECDH("prime256v1");
  const PUSH_PUBLIC_KEY = pair.generateKeys("base64url");
  const PUSH_PRIVATE_KEY = padded(pair.getPrivateKey()).toString("base64url");
  return { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY };
}

/** Node leaves leading zeros away. */
function padded(key) {
  return Buffer.concat([Buffer.alloc(32 - key.length), key]);
}

/**
 * Leaves every other line of `.env` as it is. Stops before that when a variable is not valid. Where `.env` cannot be
 * written, a site with a secret of its own goes on without notifications.
 */
export async function storeSecrets() {
  if (Object.keys(drawn).length === 0) return;
  await checkEnvironment();
  const target = existsSync(file) ? realpathSync(file) : file;
  try {
    addLines(target, drawn);
  } catch (error) {
    if (drawn.SESSION_SECRET) {
      throw new Stopped(
        `SESSION_SECRET: is missing and could not be kept in ${target} (${error.message})`,
        MISCONFIGURED,
      );
    }
    for (const name of PUSH_KEYS) delete process.env[name];
    process.stdout.write(
      `Notifications are off: their keys could not be kept in ${target} (${error.message})\n`,
    );
  }
  drawn = {};
}

function addLines(target, values) {
  const before = existsSync(target) ? readFileSync(target, "utf8") : "";
  const others = Object.keys(values).reduce(
    (text, name) => text.replace(new RegExp(`^\\s*(export\\s+)?${name}\\s*=.*(\\r?\\n|$)`, "gm"), ""),
    before,
  );
  const gap = others === "" || others.endsWith("\n") ? "" : "\n";
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  const temporary = `${target}.${process.pid}.tmp`;
  writeFileSync(temporary, others + gap + lines.join(""), { mode: 0o600, flush: true });
  chmodSync(temporary, 0o600);
  renameSync(temporary, target);
}

/** Where this machine reaches the site. */
export function siteAddress(port) {
  const host = process.env.HOST?.trim();
  if (!host || host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

let checked = false;

/**
 * Stops with one line that names the first bad variable: before slow work, so that nobody waits for a build to learn of
 * a typing mistake.
 */
export async function checkEnvironment() {
  if (checked) return;
  // Reading it is the check: it ends that process.
  await runNode(["--import", "tsx", "app/env.server.ts"]);
  checked = true;
}
