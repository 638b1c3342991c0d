import { createRequire } from "node:module";
import { writeLog } from "~/log.server";
import type { Exchange } from "./exchange.server";

/** The client went away before the answer began; nginx's number for the same. */
const CLIENT_LEFT = 499;
/** In characters. */
const LONGEST_PATH = 500;

/**
 * Query values stay out: searches and one-time ids are the visitor's own. `bytes` counts the answer with its headers.
 */
export function logExchange(exchange: Exchange, isQuiet: () => boolean = () => false) {
  const { request, response, socket } = exchange;
  response.once("close", () => {
    if (isQuiet()) return;
    writeLog({
      event: "request",
      id: exchange.id,
      method: request.method,
      path: exchange.path.slice(0, LONGEST_PATH),
      status: exchange.cut ?? (response.headersSent ? response.statusCode : CLIENT_LEFT),
      ms: Math.round(performance.now() - exchange.begunAt),
      bytes: socket.bytesWritten - exchange.sentBefore,
      address: exchange.address,
    });
  });
}

/** `reason` is Node's error code. */
export function logBrokenRequest(status: number, reason: string, address: string) {
  writeLog({ event: "broken request", status, reason, address });
}

/** remix-serve writes a second line for every request: the format it asks morgan for is redefined to say nothing. */
export function silenceServeLog() {
  const require = createRequire(import.meta.url);
  const morgan: unknown = createRequire(require.resolve("@remix-run/serve/package.json"))("morgan");
  if (typeof morgan === "function" && "format" in morgan && typeof morgan.format === "function") {
    morgan.format("tiny", () => undefined);
  }
}
