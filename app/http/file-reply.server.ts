import { type FileHandle, open, stat } from "node:fs/promises";
import { etagOfFile, isExactEtag, matchesEtag } from "./etag.server";

const CHUNK_BYTES = 64 * 1024;

type Part = { start: number; end: number };

export async function replyWithFile(request: Request, file: string, extra: HeadersInit) {
  const entry = await stat(file).catch(() => null);
  if (!entry?.isFile()) return null;
  const { size, mtime } = entry;
  const etag = etagOfFile(entry);
  const headers = new Headers(extra);
  headers.set("ETag", etag);
  headers.set("Last-Modified", mtime.toUTCString());
  headers.set("Accept-Ranges", "bytes");
  if (isKnown(request.headers, etag, mtime)) return new Response(null, { status: 304, headers });

  const isPartial = request.method === "GET" && mayBePartial(request.headers, etag, mtime);
  const part = isPartial ? readRange(request.headers.get("Range"), size) : null;
  if (part === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    headers.set("Cache-Control", "no-store");
    headers.delete("Content-Type");
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: size };
  headers.set("Content-Length", String(end - start));
  if (part) headers.set("Content-Range", `bytes ${start}-${end - 1}/${size}`);
  const body = request.method === "HEAD" ? null : streamPart(file, { start, end }, request.signal);
  return new Response(body, { status: part ? 206 : 200, headers });
}

function isKnown(headers: Headers, etag: string, mtime: Date) {
  const tags = headers.get("If-None-Match");
  if (tags !== null) return matchesEtag(tags, etag);
  const since = Date.parse(headers.get("If-Modified-Since") ?? "");
  return seconds(mtime.getTime()) <= seconds(since);
}

/** A part is of use only beside parts of the same file (`If-Range`). */
function mayBePartial(headers: Headers, etag: string, mtime: Date) {
  const condition = headers.get("If-Range");
  if (condition === null) return true;
  if (condition.includes('"')) return isExactEtag(condition, etag);
  return seconds(Date.parse(condition)) === seconds(mtime.getTime());
}

function readRange(range: string | null, size: number): Part | "unsatisfiable" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? "");
  if (!match) return null;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return null;
  if (from !== "" && to !== "" && Number(from) > Number(to)) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size : Math.min(size, Number(to) + 1);
  return start >= end ? "unsatisfiable" : { start, end };
}

function streamPart(file: string, { start, end }: Part, signal: AbortSignal) {
  let handle: FileHandle | null = null;
  let at = start;
  const close = async () => {
    const opened = handle;
    handle = null;
    await opened?.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (signal.aborted || at >= end) {
          await close();
          controller.close();
          return;
        }
        handle ??= await open(file, "r");
        const length = Math.min(CHUNK_BYTES, end - at);
        const { bytesRead, buffer } = await handle
          .read(new Uint8Array(length), 0, length, at)
          .catch(async (error) => {
            await close();
            throw error;
          });
        if (bytesRead === 0) {
          await close();
          throw new Error("A file became shorter while it was sent");
        }
        at += bytesRead;
        controller.enqueue(buffer.subarray(0, bytesRead));
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

function seconds(ms: number) {
  return Math.floor(ms / 1000);
}
