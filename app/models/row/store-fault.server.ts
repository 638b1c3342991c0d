import { Crowded } from "~/models/queue/places.server";

export type StorageFault = { status: 503 | 507; message: string };

const LOCKED = /SQLITE_(BUSY|LOCKED)|database (table )?is locked|\bP(1008|2024|2028)\b/;
const FULL = /ENOSPC|EDQUOT|SQLITE_FULL|database or disk is full/;
const UNREADABLE =
  /SQLITE_(NOTADB|CORRUPT|CANTOPEN|IOERR|READONLY|PERM|PROTOCOL)|file is not a database|is malformed|no such (table|column)|\bP202[12]\b|\bE(ROFS|ACCES|PERM|IO|NOTDIR|MFILE|NFILE|STALE|BUSY|NXIO|NODEV)\b/;

export const WAIT_SECONDS = { 503: 2, 507: 60 } as const;

export function readStorageFault(error: unknown): StorageFault | null {
  const text = describe(error);
  if (error instanceof Crowded) return fault(503, "The site is busy; try again in a moment");
  if (LOCKED.test(text)) return fault(503, "The database is busy; try again in a moment");
  if (FULL.test(text)) return fault(507, "The disk is full; nothing was stored");
  if (UNREADABLE.test(text)) return fault(503, "The storage cannot be used just now; try again later");
  return null;
}

function fault(status: StorageFault["status"], message: string): StorageFault {
  return { status, message };
}

/** Prisma's own message may quote the program; what the driver said is under `meta`. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? "";
  const code = "code" in error ? String(error.code) : "";
  const driver = "meta" in error ? JSON.stringify(error.meta) : error.message;
  return `${error.name} ${code} ${driver} ${describe(error.cause)}`;
}
