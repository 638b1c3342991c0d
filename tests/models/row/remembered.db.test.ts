import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { countOfType } from "~/models/product/count.server";
import { listFilterChoices } from "~/models/product/grade.server";
import { remembered } from "~/models/row/remembered.server";
import { fillDatabase } from "../../support/bulk.mjs";
import { clearDatabase, openBeside } from "../../support/database";

const file = String(process.env.DATABASE_URL).replace(/^file:/, "");
const beside = openBeside(5_000);
afterAll(() => beside.close());

beforeEach(() => {
  clearDatabase();
  fillDatabase(file, { products: 4, enquiries: 2 });
});

const change = () => beside.prepare('UPDATE "Product" SET "name" = "name" WHERE rowid = 1').run();

describe("what is remembered", () => {
  it("is read once while no public page changes", async () => {
    let asked = 0;
    const read = remembered(async () => {
      asked += 1;
      return asked;
    });
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(1);
    beside.prepare('UPDATE "Enquiry" SET "status" = \'closed\'').run();
    expect(await read()).toBe(1);
    change();
    expect(await read()).toBe(2);
  });

  it("is asked for again when it could not be read", async () => {
    let asked = 0;
    const read = remembered(async () => {
      asked += 1;
      if (asked === 1) throw new Error("the store is busy");
      return asked;
    });
    await expect(read()).rejects.toThrow();
    expect(await read()).toBe(2);
  });

  it("is not kept when somebody wrote while it was read", async () => {
    let state = "before";
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    const read = remembered(async () => {
      const seen = state;
      if (seen === "before") await held;
      return seen;
    });
    const slow = read();
    state = "after";
    change();
    expect(await read()).toBe("after");
    go();
    expect(await slow).toBe("before");
    expect(await read()).toBe("after");
  });

  it("is the next question's after a write of another program", async () => {
    expect(await countOfType()).toBe(4);
    beside.prepare('DELETE FROM "Product" WHERE rowid = 1').run();
    expect(await countOfType()).toBe(3);
    beside
      .prepare(`UPDATE "Product" SET "grade" = 'E250', "standard" = 'IS 2062', "type" = 'hotrolledcoil'`)
      .run();
    expect((await listFilterChoices(null)).grades).toEqual(["IS 2062", "IS 2062 E250"]);
    expect((await listFilterChoices("coldrolledcoil")).grades).toEqual([]);
    expect(await countOfType("hotrolledcoil")).toBe(3);
    expect(await countOfType("hotrolledsheet")).toBe(0);
  });
});
