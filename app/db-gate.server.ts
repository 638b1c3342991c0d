import { setTimeout as pause } from "node:timers/promises";
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from "@prisma/driver-adapter-utils";
import { Connection, type DatabaseFile, describeFault } from "./db-connection.server";

/**
 * The adapter shares one connection between all requests: left alone, a plain write joins whatever transaction
 * another request has open and disappears with its rollback. The gate lets one statement or one transaction
 * through at a time, begins transactions IMMEDIATE (so that two writers queue instead of failing half-way), rolls
 * back what a failed COMMIT left open, and waits for other programs' locks without blocking the event loop. Reads
 * outside a transaction have a connection of their own, which sees what is committed and never waits for a writer.
 */

/** For another program's lock. */
const LOCK_PATIENCE_MS = 5_000;

type Release = () => void;

class Gate {
  #last: Promise<void> = Promise.resolve();

  async enter(): Promise<Release> {
    const before = this.#last;
    let release: Release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  /** Alone until `run` releases it, or fails; while another program has the lock it is tried again. */
  async hold<T>(run: (release: Release) => Promise<T>): Promise<T> {
    let deadline: number | null = null;
    for (;;) {
      const release = await this.enter();
      deadline ??= performance.now() + LOCK_PATIENCE_MS;
      try {
        return await run(release);
      } catch (error) {
        release();
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await pause(20 + Math.random() * 80);
    }
  }

  alone<T>(run: () => Promise<T>): Promise<T> {
    return this.hold((release) => run().finally(release));
  }
}

export function gateAdapter(
  factory: SqlDriverAdapterFactory,
  database: DatabaseFile,
): SqlDriverAdapterFactory {
  const gate = new Gate();
  const readers = new Gate();
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () =>
      gate.alone(async () => {
        const writer = await Connection.open(factory, database);
        const reader = await Connection.open(factory, {
          ...database,
          pragmas: [...database.pragmas, "query_only = ON"],
        });
        return gateConnection(writer, gate, reader, readers);
      }),
  };
}

function gateConnection(
  connection: Connection,
  gate: Gate,
  reader: Connection,
  readers: Gate,
): SqlDriverAdapter {
  const write = <T>(run: (adapter: SqlDriverAdapter) => Promise<T>) => gate.alone(() => connection.use(run));
  return {
    ...connection.names,
    queryRaw: (query) =>
      isQuestion(query.sql)
        ? readers.alone(() => reader.use((adapter) => adapter.queryRaw(query)))
        : write((adapter) => adapter.queryRaw(query)),
    executeRaw: (query) => write((adapter) => adapter.executeRaw(query)),
    executeScript: (script) => write((adapter) => adapter.executeScript(script)),
    startTransaction: () => beginImmediate(connection, gate),
    dispose: async () => {
      await readers.alone(() => reader.dispose());
      await gate.alone(() => connection.dispose());
    },
  };
}

function beginImmediate(connection: Connection, gate: Gate): Promise<Transaction> {
  return gate.hold((release) =>
    connection.use(async (adapter) => {
      await adapter.executeScript("BEGIN IMMEDIATE");
      return openTransaction(adapter, release);
    }),
  );
}

function openTransaction(inner: SqlDriverAdapter, release: Release): Transaction {
  let open = true;
  const end = () => {
    open = false;
    release();
  };
  // Prisma sends COMMIT or ROLLBACK as a statement first; if that failed, the transaction is still open here.
  const close = async () => {
    if (!open) return;
    try {
      await inner.executeScript("ROLLBACK");
    } catch {
      // SQLite has rolled it back itself.
    } finally {
      end();
    }
  };
  const run = async <T>(query: SqlQuery, send: () => Promise<T>) => {
    if (!open) throw new Error("This transaction has ended");
    const [word = ""] = /^\s*(COMMIT|ROLLBACK)\s*$/i.exec(query.sql) ?? [];
    try {
      const result = await send();
      if (word) end();
      return result;
    } catch (error) {
      if (word) await close();
      throw error;
    }
  };
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    options: { usePhantomQuery: false },
    queryRaw: (query) => run(query, () => inner.queryRaw(query)),
    executeRaw: (query) => run(query, () => inner.executeRaw(query)),
    commit: close,
    rollback: close,
  };
}

/** What begins with WITH may also write. */
function isQuestion(sql: string) {
  if (/^\s*WITH\b/i.test(sql)) return !/\b(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql);
  return /^\s*(SELECT|EXPLAIN)\b/i.test(sql);
}

function isBusy(error: unknown): boolean {
  return /SQLITE_(BUSY|LOCKED)|database is locked|database table is locked/.test(describeFault(error));
}
