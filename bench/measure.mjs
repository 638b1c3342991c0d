import { readFileSync } from "node:fs";
import http from "node:http";
import { cpus, loadavg, totalmem } from "node:os";

export const headers = { "Accept-Encoding": "gzip, deflate, br" };

/** A page as browsers ask for it, with the body as it was sent. */
export function get(url) {
  return new Promise((resolve, reject) => {
    const take = async (response) => {
      const body = Buffer.concat(await response.toArray());
      if (response.statusCode === 200) resolve({ rawHeaders: response.rawHeaders, body });
      else reject(new Error(`${url} was answered ${response.statusCode}`));
    };
    http.get(url, { headers }, take).on("error", reject);
  });
}

/** What a process has in RAM, in MB; Linux only, like the next. */
export function memoryOf({ pid }) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}

/** The seconds of the processor that it has had. */
export function processorTimeOf({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function at(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export function median(values) {
  return at(values, 0.5);
}

/** The machine and its load, and the head of a table. */
export function begin(what, ...columns) {
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  console.log(`\n${what}: ${machine}, Node ${process.version}, load ${loadavg()[0].toFixed(1)}\n`);
  printRow(...columns);
  printRow(...columns.map(() => "---"));
}

export function printRow(...cells) {
  console.log(`| ${cells.join(" | ")} |`);
}
