import { execFileSync } from "node:child_process";

/** In megabytes: a process alone, and with the processes that it started. */
type Memory = { site: number; whole: number };

const LOOK_MS = 100;

/** What of a process and its children stands in RAM; 0 when it is gone. */
function memoryOf(pid: number): Memory {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="]).toString().trim().split("\n");
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (isMeant: (own: number, parent: number) => boolean) =>
    rows.reduce((total, [own = 0, parent = 0, kb = 0]) => total + (isMeant(own, parent) ? kb : 0), 0);
  const inMb = (kb: number) => Math.round(kb / 1024);
  return {
    site: inMb(sum((own) => own === pid)),
    whole: inMb(sum((own, parent) => [own, parent].includes(pid))),
  };
}

/** Looks again and again until it is stopped, which answers the most that was seen. */
export function watchMemory(pid: number) {
  const most: Memory = { site: 0, whole: 0 };
  const look = () => {
    const now = memoryOf(pid);
    most.site = Math.max(most.site, now.site);
    most.whole = Math.max(most.whole, now.whole);
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}
