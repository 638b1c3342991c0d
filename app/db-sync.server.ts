import { closeSync, fdatasync, openSync } from "node:fs";

/**
 * What was written before somebody asks is on the disk when he is answered. Those who ask while the disk is busy with
 * others share the next sync.
 */
export class SharedSync {
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(private readonly sync: () => Promise<void>) {}

  /** Rejects for all who share the sync that failed. */
  wait(): Promise<void> {
    this.#next ??= this.#begin();
    return this.#next;
  }

  /** Answers when no sync runs any more. */
  async settle() {
    await this.#next?.catch(() => {});
    await this.#running;
  }

  async #begin() {
    await this.#running;
    this.#next = null;
    const sync = this.sync();
    this.#running = sync.catch(() => {});
    await sync;
  }
}

export type LogFile = { sync: () => Promise<void>; close: () => Promise<void> };

/**
 * SQLite's log, held open as long as its connection: it stays the same file. Null where there is none. It is synced
 * beside the event loop; SQLite itself would hold up everybody until the disk has it.
 */
export function openLogFile(file: string): LogFile | null {
  let handle: number;
  try {
    // Windows syncs what may be written only.
    handle = openSync(file, "r+");
  } catch {
    return null;
  }
  const shared = new SharedSync(
    () => new Promise((resolve, reject) => fdatasync(handle, (error) => (error ? reject(error) : resolve()))),
  );
  const close = async () => {
    await shared.settle();
    closeSync(handle);
  };
  return { sync: () => shared.wait(), close };
}
