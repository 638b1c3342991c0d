import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { ReadableStream } from "node:stream/web";
import { setTimeout as sleep } from "node:timers/promises";
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
  response.once("finish", () => void dropRest(request, socket).catch(() => {}));
}

async function dropRest(request: IncomingMessage, socket: Socket) {
  if (request.complete || request.destroyed) return;
  const most = bodyLimit(request);
  let dropped = 0;
  for await (const piece of piecesOf(request)) {
    dropped += piece.byteLength;
    if (dropped > most) socket.destroy();
  }
}

/** The body as it comes, at its reader's pace. */
export function bodyOf({ request }: Exchange): ByteStream {
  return ReadableStream.from(piecesOf(request)) as ByteStream;
}

/** Whoever stops reading leaves the rest in the request, which somebody else may read on. */
async function* piecesOf(request: IncomingMessage): AsyncGenerator<Bytes> {
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    await waitForLine(piece.byteLength);
    yield piece;
  }
}

/** A line of one gigabit a second, which all bodies share: what came faster would fill the memory before it is collected. */
const LINE_BYTES_PER_MS = 125_000;
/** In milliseconds; a timer is no more exact. */
const SHORTEST_WAIT = 5;
let lineFreeAt = 0;

async function waitForLine(bytes: number) {
  const now = performance.now();
  lineFreeAt = Math.max(lineFreeAt, now) + bytes / LINE_BYTES_PER_MS;
  const wait = lineFreeAt - now;
  if (wait > SHORTEST_WAIT) await sleep(wait);
}
