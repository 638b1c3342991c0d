import { copyFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
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
