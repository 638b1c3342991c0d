import type { Server } from "node:http";
import { closeDatabase } from "~/models/health.server";

/** Running requests have this long to finish after a stop signal, in milliseconds. */
const DEADLINE_MS = 10_000;
/** The database has this long to close, in milliseconds. */
const DATABASE_MS = 2_000;

/**
 * On SIGTERM or SIGINT: accepts nothing new, lets running requests finish, closes the database, logs the stop and
 * exits with 0.
 * A second signal exits at once, with 1.
 */
export function stopOnSignals(server: Server) {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    server.once("close", async () => {
      await Promise.race([closeDatabase().catch(() => undefined), pause(DATABASE_MS)]);
      // Connections that were cut a moment ago have yet to write their line of the log.
      await pause(50);
      logStop(signal);
      process.exit(0);
    });
    server.close();
    // remix-serve closes the server on the same signal, and would print an error as the server is closing already.
    server.close = () => server;
    setTimeout(() => server.closeAllConnections(), DEADLINE_MS);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** The last line of the log; a stop that a second signal cut short has none. */
function logStop(signal: NodeJS.Signals) {
  const seconds = Math.round(process.uptime());
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), event: "stop", signal, seconds })}\n`,
  );
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
