import { createRequire } from "node:module";
import { writeLog } from "~/log.server";
import type { Exchange } from "./exchange.server";
import { isHealthPath } from "./health.server";

/** Nginx's number for a client that went away before the answer began. */
const CLIENT_LEFT = 499;
const LONGEST_PATH = 500;
const FROM_MEMORY = { cache: "hit" };

/** Without query values: searches and one-time ids are the visitor's own. `bytes` counts the headers too. */
export function logExchange(exchange: Exchange) {
  const { request, response, socket, path } = exchange;
  const status = exchange.cut ?? (response.headersSent ? response.statusCode : CLIENT_LEFT);
  if (status === 200 && isHealthPath(path)) return;
  writeLog({
    event: "request",
    id: exchange.id,
    method: request.method,
    path: path.slice(0, LONGEST_PATH),
    status,
    ms: Math.round(performance.now() - exchange.begunAt),
    bytes: socket.bytesWritten - exchange.sentBefore,
    address: exchange.address,
    ...(exchange.isFromMemory ? FROM_MEMORY : {}),
  });
}

export function logBrokenRequest(status: number, reason: string, address: string) {
  writeLog({ event: "broken request", status, reason, address });
}

/** remix-serve writes a second line for every request: morgan's format is redefined to say nothing. */
export function silenceServeLog() {
  const require = createRequire(import.meta.url);
  const morgan: unknown = createRequire(require.resolve("@remix-run/serve/package.json"))("morgan");
  if (typeof morgan === "function" && "format" in morgan && typeof morgan.format === "function") {
    morgan.format("tiny", () => undefined);
  }
}
