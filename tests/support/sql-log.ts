import { createRequire } from "node:module";
import type BetterSqlite3 from "better-sqlite3";

const Database: typeof BetterSqlite3 = createRequire(import.meta.url)("better-sqlite3");

/** What every connection of this process asks from now on, as SQLite gets it; `stop` answers it, each text once. */
export function recordSql(): { stop: () => string[] } {
  const asked = new Set<string>();
  const prototype: { prepare: BetterSqlite3.Database["prepare"] } = Database.prototype;
  const prepare = prototype.prepare;
  prototype.prepare = function (this: BetterSqlite3.Database, sql: string) {
    const statement = prepare.call(this, sql);
    for (const verb of ["all", "get", "run"] as const) {
      const send = statement[verb];
      statement[verb] = (...given: unknown[]) => {
        asked.add(describe(sql, given.flat()));
        return Reflect.apply(send, statement, given);
      };
    }
    return statement;
  } as typeof prepare;
  const stop = () => {
    prototype.prepare = prepare;
    return [...asked];
  };
  return { stop };
}

/** On one line, lists of values as one value. Prisma writes no limit as the limit -1. */
function describe(sql: string, values: unknown[]): string {
  const line = sql.replace(/\s+/g, " ").replaceAll("`main`.", "").replaceAll("`", '"').trim();
  const limited = values.at(-2) === -1 ? line.replace("LIMIT ? OFFSET ?", "LIMIT -1 OFFSET ?") : line;
  return limited.replace(/ IN \((\?(?:,\?)*|NULL)\)/g, " IN (?)");
}

/** The steps of SQLite's plan for a statement. */
export function readPlan(database: BetterSqlite3.Database, sql: string): string[] {
  const statement = database.prepare(`EXPLAIN QUERY PLAN ${sql}`);
  const values = Array.from({ length: (sql.match(/\?/g) ?? []).length }, () => 1);
  return (statement.all(...values) as { detail: string }[]).map(({ detail }) => detail);
}
