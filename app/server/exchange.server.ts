import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { resolveClientAddress } from "~/http/client-address.server";
import { networkOf } from "~/models/queue/throttle.server";

/** The id of each exchange is its number, and that of the process before it. */
const PROCESS_ID = randomUUID().slice(0, 8);
let count = 0;

/** One request and its answer, from the moment that its headers have been read. */
export class Exchange {
  readonly id = `${PROCESS_ID}-${(++count).toString(36)}`;
  readonly socket: Socket;
  readonly address: string;
  /** As sent, without the query. */
  readonly path: string;
  /** By `performance.now()`. */
  readonly begunAt = performance.now();
  /** In bytes, by the socket's own count. */
  readonly sentBefore: number;
  /** The status of an answer that was written past `response`; else null. */
  cut: number | null = null;
  isFromMemory = false;
  readonly #leaving = new AbortController();

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    trustProxy: boolean,
    private readonly keepsConnection: () => boolean,
  ) {
    this.socket = request.socket;
    [this.path = ""] = (request.url ?? "").split("?", 1);
    this.address = resolveClientAddress(request, trustProxy);
    this.sentBefore = this.socket.bytesWritten;
  }

  get network(): string {
    return networkOf(this.address);
  }

  get isRead(): boolean {
    return this.request.method === "GET" || this.request.method === "HEAD";
  }

  /**
   * Its address without the slash at its end and the fields that a form left empty; null where that is the same, or
   * where browsers would take it for another site's.
   */
  get plainAddress(): string | null {
    const { path } = this;
    const { url = "" } = this.request;
    if (path.startsWith("//")) return null;
    let end = path.length;
    while (end > 1 && path[end - 1] === "/") end -= 1;
    const plain = path.slice(0, end) + withoutEmptyFields(url.slice(path.length));
    return plain === url ? null : plain;
  }

  get isHealthCheck(): boolean {
    return /^\/healthz\/?$/i.test(this.path);
  }

  /** Nobody waits for the answer any more. */
  get isOver(): boolean {
    return this.cut !== null || this.response.destroyed;
  }

  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  /** Says it with the answer when it is the last one of its connection. */
  sayWhetherLast() {
    if (!this.keepsConnection()) this.response.shouldKeepAlive = false;
  }

  abandon() {
    this.#leaving.abort();
  }
}

/** A browser without scripts sends every field of a form. */
function withoutEmptyFields(query: string): string {
  if (!/=(?:&|$)/.test(query)) return query;
  const filled = query
    .slice(1)
    .split("&")
    .filter((pair) => !/^[^=]+=$/.test(pair));
  return filled.length > 0 ? `?${filled.join("&")}` : "";
}
