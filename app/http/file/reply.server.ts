import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { ReadableStream } from "node:stream/web";
import { etagOfFile, matchesEtag } from "~/http/etag.server";

/** Null where there is no such file. */
export async function replyWithFile(request: Request, file: string, extra: HeadersInit) {
  const entry = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!entry?.isFile()) return null;
  const { size, mtime } = entry;
  const etag = etagOfFile(entry);
  const headers = new Headers(extra);
  headers.set("ETag", etag);
  headers.set("Last-Modified", mtime.toUTCString());
  if (isKnown(request.headers, etag, mtime)) return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String(size));
  return new Response(ReadableStream.from(readPieces(file)) as BodyInit, { headers });
}

/** Opened by who reads it: what nobody comes to read would stay open, and its fault would be nobody's. */
async function* readPieces(file: string) {
  yield* createReadStream(file);
}

function isKnown(headers: Headers, etag: string, mtime: Date) {
  const tags = headers.get("If-None-Match");
  if (tags !== null) return matchesEtag(tags, etag);
  const since = Date.parse(headers.get("If-Modified-Since") ?? "");
  return seconds(mtime.getTime()) <= seconds(since);
}

function seconds(ms: number) {
  return Math.floor(ms / 1000);
}
