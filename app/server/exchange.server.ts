import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { CLIENT_ADDRESS_HEADER, resolveClientAddress } from "~/http/client-address.server";
import { networkOf } from "~/models/account/throttle.server";

/** The id of each exchange is its number, and that of the process before it. */
const PROCESS_ID = randomUUID().slice(0, 8);
let count = 0;

export class Exchange {
  readonly id = `${PROCESS_ID}-${(++count).toString(36)}`;
  readonly socket: Socket;
  readonly address: string;
  /** By `performance.now()`. */
  readonly begunAt = performance.now();
  /** In bytes, by the socket's own count. */
  readonly sentBefore: number;
  /** The status of a rejection that was written past `response`; else null. */
  cut: number | null = null;
  /** Its answer was ready in memory. */
  isFromMemory = false;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    trustProxy: boolean,
  ) {
    this.socket = request.socket;
    this.address = resolveClientAddress(request, trustProxy);
    this.sentBefore = this.socket.bytesWritten;
  }

  /** What counts as one client. */
  get network(): string {
    return networkOf(this.address);
  }

  /** As sent, without the query. */
  get path(): string {
    const { url = "" } = this.request;
    const mark = url.indexOf("?");
    return mark === -1 ? url : url.slice(0, mark);
  }
}

/**
 * The id and the client's address are said by the front door alone; X-Forwarded-Host, which anybody can send, is never
 * believed.
 */
export function stampHeaders({ request: { headers }, id, address }: Exchange) {
  headers["x-request-id"] = id;
  headers[CLIENT_ADDRESS_HEADER] = address;
  delete headers["x-forwarded-host"];
}
