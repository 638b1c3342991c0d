import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";
import { runNode, Stopped } from "./step.mjs";

const file = path.join(root, ".env");

/** Reads `.env` into the environment, where a variable that is already set wins, and makes the secret if needed. */
export function loadEnvironment() {
  const kept = parse(existsSync(file) ? readFileSync(file, "utf8") : "");
  for (const [name, value] of kept) process.env[name] ??= value;
  if (!process.env.SESSION_SECRET?.trim()) process.env.SESSION_SECRET = keptSecret(kept) ?? makeSecret();
}

/** Lines `NAME=value` with optional quotes; a `#` after a blank begins a comment outside quotes. The last one wins. */
export function parse(text) {
  const variables = new Map();
  for (const line of text.split(/\r?\n/)) {
    const [, name, raw] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
    if (!name) continue;
    const quoted = /^(["'])(.*?)\1\s*(#.*)?$/.exec(raw);
    variables.set(name, quoted ? quoted[2] : raw.replace(/(^|\s)#.*$/, "").trim());
  }
  return variables;
}

function keptSecret(kept) {
  return kept.get("SESSION_SECRET")?.trim() || null;
}

/** Writes a new secret into `.env`, leaving every other line as it is; only its owner can read the file then. */
function makeSecret() {
  const secret = randomBytes(32).toString("hex");
  const target = existsSync(file) ? realpathSync(file) : file;
  const before = existsSync(target) ? readFileSync(target, "utf8") : "";
  const others = before.replace(/^\s*(export\s+)?SESSION_SECRET\s*=.*(\r?\n|$)/gm, "");
  const gap = others === "" || others.endsWith("\n") ? "" : "\n";
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${others}${gap}SESSION_SECRET=${secret}\n`, { mode: 0o600, flush: true });
    chmodSync(temporary, 0o600);
    renameSync(temporary, target);
  } catch (error) {
    throw new Stopped(`SESSION_SECRET: is missing and could not be kept in ${target} (${error.message})`);
  }
  return secret;
}

let checked = false;

/**
 * Stops with one line that names the first bad variable. The built site checks for itself when it is loaded; this
 * check comes before slow work, so that nobody waits for a build to learn of a typing mistake.
 */
export async function checkEnvironment() {
  if (checked) return;
  const { code, all } = await quietly();
  if (code !== 0) throw new Stopped(all);
  checked = true;
}

async function quietly() {
  try {
    await runNode(["--import", "tsx", "scripts/check-environment.ts"]);
    return { code: 0, all: "" };
  } catch (error) {
    return { code: 1, all: error.message };
  }
}
