import type { SqlDriverAdapter, SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";

export type DatabaseFile = {
  pragmas: readonly string[];
  /** Whether the file may be opened again when it could not be read: SQLite would make a new database of an empty one. */
  looksWhole?: () => boolean;
};

/** Once SQLite has read that a file is no database, a connection says so for ever: the next use opens another. */
export class Connection {
  #adapter: SqlDriverAdapter;
  #isBroken = false;

  private constructor(
    adapter: SqlDriverAdapter,
    private readonly factory: SqlDriverAdapterFactory,
    private readonly database: DatabaseFile,
  ) {
    this.#adapter = adapter;
  }

  static async open(factory: SqlDriverAdapterFactory, database: DatabaseFile) {
    return new Connection(await openPrepared(factory, database), factory, database);
  }

  get names() {
    const { provider, adapterName } = this.#adapter;
    return { provider, adapterName };
  }

  async use<T>(run: (adapter: SqlDriverAdapter) => Promise<T>): Promise<T> {
    if (this.#isBroken) await this.#openAgain();
    try {
      return await run(this.#adapter);
    } catch (error) {
      this.#isBroken = isUnreadable(error);
      throw error;
    }
  }

  async #openAgain() {
    if (this.database.looksWhole?.() === false) {
      throw Object.assign(new Error("file is not a database"), { code: "SQLITE_NOTADB" });
    }
    const before = this.#adapter;
    this.#adapter = await openPrepared(this.factory, this.database);
    this.#isBroken = false;
    await before.dispose().catch(() => {});
  }

  async dispose() {
    await this.#adapter.dispose();
  }
}

async function openPrepared(factory: SqlDriverAdapterFactory, { pragmas }: DatabaseFile) {
  const adapter = await factory.connect();
  try {
    for (const pragma of pragmas) await adapter.executeScript(`PRAGMA ${pragma}`);
    return adapter;
  } catch (error) {
    await adapter.dispose();
    throw error;
  }
}

function isUnreadable(error: unknown): boolean {
  return /SQLITE_(NOTADB|CORRUPT|IOERR|CANTOPEN)|file is not a database|is malformed/.test(
    describeFault(error),
  );
}

export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.message} ${JSON.stringify(error.cause ?? "")} ${"code" in error ? String(error.code) : ""}`;
}
