import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { logBrokenRequest } from "./access-log.server";
import type { Connections } from "./connections.server";
import { inGroups } from "./groups.server";
import { type Rejection, type RejectionStatus, reject, rejectConnection } from "./rejection.server";
import { isApiPath, LONGEST_URL, METHODS } from "./request-gate.server";

/** Programs read JSON, also of a request that is too odd to be parsed. */
const NAMES_CALL = /^[A-Z]+ \/backend\/api[/?\s]/i;

type ParseError = Error & { code?: string; rawPacket?: Buffer };

export function rejectBrokenRequests(server: Server, connections: Connections) {
  const soon = inGroups();
  server.on("clientError", (error: ParseError, socket) => {
    // Browsers connect ahead of need, and scanners hang up.
    const isSilent = socket instanceof Socket && socket.bytesRead === 0;
    if (isSilent || !socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const line = readBeginning(error);
    const status = check(error, line);
    const connection = connections.find(socket);
    connection?.abandon();
    const exchange = connection?.running;
    if (exchange) return reject(exchange, { status, api: isApiPath(exchange.request) });
    const rejection = { status, api: NAMES_CALL.test(line) };
    const sendRejection = () => rejectUnread(socket, rejection, error.code ?? "unknown");
    if (status === 408) soon(sendRejection);
    else sendRejection();
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    connections.find(socket)?.abandon();
    rejectUnread(socket, { status: 405, api: false }, "CONNECT");
  });
}

function rejectUnread(socket: Duplex, rejection: Rejection, reason: string) {
  socket.on("error", () => socket.destroy());
  const address = socket instanceof Socket ? (socket.remoteAddress ?? "unknown") : "unknown";
  logBrokenRequest(rejection.status, reason, address);
  const allow = rejection.status === 405 ? { allow: METHODS.join(", ") } : {};
  rejectConnection(socket, { ...rejection, ...allow });
}

/** What has come of a request in its last piece; the parser keeps no more of what it cannot read. */
function readBeginning({ rawPacket }: ParseError): string {
  return rawPacket?.subarray(0, LONGEST_URL).toString("latin1") ?? "";
}

function check({ code }: ParseError, line: string): RejectionStatus {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_HEADER_OVERFLOW") return line.includes("\n") || line.length < LONGEST_URL ? 431 : 414;
  if (code === "HPE_INVALID_METHOD" && /^[\w-]+ \S+ HTTP\/1/.test(line)) return 405;
  return 400;
}
