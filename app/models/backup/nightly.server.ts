import { fork } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { env } from "~/env.server";
import { writeErrorLog, writeLog } from "~/log.server";
import type { Order, Outcome } from "./program.server";
import { isDue } from "./schedule.server";
import { BACKUPS, noteFailure, readBackupState } from "./state.server";

const LOOK_MS = 60_000;
const PATIENCE_MS = 3 * 60 * 60 * 1000;
const PRIORITY = 10;

const globals = globalThis as typeof globalThis & { steelNights?: NodeJS.Timeout };

let lastTry: Date | null = null;
let running = false;

export function beginNightlyBackups() {
  if (globals.steelNights || BACKUPS === null) return;
  const startedAt = new Date();
  globals.steelNights = setInterval(() => void backUpWhenDue(new Date(), startedAt), LOOK_MS).unref();
}

export async function backUpWhenDue(now: Date, startedAt: Date): Promise<boolean> {
  if (running || BACKUPS === null) return false;
  running = true;
  try {
    const { lastMade } = await readBackupState();
    if (!isDue({ now, startedAt, lastMade, lastTry }, env.TIME_ZONE)) return false;
    lastTry = now;
    return await backUp(BACKUPS, now);
  } catch (error) {
    await fail(now, error instanceof Error ? error.message : String(error));
    return false;
  } finally {
    running = false;
  }
}

async function backUp(place: string, now: Date): Promise<boolean> {
  const begun = performance.now();
  const databaseFile = path.resolve(env.DATABASE_URL.replace(/^file:/, ""));
  const site = { databaseFile, uploads: path.resolve(env.UPLOADS_DIR) };
  const outcome = await order({ site, place, timeZone: env.TIME_ZONE, now: now.toISOString() });
  if ("failure" in outcome) {
    await fail(now, outcome.failure);
    return false;
  }
  const { directory, files, bytes, shared, missing } = outcome.made;
  const ms = Math.round(performance.now() - begun);
  writeLog({ event: "backup", directory, files, bytes, shared, missing: missing.length, ms });
  return true;
}

/** Tried again every hour, it is said once. */
async function fail(now: Date, reason: string) {
  const before = await readBackupState().catch(() => null);
  if (before?.failure?.reason !== reason) writeErrorLog({ event: "backup-failed", reason });
  await noteFailure({ at: now.toISOString(), reason });
}

function order(wish: Order): Promise<Outcome> {
  const { PATH, LD_LIBRARY_PATH, NODE_ENV, TMPDIR } = process.env;
  const child = fork(path.resolve("app/models/backup/program.server.ts"), {
    execArgv: ["--import", "tsx"],
    env: { PATH, LD_LIBRARY_PATH, NODE_ENV, TMPDIR },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise<Outcome>((resolve) => {
    const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
    const finish = (outcome: Outcome) => {
      clearTimeout(late);
      resolve(outcome);
    };
    child.once("message", (outcome) => finish(outcome as Outcome));
    child.once("error", (error) => finish({ failure: error.message }));
    child.once("exit", (code, signal) => finish({ failure: `Its process ended (${signal ?? code})` }));
    child.once("spawn", () => {
      lowerPriority(child.pid);
      child.send(wish);
    });
  });
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid) setPriority(pid, PRIORITY);
  } catch {
    // A system without priorities works all the same.
  }
}
