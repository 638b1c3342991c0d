import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { countMissingPictures } from "~/models/backup/missing.server";
import { openBeside } from "../../support/database";
import { addStock } from "../../support/stock";

const directory = path.dirname(String(process.env.DATABASE_URL).replace(/^file:/, ""));
const home = {
  directory,
  databaseFile: path.join(directory, "site.db"),
  databaseUrl: String(process.env.DATABASE_URL),
  uploadsDir: path.join(directory, "uploads"),
};
afterEach(() => vi.useRealTimers());

test("counts the pictures that rows show and the folder does not have, and asks the disk only now and then", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const database = openBeside(5_000);
  const add = database.transaction(() => Array.from({ length: 700 }, () => addStock(home, database, 1)));
  const stocked = add();
  expect(await countMissingPictures()).toBe(0);
  for (const { picture } of stocked.slice(500, 503)) rmSync(path.join(home.uploadsDir, picture));
  expect(await countMissingPictures()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(await countMissingPictures()).toBe(3);
  rmSync(home.uploadsDir, { recursive: true });
  vi.advanceTimersByTime(60_000);
  expect(await countMissingPictures()).toBe(700);
  database.close();
});
