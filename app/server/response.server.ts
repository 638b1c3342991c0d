import type { OutgoingHttpHeaders } from "node:http";
import { pipeline } from "node:stream";
import { createGzip } from "node:zlib";
import { etagOfEncoding, matchesEtag } from "~/http/etag.server";
import { outlastBody } from "./body-limit.server";
import { compressAtOnce, isText, isWorthCompressing, LEVELS, readEncoding } from "./compression.server";
import type { Exchange } from "./exchange.server";
import type { Keep } from "./page-cache.server";
import { type ByteStream, readBeginning, withBeginning } from "./pieces-of-body.server";
import { rejectFault } from "./rejection.server";
import { securityHeaders } from "./security-headers.server";
import { sendStored } from "./stored-response.server";

/** In bytes: what is larger goes out as it is made, at its reader's pace. */
const MOST_AT_ONCE = 128 * 1024;
const LARGEST_KEPT = 1024 * 1024;

/** Writes what Remix answered. A body that fails is logged and cut, so that what was sent does not pass for the whole. */
export async function sendResponse(exchange: Exchange, answer: Response, keep?: Keep): Promise<void> {
  if (exchange.isOver) return void answer.body?.cancel();
  const headers = completeHeaders(answer);
  const { status, body } = answer;
  if (!body || isKnownFile(exchange, headers)) {
    void body?.cancel();
    writeHead(exchange, status, headers);
    return void exchange.response.end();
  }
  try {
    const reader = body.getReader();
    const { pieces, isWhole } = await readBeginning(reader, keep ? LARGEST_KEPT : MOST_AT_ONCE);
    if (exchange.isOver) return void reader.cancel();
    if (isWhole) {
      const whole = Buffer.concat(pieces);
      const kept = keep?.(whole, status, headers);
      if (!kept) return sendWhole(exchange, status, headers, whole);
      exchange.sayWhetherLast();
      return sendStored(exchange.response, kept, exchange.id);
    }
    // Whoever asks for it meanwhile need not wait until this client has fetched all of it.
    keep?.(null, status, headers);
    await sendInPieces(exchange, status, headers, withBeginning(pieces, reader));
  } catch (error) {
    rejectFault(exchange, error);
  }
}

/** For HEAD no picture is opened: its length is known, and it is sent as it is. */
function isKnownFile({ request }: Exchange, headers: Headers) {
  const isSentAsItIs = headers.has("content-length") && !isText(headers.get("content-type") ?? "");
  return request.method === "HEAD" && isSentAsItIs;
}

function sendWhole(exchange: Exchange, status: number, headers: Headers, body: Buffer) {
  const { request, response } = exchange;
  const isWorth = isWorthCompressing(headers.get("content-type") ?? "", body.byteLength);
  const encoding = isWorth ? readEncoding(request.headers["accept-encoding"]) : "identity";
  if (isWorth) sayEncoding(headers, encoding);
  // Asked of the bytes that would be sent: by their tag a cache finds its copy. Only what is read has one.
  const etag = headers.get("etag");
  if (etag && matchesEtag(request.headers["if-none-match"] ?? "", etag)) {
    writeHead(exchange, 304, headers);
    return void response.end();
  }
  const bytes = encoding === "identity" ? body : compressAtOnce(encoding, body, LEVELS.once[encoding]);
  headers.set("content-length", String(bytes.byteLength));
  writeHead(exchange, status, headers);
  // Of which Node sends nothing for HEAD.
  response.end(bytes);
}

async function sendInPieces(exchange: Exchange, status: number, headers: Headers, body: ByteStream) {
  const { request, response } = exchange;
  const isOpen = isText(headers.get("content-type") ?? "");
  const encoding = isOpen ? readEncoding(request.headers["accept-encoding"], ["gzip"]) : "identity";
  if (isOpen) sayEncoding(headers, encoding);
  writeHead(exchange, status, headers);
  if (request.method === "HEAD") {
    void body.cancel();
    return void response.end();
  }
  // Not CompressionStream: what it still has when its reader leaves is an error that ends the process.
  const pieces = encoding === "gzip" ? pipeline(body, createGzip(), () => {}) : body;
  const untilFree = watchRoom(exchange);
  for await (const piece of pieces) {
    // Leaving here cancels the rest.
    if (exchange.isOver) return;
    if (!response.write(piece)) await untilFree();
  }
  response.end();
}

/** One listener for the whole of a long answer. */
function watchRoom({ response }: Exchange): () => Promise<void> {
  let go = () => {};
  response.on("drain", () => go());
  response.once("close", () => go());
  return () =>
    new Promise((resolve) => {
      go = resolve;
      if (response.destroyed) resolve();
    });
}

function sayEncoding(headers: Headers, encoding: "br" | "gzip" | "identity") {
  headers.append("vary", "Accept-Encoding");
  if (encoding === "identity") return;
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const etag = headers.get("etag");
  // A weak tag is of what the bytes say.
  if (etag?.startsWith('"')) headers.set("etag", etagOfEncoding(etag, encoding));
}

/** What every answer carries where it does not say its own. */
function completeHeaders(answer: Response): Headers {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value);
  return headers;
}

function writeHead(exchange: Exchange, status: number, headers: Headers) {
  const { response, id } = exchange;
  exchange.sayWhetherLast();
  outlastBody(exchange);
  // A 304 renews the headers of the copy, whose own policy must survive.
  const said = [...headers].filter(([name]) => status !== 304 || !name.startsWith("content-"));
  const list: OutgoingHttpHeaders = { ...Object.fromEntries(said), "x-request-id": id };
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) list["set-cookie"] = cookies;
  response.writeHead(status, list);
}
