import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

export const CLIENT_ADDRESS_HEADER = "x-client-address";

/**
 * Behind one trusted proxy it is the last entry of X-Forwarded-For, which the proxy appended itself: everything before
 * it is the client's own claim.
 */
export function resolveClientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const direct = plainAddress(request.socket.remoteAddress ?? "unknown");
  if (!trustProxy) return direct;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  const last = forwarded.slice(forwarded.lastIndexOf(",") + 1).trim();
  return isIP(last) ? plainAddress(last) : direct;
}

/** `unknown` without a front door (development). */
export function readClientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}

/** An IPv4 address that came in over an IPv6 socket is one client under either spelling. */
export function plainAddress(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
