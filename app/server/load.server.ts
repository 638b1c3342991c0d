import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { writeLog } from "~/log.server";

const LOOK_MS = 250;
const SAMPLE_MS = 20;
/** Late: half of the turns of the event loop come later than this. */
const LATE_MS = 200;
/** So many looks one after the other find it late before work is rejected: one long turn is no crowd. */
const LATE_LOOKS = 4;
const FULL_BYTES = 280 * 1024 * 1024;
const COLLECT_MS = 2_000;
const ALIVE_BYTES = 180 * 1024 * 1024;

type Load = { lagMs: number; aliveBytes: number };

let now: Load = { lagMs: 0, aliveBytes: 0 };
let collectedAt = 0;
let wasBusy = false;
let lateLooks = 0;

export function isLate(): boolean {
  return lateLooks >= LATE_LOOKS;
}

export function isFull(): boolean {
  return now.aliveBytes > ALIVE_BYTES;
}

export function watchLoad() {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  delay.enable();
  setInterval(() => {
    now = { lagMs: delay.percentile(50) / 1e6 - SAMPLE_MS, aliveBytes: measureAlive() };
    lateLooks = now.lagMs > LATE_MS ? lateLooks + 1 : 0;
    delay.reset();
    const busy = isLate() || isFull();
    if (busy !== wasBusy) writeLog({ event: busy ? "busy" : "calm", ...describe(now) });
    wasBusy = busy;
  }, LOOK_MS).unref();
}

/** Before garbage was collected nobody knows how much of the memory is alive: until then, nothing counts. */
function measureAlive(): number {
  if (process.memoryUsage.rss() < FULL_BYTES) return 0;
  if (performance.now() - collectedAt < COLLECT_MS) return now.aliveBytes;
  collectedAt = performance.now();
  collectGarbage();
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

function collectGarbage() {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
}

function describe({ lagMs, aliveBytes }: Load) {
  return { lagMs: Math.round(lagMs), aliveMb: Math.round(aliveBytes / 1024 / 1024) };
}
