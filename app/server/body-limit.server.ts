import type { IncomingMessage } from "node:http";
import { MULTIPART_BYTES, PLAIN_BYTES } from "~/http/body-size";
import type { Exchange } from "./exchange.server";
import { lingerAtEnd } from "./rejection.server";

function bodyLimit(request: IncomingMessage): number {
  const readsBody = request.method !== "GET" && request.method !== "HEAD";
  const isMultipart = /^multipart\/form-data\s*(?:;|$)/i.test(request.headers["content-type"] ?? "");
  return readsBody && isMultipart ? MULTIPART_BYTES : PLAIN_BYTES;
}

export function hasBody({ headers }: IncomingMessage) {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers["content-length"] ?? 0) > bodyLimit(request);
}

/** Once `reject` is called nothing reaches the reader, not even the end: half a form must never look whole. */
export function limitBody(exchange: Exchange, reject: () => void) {
  const { request, response } = exchange;
  if (!hasBody(request)) return;
  const most = bodyLimit(request);
  const push = request.push.bind(request);
  let received = 0;
  let abandoned = false;
  request.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
    received += chunk?.byteLength ?? 0;
    if (received > most) reject();
    return exchange.cut !== null || abandoned ? true : push(chunk, encoding);
  };
  // An answer may come before the body's end: who still sends must hear it, and what is left would block the next request.
  response.once("prefinish", () => {
    if (!request.complete && exchange.cut === null) lingerAtEnd(exchange.socket);
  });
  response.once("finish", () => {
    if (request.complete) return;
    abandoned = true;
    request.removeAllListeners("data");
    request.resume();
  });
}
