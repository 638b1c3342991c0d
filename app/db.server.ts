import { closeSync, openSync, readSync } from "node:fs";
import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { gateAdapter } from "./db-gate.server";
import { openLogFile } from "./db-sync.server";
import { env } from "./env.server";
import { type Prisma, PrismaClient } from "./generated/prisma/client";

const file = env.DATABASE_URL.replace(/^file:/, "");

/**
 * Readable while written (WAL), never waiting long inside SQLite itself, and durable against a power cut: FULL until the
 * gate syncs the log itself. Of what is read again four megabytes are kept, for the system has it at hand as well.
 */
const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  "busy_timeout = 5",
  "trusted_schema = ON",
  "cache_size = -4000",
];

function connect() {
  const adapter = new PrismaBetterSQLite3({ url: env.DATABASE_URL, timeout: 5 });
  const gate = gateAdapter(adapter, {
    pragmas: PRAGMAS,
    looksWhole: beginsLikeDatabase,
    openLog: () => openLogFile(`${file}-wal`),
  });
  return { client: new PrismaClient({ adapter: gate.factory }), ...gate };
}

const SIGNATURE = "SQLite format 3\0";

function beginsLikeDatabase(): boolean {
  try {
    const handle = openSync(file, "r");
    const head = Buffer.alloc(SIGNATURE.length);
    readSync(handle, head, 0, head.length, 0);
    closeSync(handle);
    return head.toString("latin1") === SIGNATURE;
  } catch {
    return false;
  }
}

/** Hot reload evaluates this module again; the connection must stay the only one. */
const globals = globalThis as typeof globalThis & { steelDatabase?: ReturnType<typeof connect> };
const database = globals.steelDatabase ?? connect();
globals.steelDatabase = database;

/** Only models use it. */
export const db = database.client;

/**
 * What `db.$queryRaw` answers, without Prisma's compiler, which takes five times as long as SQLite: for questions
 * in SQL outside of a transaction. Whole numbers that fit are numbers.
 */
export async function readRows<Row>(question: Prisma.Sql): Promise<Row[]> {
  const { client, isOpen, read } = database;
  if (!isOpen()) await client.$connect();
  return (await read(question.sql, question.values)) as Row[];
}
