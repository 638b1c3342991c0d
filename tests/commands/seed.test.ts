import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { lookInto } from "~/db-file.server.mjs";
import { root } from "../../scripts/start/root.mjs";
import { testEnvironment } from "../../scripts/test/environment.mjs";
import { runCommand } from "../support/command";
import { makeHome, removeHome } from "../support/home";

const seed = (databaseUrl: string, uploads: string, journal: string) =>
  runCommand(["--import", "tsx", "scripts/seed.ts"], {
    env: { DATABASE_URL: databaseUrl, UPLOADS_DIR: uploads, SAMPLE_CONTENT: "off", JOURNAL_STREAM: journal },
  });

test("a first password is said on a terminal, and not in a service's journal", async () => {
  const home = await makeHome("empty");
  try {
    const second = path.join(home.directory, "second.db");
    copyFileSync(home.databaseFile, second);
    const served = await seed(home.databaseUrl, home.uploadsDir, "8:12345");
    expect(served.all).toBe(
      "First admin: admin@example.com. The journal is no place for a password: set one with npm run admin:password -- admin@example.com\n",
    );
    const typed = await seed(`file:${second}`, home.uploadsDir, "");
    expect(typed.all).toMatch(
      /^First admin: admin@example\.com with the password \S+ \(shown this once\)\n$/,
    );
  } finally {
    removeHome(home);
  }
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
