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
 * back what a failed COMMIT left open, and waits for other programs' locks without blocking the event loop.
 */

/** How long a statement may wait for another program's lock before it fails, in milliseconds. */
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

  /** Runs alone; while another program holds the lock, steps aside and tries again with jitter. */
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

/** Wraps an adapter factory so that everything that reaches the database passes one gate. */
export function gateAdapter(factory: SqlDriverAdapterFactory, pragmas: readonly string[]) {
  const gate = new Gate();
  const gated: SqlDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const inner = await factory.connect();
      for (const pragma of pragmas) await gate.alone(() => inner.executeScript(`PRAGMA ${pragma}`));
      return gateConnection(inner, gate);
    },
  };
  /** Counts committed writes since the start: whatever is remembered from an older count may be stale. */
  return { factory: gated, generation: () => gate.commits };
}

function gateConnection(inner: SqlDriverAdapter, gate: Gate): SqlDriverAdapter {
  const counted = async <T>(sql: string, run: () => Promise<T>) => {
    const answer = await gate.alone(run);
    if (!isRead(sql)) gate.committed();
    return answer;
  };
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query) => counted(query.sql, () => inner.queryRaw(query)),
    executeRaw: (query) => counted(query.sql, () => inner.executeRaw(query)),
    executeScript: (script) => counted(script, () => inner.executeScript(script)),
    startTransaction: () => beginImmediate(inner, gate),
    dispose: () => gate.alone(() => inner.dispose()),
  };
}

async function beginImmediate(inner: SqlDriverAdapter, gate: Gate): Promise<Transaction> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const release = await gate.enter();
    try {
      await inner.executeScript("BEGIN IMMEDIATE");
      return openTransaction(inner, gate, release);
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
      // Nothing was open: the usual case.
    } finally {
      release();
    }
  };
  const run = async <T>(query: SqlQuery, send: () => Promise<T>) => {
    if (!open) throw new Error("This transaction has ended");
    try {
      const answer = await send();
      if (/^\s*COMMIT/i.test(query.sql)) gate.committed();
      return answer;
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
  return /^\s*(SELECT|PRAGMA|EXPLAIN)\b/i.test(sql);
}

function isBusy(error: unknown): boolean {
  return /SQLITE_(BUSY|LOCKED)|database is locked|database table is locked/.test(describe(error));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.message} ${JSON.stringify(error.cause ?? "")} ${"code" in error ? String(error.code) : ""}`;
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
