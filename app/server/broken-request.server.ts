import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { logBrokenRequest } from "./access-log.server";
import type { Connections } from "./connections.server";
import { inGroups } from "./groups.server";
import { type RejectionStatus, reject, rejectConnection } from "./rejection.server";
import { isApiPath, LONGEST_URL, METHODS } from "./request-gate.server";

type ParseError = Error & { code?: string; rawPacket?: Buffer };

export function rejectBrokenRequests(server: Server, connections: Connections) {
  const soon = inGroups();
  server.on("clientError", (error: ParseError, socket) => {
    // Browsers connect ahead of need, and scanners hang up.
    const isSilent = socket instanceof Socket && socket.bytesRead === 0;
    if (isSilent || !socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const status = check(error);
    const connection = connections.find(socket);
    connection?.abandon();
    const exchange = connection?.running;
    if (exchange) return reject(exchange, { status, api: isApiPath(exchange.request) });
    const sendRejection = () => rejectUnread(socket, status, error.code ?? "unknown");
    if (status === 408) soon(sendRejection);
    else sendRejection();
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    connections.find(socket)?.abandon();
    rejectUnread(socket, 405, "CONNECT");
  });
}

function rejectUnread(socket: Duplex, status: RejectionStatus, reason: string) {
  socket.on("error", () => socket.destroy());
  const address = socket instanceof Socket ? (socket.remoteAddress ?? "unknown") : "unknown";
  logBrokenRequest(status, reason, address);
  rejectConnection(socket, { status, api: false, ...(status === 405 ? { allow: METHODS.join(", ") } : {}) });
}

function check({ code, rawPacket }: ParseError): RejectionStatus {
  const line = rawPacket?.subarray(0, LONGEST_URL).toString("latin1") ?? "";
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_HEADER_OVERFLOW") return line.includes("\n") || line.length < LONGEST_URL ? 431 : 414;
  if (code === "HPE_INVALID_METHOD" && /^[\w-]+ \S+ HTTP\/1/.test(line)) return 405;
  return 400;
}
