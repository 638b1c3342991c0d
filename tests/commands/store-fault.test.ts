import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { startOldSite } from "../api/old-site";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";

let home: Home;
let other: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  home = await makeHome("bare");
  other = openDatabase(home.databaseFile);
  other.exec("BEGIN IMMEDIATE");
});

afterAll(() => {
  other.close();
  removeHome(home);
});

/** scripts/run.mjs says it for every command; of an import no row may be passed over for it. */
test("a command says in one line that another program writes, and shows no stack", async () => {
  const old = {
    name: "Sheet",
    type: "hotrolledsheet",
    thickness: [1],
    width: [1],
    deliveryDays: "1",
    number: 1e9,
  };
  const site = await startOldSite(() => ({
    "/": {},
    "/backend/api/admin/product/getAllProduct": { products: [{ _id: "1", ...old }] },
  }));
  const env = { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir };
  const { code, all } = await runCommand(["scripts/run.mjs", "import", site.url], { env });
  await site.stop();
  expect(all).toMatch(/^The database is busy; try again in a moment \(.*\)\n$/);
  expect(code).toBe(1);
});
