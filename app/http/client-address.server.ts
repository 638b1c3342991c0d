import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The request header under which the front door tells the screens behind it who is calling. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

/**
 * The address of whoever sent a request. Behind one trusted proxy it is the last entry of X-Forwarded-For: the
 * proxy appended that one itself, everything before it is the client's own claim.
 */
export function resolveClientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const direct = plainAddress(request.socket.remoteAddress ?? "unknown");
  if (!trustProxy) return direct;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  const last = forwarded.slice(forwarded.lastIndexOf(",") + 1).trim();
  return isIP(last) ? plainAddress(last) : direct;
}

/** The same address, read where only Remix's request is at hand; `unknown` without a front door (development). */
export function readClientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}

/** An IPv4 address that came in over an IPv6 socket is one client under either spelling. */
export function plainAddress(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
