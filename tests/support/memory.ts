import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * In megabytes: a process alone, and with the processes that it started. In `whole` the pages that they share, most of
 * them Node's own program, count once where the system tells (Linux), and in `resident` for each.
 */
type Memory = { site: number; whole: number; resident: number };

const LOOK_MS = 100;

function memoryOf(pid: number, family: boolean): Memory {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="]).toString().trim().split("\n");
  const processes = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([own = 0, parent = 0, kb = 0]) =>
      own === pid || (family && parent === pid) ? [{ own, kb }] : [],
    );
  const sum = (kbOf: (one: { own: number; kb: number }) => number) =>
    Math.round(processes.reduce((total, one) => total + kbOf(one), 0) / 1024);
  return {
    site: sum(({ own, kb }) => (own === pid ? kb : 0)),
    whole: sum(({ own, kb }) => (family ? ownKb(own) : null) ?? kb),
    resident: sum(({ kb }) => kb),
  };
}

function ownKb(pid: number): number | null {
  try {
    const found = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
    return found && Number(found[1]);
  } catch {
    return null;
  }
}

/**
 * Looks again and again until it is stopped; `most` is the most that was seen so far. With `family` its children count:
 * to ask for what they share stops a process for a moment.
 */
export function watchMemory(pid: number, { family = false } = {}) {
  const most: Memory = { site: 0, whole: 0, resident: 0 };
  const timer = setInterval(() => {
    const now = memoryOf(pid, family);
    most.site = Math.max(most.site, now.site);
    most.whole = Math.max(most.whole, now.whole);
    most.resident = Math.max(most.resident, now.resident);
  }, LOOK_MS);
  return { most: most as Readonly<Memory>, stop: () => clearInterval(timer) };
}
