import type { IncomingMessage } from "node:http";
import type { Env } from "~/env.server";
import type { Rejection, RejectionStatus } from "./rejection.server";

export type KnownOrigins = Pick<Env, "SITE_URL" | "API_ALLOWED_ORIGINS">;

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export const LONGEST_URL = 16 * 1024;

/** Node silently drops what is above its own count, so this stays below it. */
export const MOST_HEADERS = 100;

const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** Such an address is one as it stands. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\.[\w-]+)?(?:\/(?=\w)|$))*$/;

/** Names that have stood in an address that could be read; reading one costs as much as all the rest. */
const goodHosts = new Set<string>();
const MOST_GOOD_HOSTS = 100;

/** Null lets the request pass. */
export function checkRequest(request: IncomingMessage, site: KnownOrigins): Rejection | null {
  const shape = checkShape(request);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const { host = "" } = request.headers;
  if (shape === null && isRead && goodHosts.has(host) && PLAIN_PATH.test(pathOf(request))) return null;
  const url = readUrl(request);
  if (url && goodHosts.size < MOST_GOOD_HOSTS) goodHosts.add(host);
  const api = url !== null && isApi(url);
  const status = shape ?? (url ? null : 400);
  if (status) return { status, api, ...(status === 405 ? { allow: METHODS.join(", ") } : {}) };
  return isForeignWrite(request, site, api) ? { status: 403, api } : null;
}

function pathOf({ url = "" }: IncomingMessage): string {
  const mark = url.indexOf("?");
  return mark === -1 ? url : url.slice(0, mark);
}

export function isApiPath(request: IncomingMessage): boolean {
  const url = readUrl(request);
  return url !== null && isApi(url);
}

function checkShape(request: IncomingMessage): RejectionStatus | null {
  const target = request.url ?? "";
  if (!METHODS.includes(request.method ?? "")) return 405;
  if (target.length > LONGEST_URL) return 414;
  if (request.rawHeaders.length / 2 > MOST_HEADERS) return 431;
  if (countHosts(request.rawHeaders) !== 1 || !HOST.test(request.headers.host ?? "")) return 400;
  const path = decodePath(pathOf(request));
  return !path?.startsWith("/") || /[\x00-\x1f\x7f\\]/.test(path) ? 400 : null;
}

/** Of several Hosts, Node's own list of headers would keep the first and say nothing. */
function countHosts(rawHeaders: string[]) {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") count += 1;
  }
  return count;
}

/** Sec-Fetch-Site decides; without it an Origin must be the site's own; with neither it is no browser. */
function isForeignWrite(request: IncomingMessage, site: KnownOrigins, api: boolean): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method ?? "")) return false;
  const { origin } = request.headers;
  if (api && origin !== undefined && site.API_ALLOWED_ORIGINS.includes(origin)) return false;
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

function readUrl(request: IncomingMessage): URL | null {
  try {
    return new URL(`http://${request.headers.host}${request.url}`);
  } catch {
    return null;
  }
}

function isApi(url: URL): boolean {
  return /^\/backend\/api(?:\/|$)/i.test(decodePath(url.pathname) ?? url.pathname);
}

function decodePath(path: string): string | null {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
