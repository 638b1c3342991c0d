import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { lookInto } from "~/db-file.server.mjs";
import { root } from "../../scripts/start/root.mjs";
import { testEnvironment } from "../../scripts/test/environment.mjs";
import { runCommand } from "../support/command";
import { makeHome, removeHome } from "../support/home";

test("a first password is not said in a service's journal", async () => {
  const home = await makeHome("empty");
  const env = { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir, SAMPLE_CONTENT: "off" };
  const { all } = await runCommand(["--import", "tsx", "scripts/seed.ts", "journal"], { env });
  removeHome(home);
  expect(all).toBe(
    "First admin: admin@example.com. The journal is no place for a password: set one with npm run admin:password -- admin@example.com\n",
  );
});

test("a first start that is cut while it makes pictures leaves no admin whose password nobody was told", async () => {
  const home = await makeHome("empty");
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/seed.ts"], {
    cwd: root,
    env: testEnvironment({ DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir }),
  });
  try {
    while (child.exitCode === null && !readdirSync(home.uploadsDir).some((name) => name.endsWith(".webp")))
      await pause(20);
    child.kill("SIGKILL");
    await once(child, "close");
    const admins = lookInto(home.databaseFile, (database) =>
      database.prepare('SELECT count(*) FROM "Admin"').pluck().get(),
    );
    expect([child.signalCode, admins]).toEqual(["SIGKILL", 0]);
  } finally {
    removeHome(home);
  }
});
