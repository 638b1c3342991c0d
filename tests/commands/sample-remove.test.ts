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

const remove = (...args: string[]) =>
  runCommand(["scripts/run.mjs", "sample-remove", ...args], {
    env: { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir },
  });
const count = (table: string) =>
  lookInto(home.databaseFile, (database) =>
    database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get(),
  );

test("an argument is answered with how it is used, and removes nothing", async () => {
  const { code, all } = await remove("--help");
  expect([code, all]).toEqual([2, "Usage: npm run sample:remove\n"]);
  expect(count("Product")).toBe(20);
});

test("the sample content goes, and the admin stays", async () => {
  const { code, all } = await remove();
  expect(all).toBe("The sample content has been removed; everything else is as it was.\n");
  expect([code, count("Product"), count("Blog"), count("Admin")]).toEqual([0, 0, 0, 1]);
});
