import { writeLoggedPath } from "~/http/logged-path.server";
import { writeLog } from "~/log.server";
import type { Exchange } from "./exchange.server";

/** Nginx's number for a client that went away before the answer began. */
const CLIENT_LEFT = 499;
const LONGEST_PATH = 500;

/** Without query values: searches and one-time ids are the visitor's own. `bytes` counts the headers too. */
export function logExchange(exchange: Exchange) {
  const { request, response, socket, path } = exchange;
  const status = exchange.cut ?? (response.headersSent ? response.statusCode : CLIENT_LEFT);
  if (status === 200 && exchange.isHealthCheck) return;
  writeLog({
    event: "request",
    id: exchange.id,
    method: request.method,
    path: writeLoggedPath(path).slice(0, LONGEST_PATH),
    status,
    ms: Math.round(performance.now() - exchange.begunAt),
    bytes: socket.bytesWritten - exchange.sentBefore,
    address: exchange.address,
    ...(exchange.isFromMemory && { cache: "hit" }),
  });
}

export function logBrokenRequest(status: number, reason: string, address: string) {
  writeLog({ event: "broken request", status, reason, address });
}
