import { writeLog } from "~/log.server";
import { reportSweep } from "~/models/picture/report.server";
import { sweepLeftovers } from "./sweep.server";

const FIRST_AFTER_MS = 2_000;
const EVERY_MS = 10 * 60 * 1000;

const globals = globalThis as typeof globalThis & { steelUpkeep?: NodeJS.Timeout };

export function beginUpkeep() {
  if (globals.steelUpkeep) return;
  // The database is this process's own: whatever is older was left by one that is gone.
  setTimeout(sweep, FIRST_AFTER_MS, new Date(performance.timeOrigin)).unref();
  globals.steelUpkeep = setInterval(sweep, EVERY_MS).unref();
}

async function sweep(startedAt?: Date) {
  try {
    const now = new Date();
    await reportSweep(await sweepLeftovers(now, { startedAt }), now);
  } catch (error) {
    writeLog({ event: "sweep-failed", error: error instanceof Error ? error.message : String(error) });
  }
}
