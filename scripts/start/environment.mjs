import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { root } from "./root.mjs";
import { runNode, Stopped } from "./step.mjs";

const file = path.join(root, ".env");

let drawn = null;

/**
 * A variable that is already set wins over `.env`. A missing secret is drawn for this process; storeSecret makes it
 * last.
 */
export function loadEnvironment() {
  const stored = parseEnv(existsSync(file) ? readFileSync(file, "utf8") : "");
  for (const [name, value] of Object.entries(stored)) process.env[name] ??= value;
  if (process.env.SESSION_SECRET?.trim()) return;
  drawn = stored.SESSION_SECRET?.trim() ? null : randomBytes(32).toString("hex");
  process.env.SESSION_SECRET = drawn ?? stored.SESSION_SECRET;
}

/** Leaves every other line of `.env` as it is. Stops before that when a variable is not valid. */
export async function storeSecret() {
  if (!drawn) return;
  await checkEnvironment();
  const target = existsSync(file) ? realpathSync(file) : file;
  const before = existsSync(target) ? readFileSync(target, "utf8") : "";
  const others = before.replace(/^\s*(export\s+)?SESSION_SECRET\s*=.*(\r?\n|$)/gm, "");
  const gap = others === "" || others.endsWith("\n") ? "" : "\n";
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${others}${gap}SESSION_SECRET=${drawn}\n`, { mode: 0o600, flush: true });
    chmodSync(temporary, 0o600);
    renameSync(temporary, target);
  } catch (error) {
    throw new Stopped(`SESSION_SECRET: is missing and could not be kept in ${target} (${error.message})`);
  }
  drawn = null;
}

let checked = false;

/**
 * Stops with one line that names the first bad variable: before slow work, so that nobody waits for a build to learn of
 * a typing mistake.
 */
export async function checkEnvironment() {
  if (checked) return;
  await runNode(["--import", "tsx", "scripts/check-environment.ts"]);
  checked = true;
}
