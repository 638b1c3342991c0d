import { existsSync } from "node:fs";
import path from "node:path";
import { compare } from "bcryptjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../../scripts/admin-password";
import { openDatabase } from "../../scripts/start/database.mjs";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";
import { firstAdmin } from "../support/template";
import { runHere } from "./run-here";

let home: Home;
beforeAll(async () => {
  home = await makeHome("bare");
});
afterAll(() => removeHome(home));

function setPassword(args: string[], input = "") {
  const env = { DATABASE_URL: home.databaseUrl };
  return runCommand(["scripts/run.mjs", "admin-password", ...args], { env, input });
}

async function letsIn(password: string) {
  const database = openDatabase(home.databaseFile, { timeout: 5_000 });
  const hash = String(database.prepare('SELECT "passwordHash" FROM "Admin"').pluck().get());
  database.close();
  return compare(password, hash);
}

test("the typed password is set, every session ends and no device is told more; nothing but words is written", async () => {
  const database = openDatabase(home.databaseFile, { timeout: 5_000 });
  database.exec(`
    INSERT INTO "Session" ("id", "adminId", "data", "createdAt", "seenAt")
    SELECT 'desk', "id", '{}', "createdAt", "createdAt" FROM "Admin";
    INSERT INTO "PushDevice" ("id", "adminId", "endpoint", "p256dh", "auth", "name", "createdAt")
    SELECT 'phone', "id", 'https://push.example/phone', 'key', 'auth', 'phone', "createdAt" FROM "Admin";`);
  const { code, all } = await setPassword([firstAdmin.email.toUpperCase()], "Another-Password-2\n");
  expect(code, all).toBe(0);
  expect(all).toContain(`The password of ${firstAdmin.email.toUpperCase()} is set.`);
  expect(all).toMatch(
    / Notifications have ended on 1 device: switch them on there again\.\n.* within 15 minutes\.\n$/,
  );
  expect(all).not.toContain("{");
  expect(all).not.toContain("Another-Password-2");
  expect(await letsIn("Another-Password-2")).toBe(true);
  for (const table of ["Session", "PushDevice"])
    expect(database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get(), table).toBe(0);
  database.close();
});

test("an address that no admin has is told before a password is asked for", async () => {
  const { code, all } = await setPassword(["nobody@example.com"], "Another-Password-3\n");
  expect(all).toBe("There is no admin with the address nobody@example.com.\n");
  expect(code).toBe(1);
});

test("a password that breaks the rules is refused with the rule, and the old one stays", async () => {
  const { code, all } = await setPassword([firstAdmin.email], "short\n");
  expect(all).toContain("Password must be at least 8 characters");
  expect(code).toBe(1);
  expect(await letsIn("short")).toBe(false);
});

test("without a database one line says that it is missing", async () => {
  const missing = path.join(home.directory, "nowhere", "site.db");
  const env = { DATABASE_URL: `file:${missing}` };
  const { code, all } = await runHere(() => run([firstAdmin.email]), env);
  expect(all).toBe(`There is no database ${missing}.\n`);
  expect(code).toBe(1);
  expect(existsSync(path.dirname(missing))).toBe(false);
});
