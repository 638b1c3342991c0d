/** One JSON object a line: access and audit lines to standard output, bugs to standard error. */

type Entry = { event: string } & Record<string, unknown>;

/** In bytes. A reader that stands still costs lines, never memory. */
const MOST_WAITING_BYTES = 1024 * 1024;
const LAST_LINES_MS = 2_000;

const globals = globalThis as typeof globalThis & { steelLog?: boolean };

// A reader that went away or a full disk is told by an event; unheard, it would end the process.
if (!globals.steelLog) {
  globals.steelLog = true;
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  process.once("exit", flush);
}

let waiting = "";
let isStalled = false;

/** A line that cannot be written is dropped. */
export function writeLog(entry: Entry) {
  // Lines of one turn of the event loop go out together: under load, one write instead of hundreds.
  if (waiting === "") setImmediate(flush);
  waiting += line(entry);
}

export function writeErrorLog(entry: Entry) {
  send(process.stderr, line(entry));
}

/** Out of this process once this answers: whoever kills it afterwards finds the line. */
export async function writeAuditLog(entry: Entry) {
  waiting += line(entry);
  flush();
  // Who has waited in vain has waited for all: a reader that stands still holds nobody else up.
  if (!isStalled) await finishLog();
  isStalled = isWaiting();
}

/** A process that exits drops what still waits in a pipe. Waits two seconds at most. */
export async function finishLog() {
  flush();
  const end = performance.now() + LAST_LINES_MS;
  while (isWaiting() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}

function isWaiting() {
  return [process.stdout, process.stderr].some((stream) => stream.writable && stream.writableLength > 0);
}

function flush() {
  const lines = waiting;
  waiting = "";
  if (lines) send(process.stdout, lines);
}

function send(stream: NodeJS.WriteStream, text: string) {
  if (stream.writableLength < MOST_WAITING_BYTES) stream.write(text);
}

function line(entry: Entry) {
  return `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`;
}
