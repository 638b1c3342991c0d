import type { SqlDriverAdapter, SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { rememberStatements } from "./db-statements.server";
import type { LogFile } from "./db-sync.server";

export type DatabaseFile = {
  pragmas: readonly string[];
  /** Whether the file may be opened again when it could not be read: SQLite would make a new database of an empty one. */
  looksWhole?: () => boolean;
  /** SQLite's log, to be synced here. Where there is none, SQLite syncs it itself. */
  openLog?: () => LogFile | null;
};

type Opened = { adapter: SqlDriverAdapter; log: LogFile | null };

/**
 * Once SQLite has read of a file that it is no database, a connection says so for ever, also when the file is whole
 * again: the next use then opens another. Used by one at a time.
 */
export class Connection {
  #opened: Opened;
  #isBroken = false;
  #hasGap = false;
  readonly #reopen: () => Promise<Opened>;

  private constructor(opened: Opened, reopen: () => Promise<Opened>) {
    this.#opened = opened;
    this.#reopen = reopen;
  }

  static async open(factory: SqlDriverAdapterFactory, database: DatabaseFile, purpose: "read" | "write") {
    const open = () => (purpose === "read" ? openReading(factory, database) : openWriting(factory, database));
    return new Connection(await open(), async () => {
      if (database.looksWhole?.() !== false) return open();
      throw Object.assign(new Error("file is not a database"), { code: "SQLITE_NOTADB" });
    });
  }

  get names() {
    const { provider, adapterName } = this.#opened.adapter;
    return { provider, adapterName };
  }

  async use<T>(run: (adapter: SqlDriverAdapter) => Promise<T>): Promise<T> {
    if (this.#isBroken) await this.#openAgain();
    try {
      if (this.#hasGap) await this.#closeGap();
      return await run(this.#opened.adapter);
    } catch (error) {
      this.#isBroken = isUnreadable(error);
      throw error;
    }
  }

  /** Answers once everything that is committed survives a power cut. */
  async sync() {
    try {
      await this.#opened.log?.sync();
    } catch (error) {
      this.#hasGap = true;
      throw error;
    }
  }

  /** After a sync that failed the log may lack on the disk what it has in memory, and whatever is written behind. */
  async #closeGap() {
    const { adapter } = this.#opened;
    const sql = "PRAGMA wal_checkpoint(TRUNCATE)";
    const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] });
    if (String(rows[0]?.[0]) !== "0")
      throw Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
    this.#hasGap = false;
  }

  async #openAgain() {
    const before = this.#opened;
    this.#opened = await this.#reopen();
    this.#isBroken = false;
    await close(before).catch(() => {});
  }

  async dispose() {
    await close(this.#opened);
  }
}

async function close({ adapter, log }: Opened) {
  await log?.close();
  await adapter.dispose();
}

async function openReading(factory: SqlDriverAdapterFactory, { pragmas }: DatabaseFile): Promise<Opened> {
  return { adapter: await openPrepared(factory, [...pragmas, "query_only = ON"]), log: null };
}

async function openWriting(
  factory: SqlDriverAdapterFactory,
  { pragmas, openLog }: DatabaseFile,
): Promise<Opened> {
  const adapter = await openPrepared(factory, pragmas);
  const log = openLog?.() ?? null;
  if (log) await adapter.executeScript("PRAGMA synchronous = NORMAL");
  return { adapter, log };
}

async function openPrepared(factory: SqlDriverAdapterFactory, pragmas: readonly string[]) {
  const adapter = rememberStatements(await factory.connect());
  try {
    for (const pragma of pragmas) await adapter.executeScript(`PRAGMA ${pragma}`);
    // SQLite opens its log with the first reading.
    await adapter.executeScript("SELECT count(*) FROM sqlite_schema");
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
