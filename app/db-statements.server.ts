import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { Database } from "better-sqlite3";

/** Each takes some kilobytes. The site asks fewer, but for lists of ids of every length. */
const MOST = 200;

/**
 * Prisma's adapter compiles a statement each time it is asked, which takes longer than running it: for the insert of a
 * product twice as long, as its triggers are compiled with it. Here a connection keeps those asked last; one whose
 * tables have changed SQLite compiles again by itself.
 */
export function rememberStatements(adapter: SqlDriverAdapter, most: number = MOST): SqlDriverAdapter {
  const database = databaseOf(adapter);
  const compile = database.prepare.bind(database);
  const known = new Map<string, ReturnType<typeof bindable>>();
  const prepare = (sql: string) => {
    const statement = known.get(sql) ?? bindable(compile(sql));
    // A map lists its entries as they were put in: what was asked longest ago comes first.
    known.delete(sql);
    known.set(sql, statement);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return statement;
  };
  Object.assign(database, { prepare });
  return adapter;
}

/** Rows as objects, straight from the connection, their columns as Prisma tells them; whole numbers that fit are numbers. */
export function readDirectly(adapter: SqlDriverAdapter, sql: string, values: readonly unknown[]) {
  const database = databaseOf(adapter);
  const statement = database.prepare(sql).bind(values.map(asStored));
  const columns = statement.columns();
  const rows: unknown[] = statement.raw().all();
  return rows.map((row) => {
    const cells = Array.isArray(row) ? row : [];
    return Object.fromEntries(columns.map(({ name, type }, at) => [name, asTold(cells[at], type)]));
  });
}

/** As the adapter writes them. */
function asStored(value: unknown) {
  if (value instanceof Date) return value.toISOString().replace("Z", "+00:00");
  return typeof value === "boolean" ? Number(value) : value;
}

function asTold(value: unknown, type: string | null) {
  if (value === null) return null;
  if (type === "DATETIME") return new Date(typeof value === "bigint" ? Number(value) : String(value));
  if (type === "BOOLEAN") return Boolean(Number(value));
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

type Compiled = ReturnType<Database["prepare"]>;

/** What the adapter asks of a statement. A statement of the library's can be bound once only. */
function bindable(statement: Compiled) {
  const { reader } = statement;
  const columns = reader ? statement.raw().columns() : [];
  return {
    bind: (values: unknown[]) => ({
      reader,
      columns: () => columns,
      run: () => statement.run(values),
      raw: () => ({ all: () => statement.all(values) }),
    }),
  };
}

function databaseOf(adapter: SqlDriverAdapter): Database {
  const database: unknown = "client" in adapter ? adapter.client : null;
  if (!isDatabase(database)) throw new Error("This version of Prisma's adapter has its connection elsewhere");
  return database;
}

function isDatabase(value: unknown): value is Database {
  return typeof value === "object" && value !== null && "prepare" in value;
}
