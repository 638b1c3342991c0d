import { createECDH } from "node:crypto";
import { readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeRoot, removeRoot, runCommand } from "../support/command";

let root: string;
let file: string;
beforeAll(() => {
  root = makeRoot();
  // tests/env.test.ts reads it.
  writeFileSync(path.join(root, "app", "env.server.ts"), "");
  file = path.join(root, ".env");
});
afterAll(() => removeRoot(root));
afterEach(() => rmSync(file, { force: true }));

/** What a start does with .env before it makes anything; answers the keys that the site then has. */
async function start(env: Record<string, string | undefined> = {}) {
  const script = `import { loadEnvironment, storeSecrets } from "./scripts/start/environment.mjs";
loadEnvironment(); await storeSecrets();
const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = process.env;
console.log(JSON.stringify({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY }));`;
  const absent = { PUSH_PUBLIC_KEY: undefined, PUSH_PRIVATE_KEY: undefined };
  const outcome = await runCommand(["--input-type=module", "-e", script], {
    cwd: root,
    env: { ...absent, ...env },
  });
  const last = outcome.out.trim().split("\n").at(-1) ?? "";
  return { ...outcome, keys: last.startsWith("{") ? JSON.parse(last) : null };
}

test("a first start makes a pair of keys for notifications and keeps it in .env, closed to others", async () => {
  const first = await start({ SESSION_SECRET: undefined });
  expect(first.code, first.all).toBe(0);
  const stored = parseEnv(readFileSync(file, "utf8"));
  expect(stored).toMatchObject(first.keys);
  expect(stored.SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(first.keys.PUSH_PRIVATE_KEY, "base64url");
  expect(pair.getPublicKey("base64url")).toBe(first.keys.PUSH_PUBLIC_KEY);
  expect((await start({ SESSION_SECRET: undefined })).keys).toEqual(first.keys);
  expect(parseEnv(readFileSync(file, "utf8"))).toEqual(stored);
});

test("a start of a site from before adds them and leaves every other line", async () => {
  const before = "# Mine\nSESSION_SECRET=0123456789abcdef0123456789abcdef\nLOCALE=en-IN";
  writeFileSync(file, before);
  const { keys } = await start({ SESSION_SECRET: undefined, LOCALE: undefined });
  const text = readFileSync(file, "utf8");
  expect(text).toBe(
    `${before}\nPUSH_PUBLIC_KEY=${keys.PUSH_PUBLIC_KEY}\nPUSH_PRIVATE_KEY=${keys.PUSH_PRIVATE_KEY}\n`,
  );
});

test("keys that are set stay as they are, to nothing too, and half a pair gets no other half", async () => {
  const nothing = { PUSH_PUBLIC_KEY: "", PUSH_PRIVATE_KEY: "" };
  expect((await start(nothing)).keys).toEqual(nothing);
  const half = { PUSH_PUBLIC_KEY: "B" };
  expect((await start(half)).keys).toEqual(half);
});

test("where .env cannot be written, a site with a secret starts without notifications and says so", async () => {
  symlinkSync("/proc/version", file);
  const { code, out, keys } = await start();
  expect(code).toBe(0);
  expect(out).toMatch(/^Notifications are off: their keys could not be kept in \/proc\/version \(/m);
  expect(keys).toEqual({});
  const bare = await start({ SESSION_SECRET: undefined });
  expect(bare.all).toContain("SESSION_SECRET: is missing and could not be kept in /proc/version");
  expect(bare.code).toBe(1);
});
