import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { MULTIPART_BYTES, PLAIN_BYTES } from "~/http/body-size";
import type { Exchange } from "./exchange.server";
import type { ByteStream, Bytes } from "./pieces-of-body.server";
import { endSlowly } from "./rejection.server";

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

/** `cut` ends the exchange: half a form never looks whole to its reader. `beforeEnd` may throw to the same end. */
export function limitBody(
  { request, signal }: Exchange,
  body: ByteStream,
  { cut, beforeEnd }: { cut: () => void; beforeEnd: () => Promise<void> },
): ByteStream {
  const most = bodyLimit(request);
  let received = 0;
  return body.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received <= most) return controller.enqueue(chunk);
        cut();
        controller.error(signal.reason);
      },
      flush: beforeEnd,
    }),
  );
}

/** Whoever still sends must hear an early answer, and what is left must not stand before the next request. */
export function outlastBody({ request, response, socket }: Exchange) {
  if (request.complete || !hasBody(request)) return;
  if (!response.shouldKeepAlive) request.once("end", () => endSlowly(socket));
  response.shouldKeepAlive = true;
  response.once("finish", () => dropRest(request, socket));
}

function dropRest(request: IncomingMessage, socket: Socket) {
  if (request.complete || request.destroyed) return;
  const most = bodyLimit(request);
  let dropped = 0;
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    dropped += chunk.byteLength;
    if (dropped > most) socket.destroy();
  });
  request.resume();
}
