import type { IncomingMessage } from "node:http";
import type { Env } from "~/env.server";
import { decodePath } from "~/http/plain-path";
import { isApiPath } from "./api-path.server";
import { announcesTooMuch } from "./body-limit.server";
import type { Rejection, RejectionStatus } from "./rejection.server";

export type KnownOrigins = Pick<Env, "SITE_URL" | "API_ALLOWED_ORIGINS">;

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export const LONGEST_URL = 16 * 1024;

/** Node silently drops what is above its own count, so this stays below it. */
export const MOST_HEADERS = 100;

/** No name is longer: pages are kept under the names that they were asked for. */
const HOST = /^(?:\[[\da-f:.]{1,60}\]|[\w.-]{1,253})(?::\d{1,5})?$/i;

/** An address with its host, as it is sent to a proxy, may come to anybody; its Host is then not heard (RFC 9112, 3.2.2). */
export function readWholeAddress(request: IncomingMessage) {
  const { url = "" } = request;
  const [start = "", host] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (host === undefined) return;
  const target = url.slice(start.length);
  request.headers.host = host;
  request.url = target.startsWith("/") ? target : `/${target}`;
}

/** Null lets the request pass. */
export function checkRequest(request: IncomingMessage, site: KnownOrigins): Rejection | null {
  const status = findFault(request, site);
  if (!status) return null;
  return status === 405 ? { status, allow: METHODS.join(", ") } : { status };
}

function findFault(request: IncomingMessage, site: KnownOrigins): RejectionStatus | null {
  const target = request.url ?? "";
  if (!METHODS.includes(request.method ?? "")) return 405;
  if (target.length > LONGEST_URL) return 414;
  if (request.rawHeaders.length / 2 > MOST_HEADERS) return 431;
  if (countHosts(request.rawHeaders) !== 1 || !HOST.test(request.headers.host ?? "")) return 400;
  const path = decodePath(target.split("?", 1)[0] ?? "");
  if (!path?.startsWith("/") || /[\x00-\x1f\x7f\\]/.test(path)) return 400;
  if (!URL.canParse(`http://${request.headers.host}${target}`)) return 400;
  if (isForeignWrite(request, site)) return 403;
  return announcesTooMuch(request) ? 413 : null;
}

/** Of several Hosts, Node's own list of headers would keep the first and say nothing. */
function countHosts(rawHeaders: string[]) {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
}

/** Sec-Fetch-Site decides; without it an Origin must be the site's own; with neither it is no browser. */
function isForeignWrite(request: IncomingMessage, site: KnownOrigins): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method ?? "")) return false;
  const { origin } = request.headers;
  if (origin !== undefined && site.API_ALLOWED_ORIGINS.includes(origin) && isApiPath(request)) return false;
  const from = request.headers["sec-fetch-site"];
  if (from !== undefined) return from !== "same-origin" && from !== "none";
  return origin !== undefined && !isOwnOrigin(origin, site, request.headers.host ?? "");
}

function isOwnOrigin(origin: string, site: KnownOrigins, host: string): boolean {
  if (site.SITE_URL) return origin === site.SITE_URL;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, origin: plain } = new URL(origin);
  // The same scheme on both sides, so that a default port may be named or left out; a path in an Origin is a forgery.
  return origin === plain && plain === new URL(`${protocol}//${host}`).origin;
}
