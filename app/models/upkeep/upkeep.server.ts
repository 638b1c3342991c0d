import { writeLog } from "~/log.server";
import { backUpWhenDue } from "~/models/backup/nightly.server";
import { forgetAskers, writeDemand } from "~/models/demand/count.server";
import { beginMailSending } from "~/models/mail/sender.server";
import { reportSweep } from "~/models/picture/report.server";
import { readStoredProducts } from "~/models/product/stored-reading.server";
import { beginPushSending } from "~/models/push/sender.server";
import { listTroubles } from "./health.server";
import { sweepLeftovers } from "./sweep.server";

const FIRST_AFTER_MS = 2_000;
const MINUTE_MS = 60_000;

const globals = globalThis as typeof globalThis & { steelUpkeep?: boolean };

/** All that the site does by itself, as `program`. Once in a process, also where development loads the program anew. */
export function beginUpkeep(program: string) {
  if (globals.steelUpkeep) return;
  globals.steelUpkeep = true;
  const startedAt = new Date();
  const read = () => attempt("reading-failed", () => readStoredProducts(program));
  setTimeout(read, FIRST_AFTER_MS).unref();
  // The database is this process's own: whatever is older was left by one that is gone.
  setTimeout(sweep, FIRST_AFTER_MS, new Date(performance.timeOrigin)).unref();
  every(10, sweep);
  every(10, read);
  every(1, () => backUpWhenDue(new Date(), startedAt));
  // The log has a line for each change, also while nobody asks.
  every(1, listTroubles);
  every(1, writeDemand);
  every(60, forgetAskers);
  beginMailSending();
  beginPushSending();
}

function every(minutes: number, work: () => unknown) {
  setInterval(() => void work(), minutes * MINUTE_MS).unref();
}

let lookedAt: Date | undefined;

function sweep(startedAt?: Date) {
  return attempt("sweep-failed", async () => {
    const now = new Date();
    const look = { startedAt, lookedAt };
    lookedAt = now;
    await reportSweep(await sweepLeftovers(now, look), now);
  });
}

async function attempt(event: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    writeLog({ event, error: error instanceof Error ? error.message : String(error) });
  }
}
