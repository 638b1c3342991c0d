import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { logError } from "~/http/error-log.server";
import { compressAtOnce, isWorthCompressing, readEncoding } from "./compression.server";

/** Remix writes on for a client that does not fetch or has left: its function is replaced in its package. */
export function installBodyWriter() {
  const inServe = createRequire(createRequire(import.meta.url).resolve("@remix-run/serve/package.json"));
  const inAdapter = createRequire(inServe.resolve("@remix-run/express"));
  const remix: unknown = inAdapter("@remix-run/node");
  if (typeof remix !== "object" || remix === null || !("writeReadableStreamToWritable" in remix)) {
    throw new Error("This version of Remix writes bodies in another place");
  }
  Object.assign(remix, { writeReadableStreamToWritable: writeBody });
}

/** Said by a response when all that is left of it is its body, which comes at its reader's pace or in turns. */
export const RESPONSE_READY = "response ready";

/** Said by a response whose body failed while it was written. */
export const BODY_FAILED = "body failed";

/**
 * Is given the whole body, or null when it is larger than agreed. True when it has answered; else the body is written as
 * if nobody had asked.
 */
type Taker = (body: Buffer | null) => boolean;

/** In bytes: `compression` has the larger ones in pieces, beside the event loop. */
const MOST_AT_ONCE = 128 * 1024;

const takers = new WeakMap<ServerResponse, { most: number; take: Taker }>();

export function collectBody(response: ServerResponse, mostBytes: number, take: Taker) {
  takers.set(response, { most: mostBytes, take });
}

/** A body that fails is logged and its connection cut, so that what was sent does not pass for the whole. */
export async function writeBody(body: ReadableStream<Uint8Array>, response: ServerResponse) {
  response.emit(RESPONSE_READY);
  const reader = body.getReader();
  const room = watchRoom(response);
  const taker = takers.get(response) ?? takeAtOnce(response);
  try {
    if (taker) {
      const { pieces, whole } = await readUpTo(reader, taker.most);
      if (taker.take(whole ? Buffer.concat(pieces) : null)) return;
      for (const piece of pieces) if (!response.write(piece)) await room.untilFree();
      if (whole) return void response.end();
    }
    for (;;) {
      const next = await reader.read();
      if (room.isGone()) return await reader.cancel();
      if (next.done) return void response.end();
      if (!response.write(next.value)) await room.untilFree();
    }
  } catch (error) {
    const { url = "", headers } = response.req;
    logError(url.split("?", 1)[0] ?? "", error, String(headers["x-request-id"] ?? "") || null);
    response.emit(BODY_FAILED);
  }
}

/** For a document that says its length: `compression` works on a stream, which takes four times as long. */
function takeAtOnce(response: ServerResponse) {
  const bytes = Number(response.getHeader("content-length"));
  const type = String(response.getHeader("content-type") ?? "");
  const encoding = readEncoding(String(response.req.headers["accept-encoding"] ?? ""));
  const isOwn = response.hasHeader("content-encoding") || response.hasHeader("etag");
  if (encoding === "identity" || isOwn || bytes > MOST_AT_ONCE || !isWorthCompressing(type, bytes)) return;
  const take: Taker = (body) => {
    if (body?.byteLength !== bytes) return false;
    const compressed = compressAtOnce(encoding, body);
    response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", compressed.byteLength);
    response.end(compressed);
    return true;
  };
  return { most: bytes, take };
}

async function readUpTo(reader: ReadableStreamDefaultReader<Uint8Array>, most: number) {
  const pieces: Uint8Array[] = [];
  for (let bytes = 0; bytes <= most; ) {
    const next = await reader.read();
    if (next.done) return { pieces, whole: true };
    pieces.push(next.value);
    bytes += next.value.byteLength;
  }
  return { pieces, whole: false };
}

/** One listener for all: `compression` hands listeners on to its own stream, where none is taken off. */
function watchRoom(response: ServerResponse) {
  let gone = response.destroyed;
  let go = () => {};
  response.on("drain", () => go());
  response.once("close", () => {
    gone = true;
    go();
  });
  return {
    isGone: () => gone,
    untilFree: () =>
      new Promise<void>((resolve) => {
        go = resolve;
        if (gone) resolve();
      }),
  };
}
