import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { CLIENT_ADDRESS_HEADER, resolveClientAddress } from "~/http/client-address.server";
import { networkOf } from "~/models/account/throttle.server";

export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly id: string;
  readonly address: string;
  readonly network: string;
  readonly path: string;
  readonly begunAt: number;
  readonly sentBefore: number;
  /** The status of a rejection that was written past `response`; else null. */
  cut: number | null;
};

/** X-Forwarded-Host, which anybody can send, is never believed. */
export function beginExchange(
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: boolean,
): Exchange {
  const id = randomUUID().slice(0, 13);
  const address = resolveClientAddress(request, trustProxy);
  request.headers["x-request-id"] = id;
  request.headers[CLIENT_ADDRESS_HEADER] = address;
  delete request.headers["x-forwarded-host"];
  return {
    request,
    response,
    socket: request.socket,
    id,
    address,
    network: networkOf(address),
    path: (request.url ?? "").split("?", 1)[0] ?? "",
    begunAt: performance.now(),
    sentBefore: request.socket.bytesWritten,
    cut: null,
  };
}
