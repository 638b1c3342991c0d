import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { remembered } from "~/models/row/remembered.server";
import { fillDatabase } from "../../support/bulk.mjs";
import { clearDatabase, openBeside } from "../../support/database";

const file = String(process.env.DATABASE_URL).replace(/^file:/, "");
const beside = openBeside(5_000);
afterAll(() => beside.close());

beforeEach(() => {
  clearDatabase();
  fillDatabase(file, { products: 4 });
});

const change = () => beside.prepare('UPDATE "Product" SET "name" = "name" WHERE rowid = 1').run();

describe("what is remembered", () => {
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
});
