import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { startOldSite } from "../api/old-site";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";
import { firstAdmin } from "../support/template";

let home: Home;
let other: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  home = await makeHome("sample");
  other = openDatabase(home.databaseFile);
  other.exec("BEGIN IMMEDIATE");
});

afterAll(() => {
  other.close();
  removeHome(home);
});

const old = {
  name: "Sheet",
  type: "hotrolledsheet",
  thickness: [1],
  width: [1],
  deliveryDays: "1",
  number: 1e9,
};

// Each waits for the lock as long as it may: all at once.
test.concurrent.each<[script: string, args: (site: string) => string[], input: string]>([
  ["admin-password", () => [firstAdmin.email], "Another-Password-2\n"],
  ["sample-remove", () => [], ""],
  ["import", (site) => [site], ""],
])("%s says in one line that another program writes, and shows no stack", async (script, args, input) => {
  const site = await startOldSite(() => ({
    "/": {},
    "/backend/api/admin/product/getAllProduct": { products: [{ _id: "1", ...old }] },
  }));
  const env = { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir };
  const { code, all } = await runCommand(["scripts/run.mjs", script, ...args(site.url)], { env, input });
  await site.stop();
  expect(all).toMatch(/^(New password for .*: \n)?The database is busy; try again in a moment \(.*\)\n$/);
  expect(code).toBe(1);
});
