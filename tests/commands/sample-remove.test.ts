import { afterAll, beforeAll, expect, test } from "vitest";
import { lookInto } from "~/db-file.server.mjs";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";

/** What goes with it and what stays is proved in tests/models/sample. */
let home: Home;
beforeAll(async () => {
  home = await makeHome("sample");
});
afterAll(() => removeHome(home));

const count = (table: string) =>
  lookInto(home.databaseFile, (database) =>
    database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get(),
  );

test("the sample content goes, and the admin stays", async () => {
  expect(count("Product")).toBe(20);
  const { code, all } = await runCommand(["scripts/run.mjs", "sample-remove"], {
    env: { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir },
  });
  expect(all).toBe("The sample content has been removed; everything else is as it was.\n");
  expect([code, count("Product"), count("Blog"), count("Admin")]).toEqual([0, 0, 0, 1]);
});
