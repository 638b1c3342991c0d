import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from "@prisma/driver-adapter-utils";

/**
 * The adapter shares one connection between all requests: left alone, a plain write joins whatever transaction
 * another request has open and disappears with its rollback. The gate lets one statement or one transaction
 * through at a time, begins transactions IMMEDIATE (so that two writers queue instead of failing half-way), rolls
 * back what a failed COMMIT left open, and waits for other programs' locks without blocking the event loop. Reads
 * outside a transaction have a connection of their own, which sees what is committed and never waits for a writer.
 */

/** For another program's lock, in milliseconds. */
const LOCK_PATIENCE_MS = 5_000;

type Release = () => void;

class Gate {
  #last: Promise<void> = Promise.resolve();
  #commits = 0;

  async enter(): Promise<Release> {
    const before = this.#last;
    let release: Release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  async alone<T>(run: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + LOCK_PATIENCE_MS;
    for (;;) {
      const release = await this.enter();
      try {
        return await run();
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
      } finally {
        release();
      }
      await pause(20 + Math.random() * 80);
    }
  }

  committed() {
    this.#commits += 1;
  }

  get commits() {
    return this.#commits;
  }
}

/**
 * `looksWhole` says whether the file may be opened again after it could not be read: SQLite would make a new database
 * of an empty one.
 */
export function gateAdapter(
  factory: SqlDriverAdapterFactory,
  pragmas: readonly string[],
  looksWhole: () => boolean = () => true,
) {
  const gate = new Gate();
  const gated: SqlDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => {
      const open = async () => {
        if (!looksWhole()) {
          throw Object.assign(new Error("file is not a database"), { code: "SQLITE_NOTADB" });
        }
        return openPrepared(factory, pragmas);
      };
      const openReader = async () => openReading(await open());
      return gate.alone(async () => {
        const writer = new Connection(await openPrepared(factory, pragmas), open);
        const reader = new Connection(await openReading(await openPrepared(factory, pragmas)), openReader);
        return gateConnection(writer, gate, reader);
      });
    },
  };
  /** Committed writes since the start: whatever is remembered from an older count may be stale. */
  return { factory: gated, generation: () => gate.commits };
}

async function openPrepared(factory: SqlDriverAdapterFactory, pragmas: readonly string[]) {
  const adapter = await factory.connect();
  try {
    for (const pragma of pragmas) await adapter.executeScript(`PRAGMA ${pragma}`);
    return adapter;
  } catch (error) {
    await adapter.dispose();
    throw error;
  }
}

async function openReading(adapter: SqlDriverAdapter) {
  await adapter.executeScript("PRAGMA query_only = ON");
  return adapter;
}

/**
 * Once SQLite has read of a file that it is no database, a connection says so for ever, also when the file is whole
 * again: the next use then opens another. Used by one at a time.
 */
class Connection {
  #adapter: SqlDriverAdapter;
  #broken = false;
  readonly #open: () => Promise<SqlDriverAdapter>;

  constructor(adapter: SqlDriverAdapter, open: () => Promise<SqlDriverAdapter>) {
    this.#adapter = adapter;
    this.#open = open;
  }

  get names() {
    return { provider: this.#adapter.provider, adapterName: this.#adapter.adapterName };
  }

  async use<T>(run: (adapter: SqlDriverAdapter) => Promise<T>): Promise<T> {
    if (this.#broken) await this.#reopen();
    try {
      return await run(this.#adapter);
    } catch (error) {
      this.#broken = isUnreadable(error);
      throw error;
    }
  }

  async #reopen() {
    const fresh = await this.#open();
    await this.#adapter.dispose().catch(() => {});
    this.#adapter = fresh;
    this.#broken = false;
  }
}

function gateConnection(connection: Connection, gate: Gate, reader: Connection): SqlDriverAdapter {
  const readers = new Gate();
  const counted = async <T>(sql: string, run: (adapter: SqlDriverAdapter) => Promise<T>) => {
    const result = await gate.alone(() => connection.use(run));
    if (!isRead(sql)) gate.committed();
    return result;
  };
  return {
    ...connection.names,
    queryRaw: (query) =>
      isQuestion(query.sql)
        ? readers.alone(() => reader.use((adapter) => adapter.queryRaw(query)))
        : counted(query.sql, (adapter) => adapter.queryRaw(query)),
    executeRaw: (query) => counted(query.sql, (adapter) => adapter.executeRaw(query)),
    executeScript: (script) => counted(script, (adapter) => adapter.executeScript(script)),
    startTransaction: () => beginImmediate(connection, gate),
    dispose: async () => {
      await readers.alone(() => reader.use((adapter) => adapter.dispose()));
      await gate.alone(() => connection.use((adapter) => adapter.dispose()));
    },
  };
}

async function beginImmediate(connection: Connection, gate: Gate): Promise<Transaction> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const release = await gate.enter();
    try {
      return await connection.use(async (adapter) => {
        await adapter.executeScript("BEGIN IMMEDIATE");
        return openTransaction(adapter, gate, release);
      });
    } catch (error) {
      release();
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await pause(20 + Math.random() * 80);
  }
}

function openTransaction(inner: SqlDriverAdapter, gate: Gate, release: Release): Transaction {
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    // Prisma sends COMMIT or ROLLBACK as a statement first; if that failed, the transaction is still open here.
    try {
      await inner.executeScript("ROLLBACK");
    } catch {
      // The usual case: nothing was open.
    } finally {
      release();
    }
  };
  const run = async <T>(query: SqlQuery, send: () => Promise<T>) => {
    if (!open) throw new Error("This transaction has ended");
    try {
      const result = await send();
      if (/^\s*COMMIT/i.test(query.sql)) gate.committed();
      return result;
    } catch (error) {
      if (/^\s*COMMIT/i.test(query.sql)) await close();
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

function isRead(sql: string) {
  return /^\s*PRAGMA\b/i.test(sql) || isQuestion(sql);
}

/** What begins with WITH may also write. */
function isQuestion(sql: string) {
  if (/^\s*WITH\b/i.test(sql)) return !/\b(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql);
  return /^\s*(SELECT|EXPLAIN)\b/i.test(sql);
}

function isBusy(error: unknown): boolean {
  return /SQLITE_(BUSY|LOCKED)|database is locked|database table is locked/.test(describe(error));
}

function isUnreadable(error: unknown): boolean {
  return /SQLITE_(NOTADB|CORRUPT|IOERR|CANTOPEN)|file is not a database|is malformed/.test(describe(error));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.message} ${JSON.stringify(error.cause ?? "")} ${"code" in error ? String(error.code) : ""}`;
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
