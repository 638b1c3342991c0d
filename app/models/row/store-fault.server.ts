/** A failure of the storage that waiting may mend. `retryAfter` is in seconds. */
export type StorageFault = { status: 503 | 507; message: string; retryAfter: number };

const LOCKED = /SQLITE_(BUSY|LOCKED)|database (table )?is locked|P1008/;
const FULL = /StorageFull|ENOSPC|EDQUOT|SQLITE_FULL|database or disk is full/;

/** What a failed read or write means for its sender when the storage was busy or full; null when it is a bug. */
export function readStorageFault(error: unknown): StorageFault | null {
  const text = describe(error);
  if (LOCKED.test(text)) {
    return { status: 503, message: "The database is busy; please try again in a moment", retryAfter: 2 };
  }
  if (FULL.test(text))
    return { status: 507, message: "The disk is full; nothing was stored", retryAfter: 60 };
  return null;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? "";
  const code = "code" in error ? String(error.code) : "";
  return `${error.name} ${code} ${error.message} ${describe(error.cause)}`;
}
