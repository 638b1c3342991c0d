import { createRequire } from "node:module";
import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import type BetterSqlite3 from "better-sqlite3";
import { expect, it } from "vitest";
import { rememberStatements } from "~/db-statements.server";

const Database: typeof BetterSqlite3 = createRequire(import.meta.url)("better-sqlite3");

const ask = (sql: string, ...args: unknown[]) => ({
  sql,
  args,
  argTypes: args.map(() => ({ scalarType: "int", arity: "scalar" }) as const),
});

async function open(most: number) {
  return rememberStatements(await new PrismaBetterSQLite3({ url: ":memory:" }).connect(), most);
}

it("answers a statement asked again with other values anew", async () => {
  const adapter = await open(2);
  await adapter.executeScript("CREATE TABLE t (a INTEGER, b TEXT)");
  const add = "INSERT INTO t VALUES (?, 'x')";
  expect(await adapter.executeRaw(ask(add, 1))).toBe(1);
  expect(await adapter.executeRaw(ask(add, 2))).toBe(1);
  for (const a of [1, 2, 1]) {
    const { columnNames, rows } = await adapter.queryRaw(ask("SELECT a, b FROM t WHERE a = ?", a));
    expect({ columnNames, rows }).toEqual({ columnNames: ["a", "b"], rows: [[String(a), "x"]] });
  }
  // One that answers no rows may be asked as if it did.
  expect((await adapter.queryRaw(ask(add, 3))).rows).toEqual([]);
  const { rows } = await adapter.queryRaw(ask("SELECT count(*) AS n FROM t"));
  expect(rows).toEqual([["3"]]);
  await adapter.dispose();
});

it("compiles what was asked lately once, and keeps no more than it may", async () => {
  const prototype: { prepare: BetterSqlite3.Database["prepare"] } = Database.prototype;
  const prepare = prototype.prepare;
  const compiled: string[] = [];
  prototype.prepare = function (this: BetterSqlite3.Database, sql: string) {
    compiled.push(sql.slice(-1));
    return prepare.call(this, sql);
  } as typeof prepare;
  const adapter = await open(2);
  try {
    for (const number of [1, 2, 1, 3, 1, 2]) {
      expect((await adapter.queryRaw(ask(`SELECT ${number}`))).rows).toEqual([[String(number)]]);
    }
  } finally {
    prototype.prepare = prepare;
  }
  expect(compiled.join("")).toBe("1232");
  await adapter.dispose();
});

it("goes on after the tables have changed, and after a statement that failed", async () => {
  const adapter = await open(5);
  await adapter.executeScript("CREATE TABLE t (a INTEGER PRIMARY KEY)");
  const add = ask("INSERT INTO t (a) VALUES (?)", 1);
  await adapter.executeRaw(add);
  await expect(adapter.executeRaw(add)).rejects.toMatchObject({
    cause: { kind: "UniqueConstraintViolation" },
  });
  await adapter.executeScript("ALTER TABLE t ADD COLUMN b TEXT DEFAULT 'new'");
  expect(await adapter.executeRaw(ask("INSERT INTO t (a) VALUES (?)", 2))).toBe(1);
  await adapter.dispose();
});
