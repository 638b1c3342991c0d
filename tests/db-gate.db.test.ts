import { describe, expect, it, vi } from "vitest";
import { db } from "~/db.server";
import { readSetting, writeSetting } from "~/models/row/setting.server";
import { openBeside } from "./support/database";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("the database's gate", () => {
  it("keeps a plain write out of another request's transaction and its rollback", async () => {
    let write: Promise<void> = Promise.resolve();
    const failed = db.$transaction(async (tx) => {
      await tx.setting.create({ data: { key: "rolled-back", value: "1" } });
      write = writeSetting("survivor", "1");
      await pause(50);
      throw new Error("taken back");
    });
    await expect(failed).rejects.toThrow("taken back");
    await write;
    expect(await readSetting("survivor")).toBe("1");
    expect(await readSetting("rolled-back")).toBeNull();
  });

  it("rolls a failed commit back and goes on", async () => {
    // A deferred foreign key is looked at only by COMMIT, which then fails and leaves the transaction open.
    const failed = db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe("PRAGMA defer_foreign_keys = ON");
      await tx.$executeRawUnsafe(
        `INSERT INTO "Session" ("id", "adminId", "data", "createdAt", "seenAt") VALUES ('s', 'nobody', '', 0, 0)`,
      );
    });
    await expect(failed).rejects.toThrow();
    expect(await db.session.count()).toBe(0);
    await writeSetting("after-failed-commit", "1");
    const beside = openBeside();
    expect(
      beside.prepare(`SELECT "value" FROM "Setting" WHERE "key" = 'after-failed-commit'`).pluck().get(),
    ).toBe("1");
    beside.close();
  });

  it("waits for another program's lock while everything else goes on", async () => {
    const beside = openBeside();
    beside.exec("BEGIN IMMEDIATE");
    let done = false;
    let turns = 0;
    let longest = 0;
    const begun = performance.now();
    const write = writeSetting("patient", "1").then(() => {
      done = true;
    });
    for (let last = begun; last - begun < 300 || turns < 5; turns += 1) {
      await pause(5);
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    expect(done).toBe(false);
    beside.exec("COMMIT");
    beside.close();
    await write;
    expect(await readSetting("patient")).toBe("1");
    // SQLite itself waits 50 ms at a time; the rest is for a busy machine, and far from a wait that blocks.
    expect(longest).toBeLessThan(1_000);
  });

  it("waits for it through a leap of the clock", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const beside = openBeside();
    beside.exec("BEGIN IMMEDIATE");
    const write = writeSetting("leapt", "1");
    await pause(200);
    vi.setSystemTime(Date.now() + 3_600_000);
    await Promise.all([write, pause(300).then(() => beside.close())]);
    vi.useRealTimers();
    expect(await readSetting("leapt")).toBe("1");
  });

  /** Longer than Prisma by itself waits for a transaction to begin. */
  const LONG_MS = 2_500;

  it("lets a transaction wait for another program's lock as long as a plain write", async () => {
    const beside = openBeside();
    beside.exec("BEGIN IMMEDIATE");
    const write = db.$transaction((tx) => writeSetting("patient-transaction", "1", tx));
    await Promise.all([write, pause(LONG_MS).then(() => beside.close())]);
    expect(await readSetting("patient-transaction")).toBe("1");
  });

  it("lets a transaction wait for a long one before it", async () => {
    const long = db.$transaction(() => pause(LONG_MS));
    await db.$transaction((tx) => writeSetting("behind-a-long-one", "1", tx));
    await long;
    expect(await readSetting("behind-a-long-one")).toBe("1");
  });

  it("loses no update of transactions that read and then write", async () => {
    await writeSetting("counter", "0");
    const add = () =>
      db.$transaction(
        async (tx) => {
          const row = await tx.setting.findUniqueOrThrow({
            where: { key: "counter" },
            select: { value: true },
          });
          await pause(1);
          const value = String(Number(row.value) + 1);
          await tx.setting.update({ where: { key: "counter" }, data: { value }, select: { key: true } });
        },
        { timeout: 10_000 },
      );
    await Promise.all(Array.from({ length: 50 }, add));
    expect(await readSetting("counter")).toBe("50");
  });

  it("reads what is committed while a transaction is open and never waits for it", async () => {
    await writeSetting("read-beside", "before");
    let seen: string | null = null;
    await db.$transaction(async (tx) => {
      await tx.setting.update({ where: { key: "read-beside" }, data: { value: "after" } });
      seen = await readSetting("read-beside");
    });
    expect(seen).toBe("before");
    expect(await readSetting("read-beside")).toBe("after");
  });

  it("reads while another program holds the lock and writes wait for it", async () => {
    const beside = openBeside();
    beside.exec("BEGIN IMMEDIATE");
    let written = false;
    const write = writeSetting("behind-a-lock", "1").then(() => {
      written = true;
    });
    for (let reads = 0; reads < 20; reads += 1) await readSetting("survivor");
    expect(written).toBe(false);
    beside.exec("COMMIT");
    beside.close();
    await write;
    expect(await readSetting("behind-a-lock")).toBe("1");
  });

  it("never writes where it reads", async () => {
    await expect(db.$queryRawUnsafe('SELECT 1; DELETE FROM "Setting"')).rejects.toThrow();
    const [row] = await db.$queryRawUnsafe<{ key: string }[]>(
      `WITH "new" AS (SELECT 1) INSERT INTO "Setting" ("key", "value") SELECT 'by-with', '1' FROM "new" RETURNING "key"`,
    );
    expect(row?.key).toBe("by-with");
  });
});

it("is answered once SQLite has synced its log", async () => {
  // A WITH that may write asks the connection that writes.
  const sql = `WITH "asked" AS (SELECT 'UPDATE') SELECT "synchronous" FROM pragma_synchronous, "asked"`;
  const [row] = await db.$queryRawUnsafe<{ synchronous: bigint | number }[]>(sql);
  expect(Number(row?.synchronous)).toBe(FULL);
});

const FULL = 2;
