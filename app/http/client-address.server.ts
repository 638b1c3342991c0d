import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

export const CLIENT_ADDRESS_HEADER = "x-client-address";

/** The last entry of X-Forwarded-For is the trusted proxy's own; everything before it is the client's claim. */
export function resolveClientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const direct = plainAddress(request.socket.remoteAddress ?? "unknown");
  if (!trustProxy) return direct;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  const last = forwarded.slice(forwarded.lastIndexOf(",") + 1).trim();
  return isIP(last) ? plainAddress(last) : direct;
}

export function readClientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}

export function plainAddress(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
