import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { logBrokenRequest } from "./access-log.server";
import { isApiPath } from "./api-path.server";
import type { Connections } from "./connections.server";
import { inGroups } from "./groups.server";
import { type RejectionStatus, reject, rejectConnection } from "./rejection.server";
import { LONGEST_URL, METHODS } from "./request-gate.server";

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
    if (exchange) return reject(exchange, { status });
    const reason = error.code ?? "unknown";
    const sendRejection = () => rejectUnread(socket, status, { reason, inJson: namesCall(line) });
    if (status === 408) soon(sendRejection);
    else sendRejection();
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    connections.find(socket)?.abandon();
    rejectUnread(socket, 405, { reason: "CONNECT", inJson: false });
  });
}

type Unread = { reason: string; inJson: boolean };

function rejectUnread(socket: Duplex, status: RejectionStatus, { reason, inJson }: Unread) {
  socket.on("error", () => socket.destroy());
  const address = socket instanceof Socket ? (socket.remoteAddress ?? "unknown") : "unknown";
  logBrokenRequest(status, reason, address);
  const allow = status === 405 ? { allow: METHODS.join(", ") } : {};
  rejectConnection(socket, { status, ...allow }, { inJson });
}

/** Programs read JSON, also of a request that is too odd to be parsed. */
function namesCall(line: string): boolean {
  const [, url] = line.split(/\s/, 2);
  return isApiPath({ url: url ?? "" });
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
