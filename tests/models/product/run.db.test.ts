import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { listFullProducts, listProducts } from "~/models/product/read.server";
import { listNewestIds } from "~/models/product/run.server";
import { fillDatabase } from "../../support/bulk.mjs";
import { clearDatabase, openBeside } from "../../support/database";
import { type Dice, rollDice } from "../../support/seeded";

const file = String(process.env.DATABASE_URL).replace(/^file:/, "");
const beside = openBeside(5_000);
afterAll(() => beside.close());
beforeEach(clearDatabase);

const LONGEST = 1_024;

type Key = { createdAt: string; id: string };
type Run = Key & { count: number };

const newest = () =>
  beside.prepare('SELECT "id" FROM "Product" ORDER BY "createdAt" DESC, "id" DESC').pluck().all() as string[];

const runs = () => beside.prepare('SELECT * FROM "ProductRun" ORDER BY "createdAt", "id"').all() as Run[];

/** Each run's count is that of the rows from its beginning to the next one's. */
function expectExact() {
  const rows = beside.prepare('SELECT "createdAt", "id" FROM "Product"').all() as Key[];
  const all = runs();
  const isAfter = (a: Key, b: Key) =>
    a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id >= b.id);
  const counts = all.map(
    (run, index) =>
      rows.filter((row) => isAfter(row, run) && !(all[index + 1] && isAfter(row, all[index + 1] as Key)))
        .length,
  );
  expect(all.map(({ count }) => count)).toEqual(counts);
  expect(Math.max(0, ...counts)).toBeLessThanOrEqual(LONGEST);
  expect(all[0]?.id ?? "").toBe("");
}

async function expectEveryPage() {
  const ids = newest();
  for (let skip = 0; skip < ids.length; skip += 101) {
    expect(await listNewestIds(skip, 24)).toEqual(ids.slice(skip, skip + 24));
  }
  expect(await listNewestIds(ids.length, 24)).toEqual([]);
}

const insert =
  beside.prepare(`INSERT INTO "Product" ("id", "name", "type", "brand", "purchaseNow", "deliveryDays", "number",
  "thicknessMin", "thicknessMax", "widthMin", "widthMax", "createdAt", "updatedAt")
  VALUES (@id, 'Sheet', 'hotrolledsheet', 'Northmill', '', '3 days', '2015550100', 1, 2, 900, 1250, @at, @at)`);

const minute = (number: number) =>
  new Date(Date.UTC(2024, 0, 1, 0, number)).toISOString().replace("Z", "+00:00");
const idOf = (number: number) => number.toString(16).padStart(24, "0");

const orders: Record<string, (index: number, dice: Dice) => number> = {
  "one after another": (index) => index,
  backwards: (index) => 10_000 - index,
  "in no order": (_, dice) => dice.below(100_000),
  "all at one moment": () => 7,
};

describe("the runs of the product list", () => {
  it.each(Object.entries(orders))("are exact when products come %s, and go again", async (_, order) => {
    const dice = rollDice(4);
    const add = beside.transaction((from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        insert.run({ id: idOf((index * 7_919) % 100_003), at: minute(order(index, dice)) });
      }
    });
    add(0, 3_000);
    expectExact();
    expect(runs().length).toBeGreaterThan(2);
    await expectEveryPage();
    beside.exec('DELETE FROM "Product" WHERE rowid % 3 = 0');
    beside.exec(`UPDATE "Product" SET "createdAt" = '${minute(50_000)}' WHERE rowid % 5 = 0`);
    expectExact();
    await expectEveryPage();
    beside.exec('DELETE FROM "Product" WHERE rowid > 400');
    add(3_000, 3_200);
    expectExact();
    await expectEveryPage();
    beside.exec('DELETE FROM "Product"');
    expectExact();
    expect(runs().length).toBe(1);
  });

  it("go back with a transaction that is rolled back", () => {
    fillDatabase(file, { products: 1_500 });
    const before = runs();
    beside.exec('BEGIN; DELETE FROM "Product" WHERE rowid % 2 = 0; ROLLBACK');
    expect(runs()).toEqual(before);
  });

  it("lead to the pages of the list and of the API", async () => {
    fillDatabase(file, { products: 2_500 });
    expectExact();
    const ids = newest();
    for (const page of [1, 2, 22, 52, 104]) {
      const from = (page - 1) * 24;
      const { rows, total } = await listProducts({ page, perPage: 24 });
      expect(total).toBe(2_500);
      expect(rows.map(({ id }) => id)).toEqual(ids.slice(from, from + 24));
      const whole = await listFullProducts({ skip: from, take: 24 });
      expect(whole.map(({ id }) => id)).toEqual(ids.slice(from, from + 24));
    }
  });
});
