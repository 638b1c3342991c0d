import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { CLIENT_ADDRESS_HEADER, resolveClientAddress } from "~/http/client-address.server";
import { networkOf } from "~/models/account/throttle.server";

/** One request and its answer, with what the parts of the front door need to know of them. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly id: string;
  readonly address: string;
  /** What counts as one client. */
  readonly network: string;
  /** As sent, without the query. */
  readonly path: string;
  /** `performance.now()` at the beginning. */
  readonly begunAt: number;
  /** Bytes the socket had sent before this answer. */
  readonly sentBefore: number;
  /** The status of a refusal that was written past `response`, in the middle of a request; else null. */
  cut: number | null;
};

/**
 * Begins an exchange and marks the request for the screens behind: its id and the client's address are said by the
 * front door alone, and X-Forwarded-Host, which anybody can send, is never believed.
 */
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
