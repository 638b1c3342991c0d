import { databaseFile, env } from "~/env.server";
import { writeErrorLog, writeLog } from "~/log.server";
import { uploads } from "~/models/picture/folder.server";
import { Assistant, startProcess } from "~/models/queue/assistant.server";
import type { MadeBackup } from "./make.server";
import type { Order } from "./program.server";
import { isDue } from "./schedule.server";
import { BACKUPS, noteFailure, readBackupState } from "./state.server";

const PATIENCE_MS = 3 * 60 * 60 * 1000;
const BESIDE_ALL = 10;

const program = new Assistant<Order, MadeBackup>(
  () => startProcess("app/models/backup/program.server.ts", BESIDE_ALL, ["--import", "tsx"]),
  { patienceMs: PATIENCE_MS, idleMs: 0, waiting: 1, waitMs: 0 },
);

let lastTry: Date | null = null;
let running = false;

/** Asked every minute. */
export async function backUpWhenDue(now: Date, startedAt: Date): Promise<boolean> {
  if (running || BACKUPS === null) return false;
  running = true;
  try {
    const { lastMade } = await readBackupState(now);
    if (!isDue({ now, startedAt, lastMade, lastTry }, env.TIME_ZONE)) return false;
    lastTry = now;
    await backUp(BACKUPS, now);
    return true;
  } catch (error) {
    await fail(now, error instanceof Error ? error.message : String(error));
    return false;
  } finally {
    running = false;
  }
}

async function backUp(place: string, now: Date) {
  const begun = performance.now();
  const site = { databaseFile, uploads };
  const made = await program.ask({ site, place, timeZone: env.TIME_ZONE, now });
  const { directory, files, bytes, shared, missing } = made;
  const ms = Math.round(performance.now() - begun);
  writeLog({ event: "backup", directory, files, bytes, shared, missing: missing.length, ms });
}

/** Tried again every hour, it is said once. */
async function fail(now: Date, reason: string) {
  const before = await readBackupState(now).catch(() => null);
  if (before?.failure?.reason !== reason) writeErrorLog({ event: "backup-failed", reason });
  await noteFailure({ at: now.toISOString(), reason });
}
