import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";

export const CLIENT_ADDRESS_HEADER = "x-client-address";

/** The last entry of X-Forwarded-For is the trusted proxy's own; everything before it is the client's claim. */
export function resolveClientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const direct = plainAddress(request.socket.remoteAddress ?? "unknown");
  if (!trustProxy) return direct;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  const last = forwarded.slice(forwarded.lastIndexOf(",") + 1).trim();
  // Some proxies write the port too: `192.0.2.1:50312`, `[2001:db8::1]:50312`.
  const address = isIP(last) ? last : SocketAddress.parse(last)?.address;
  return address === undefined ? direct : plainAddress(address);
}

export function readClientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}

export function plainAddress(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
