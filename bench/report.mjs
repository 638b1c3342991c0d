import { writeFileSync } from "node:fs";
import os from "node:os";
import { isPinned } from "./serving.mjs";

export const results = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${os.cpus().length} × ${os.cpus()[0]?.model ?? "?"}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  load: round(os.loadavg()[0] ?? 0),
  pinned: isPinned(),
  rows: [],
};

export function begin() {
  const cores = results.pinned ? "; servers on one core, clients on another" : "";
  console.log(`${results.machine}; load ${results.load}${cores}`);
}

/** One line of the table: what was measured, the figure, what it should be, and what explains it. */
export function note(what, figure, goal, detail = "") {
  results.rows.push({ what, figure, goal, detail });
  console.log(`  ${what.padEnd(62)} ${String(figure).padStart(12)}   ${goal.padEnd(12)} ${detail}`);
}

export function round(value, digits = 2) {
  return Number(value.toFixed(digits));
}

export function save(file) {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
