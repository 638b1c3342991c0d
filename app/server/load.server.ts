import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { writeLog } from "~/log.server";

const LOOK_MS = 250;
const SAMPLE_MS = 20;
/** Late: half of the turns of the event loop come later than this. */
const LATE_MS = 200;
/** So many looks one after the other find it late before work is rejected: one long turn is no crowd. */
const LATE_LOOKS = 4;
const MB = 1024 * 1024;
const COLLECT_MS = 2_000;
/** What may be alive in memory with pages of the usual size; and what may be beside pages that take more than that. */
const ALIVE_BYTES = 180 * MB;
const BESIDE_PAGES_BYTES = 116 * MB;

let lateLooks = 0;
let collectedAt = 0;
let isOver = false;
let wasBusy = false;

export function isLate(): boolean {
  return lateLooks >= LATE_LOOKS;
}

export function isFull(): boolean {
  return isOver;
}

/** `pageBytes`: what the pages that are kept take just now. */
export function watchLoad(pageBytes: () => number) {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  delay.enable();
  setInterval(() => {
    const lagMs = delay.percentile(50) / 1e6 - SAMPLE_MS;
    delay.reset();
    lateLooks = lagMs > LATE_MS ? lateLooks + 1 : 0;
    lookForRoom(Math.max(ALIVE_BYTES, BESIDE_PAGES_BYTES + pageBytes()));
    const busy = isLate() || isFull();
    if (busy !== wasBusy) {
      const aliveMb = Math.round(countBytes() / MB);
      writeLog({ event: busy ? "busy" : "calm", lagMs: Math.round(lagMs), aliveMb });
    }
    wasBusy = busy;
  }, LOOK_MS).unref();
}

/**
 * What is alive is at most what lies there; only where that is too much, garbage is collected to know, as `server_heap`
 * in package.json lets a program do.
 */
function lookForRoom(mostBytes: number) {
  if (countBytes() <= mostBytes) isOver = false;
  else if (performance.now() - collectedAt > COLLECT_MS) {
    collectedAt = performance.now();
    globalThis.gc?.();
    isOver = countBytes() > mostBytes;
  }
}

function countBytes() {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}
