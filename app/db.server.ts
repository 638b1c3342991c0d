import { closeSync, openSync, readSync } from "node:fs";
import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { gateAdapter } from "./db-gate.server";
import { databaseFile, env } from "./env.server";
import { PrismaClient } from "./generated/prisma/client";

/**
 * Readable while written (WAL), never waiting long inside SQLite itself, and durable against a power cut: SQLite syncs its
 * log before a commit is answered. Of what is read again four megabytes are kept, for the system has it at hand as well.
 */
const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  "busy_timeout = 5",
  "trusted_schema = ON",
  "cache_size = -4000",
];

/** For a transaction of thousands of rows, which takes a fraction of it. */
export const LONG_TRANSACTION = { timeout: 120_000 };

function connect() {
  const adapter = new PrismaBetterSQLite3({ url: env.DATABASE_URL, timeout: 5 });
  return new PrismaClient({
    adapter: gateAdapter(adapter, { pragmas: PRAGMAS, looksWhole: beginsLikeDatabase }),
    // By itself Prisma gives a transaction up whose turn has come after more than two seconds, as behind a long one.
    transactionOptions: { maxWait: LONG_TRANSACTION.timeout },
  });
}

const SIGNATURE = "SQLite format 3\0";

function beginsLikeDatabase(): boolean {
  try {
    const handle = openSync(databaseFile, "r");
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
/** Only models use it. */
export const db = globals.steelDatabase ?? connect();
globals.steelDatabase = db;
