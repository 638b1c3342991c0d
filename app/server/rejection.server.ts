import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { corsHeaders } from "~/http/cors.server";
import { logError } from "~/http/error-log.server";
import { writePlainPage } from "~/http/plain-page";
import { logExchange } from "./access-log.server";
import { isApiPath } from "./api-path.server";
import type { Exchange } from "./exchange.server";
import { securityHeaders } from "./security-headers.server";

export type Rejection = { status: RejectionStatus; allow?: string };
export type RejectionStatus = keyof typeof SENTENCES;

const SENTENCES = {
  400: "This request could not be understood.",
  403: "This request came from another site. Nothing was changed.",
  405: "This address does not answer that kind of request.",
  408: "The request took too long to arrive. Try again.",
  413: "This is too large: pictures may be sent with up to 26 MB, everything else with up to 256 KB.",
  414: "This address is too long.",
  417: "The expectation of this request cannot be met.",
  431: "The headers of this request are too large.",
  500: "Something went wrong.",
  503: "The site has more to do just now than it can manage. Try again in a moment.",
} as const;

/** Were it closed at once, a client that still sends would lose the answer. */
const LINGER_MS = 2_000;
const RETRY_SECONDS = 2;

/** Answers past the response object, which would close the connection under a client that still sends. */
export function reject(exchange: Exchange, rejection: Rejection) {
  if (exchange.cut !== null) return;
  exchange.cut = rejection.status;
  exchange.abandon();
  const { request, response, socket, id } = exchange;
  if (response.headersSent) socket.destroy();
  else {
    const inJson = isApiPath(request) || exchange.isHealthCheck;
    const { origin } = request.headers;
    rejectConnection(socket, rejection, { inJson, isHead: request.method === "HEAD", id, origin });
  }
  logExchange(exchange);
}

/** A fault of ours, which must not end the site, is told by the id of its line in the log. */
export function rejectFault(exchange: Exchange, error: unknown) {
  if (exchange.isOver) return;
  logError(exchange.path, error, exchange.id);
  reject(exchange, { status: 500 });
}

type Asker = { inJson: boolean; isHead?: boolean; id?: string; origin?: string | undefined };

export function rejectConnection(
  socket: Duplex,
  rejection: Rejection,
  { inJson, isHead = false, id, origin }: Asker,
) {
  const body = writeBody(rejection, inJson);
  const headers = {
    ...securityHeaders,
    ...describe(rejection, body, inJson),
    ...(id ? { "X-Request-Id": id } : {}),
    ...(inJson ? corsHeaders(origin) : {}),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${rejection.status} ${STATUS_CODES[rejection.status]}`;
  socket.write(`${[status, ...lines].join("\r\n")}\r\n\r\n${isHead ? "" : body}`);
  endSlowly(socket);
}

export function endSlowly(socket: Duplex) {
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function describe({ status, allow }: Rejection, body: string, inJson: boolean): Record<string, string> {
  return {
    "Content-Type": inJson ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    Connection: "close",
    ...(allow ? { Allow: allow } : {}),
    ...(status === 503 ? { "Retry-After": String(RETRY_SECONDS) } : {}),
  };
}

function writeBody({ status }: Rejection, inJson: boolean) {
  const sentence = SENTENCES[status];
  if (inJson) return JSON.stringify({ message: sentence, error: sentence });
  return writePlainPage(STATUS_CODES[status] ?? "", sentence);
}
