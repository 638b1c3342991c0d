import { CLIENT_ADDRESS_HEADER } from "~/http/client-address.server";
import { isApiPath } from "./api-path.server";
import type { Exchange } from "./exchange.server";
import type { ByteStream, Bytes } from "./pieces-of-body.server";

/**
 * Its id and its client's address are said here alone; X-Forwarded-Host is never believed. HEAD asks as GET does: for the
 * headers of its answer the body has to be there. That nobody reads it is said as browsers say it.
 */
export function requestOf(exchange: Exchange, body: ByteStream | Bytes | null): Request {
  const { request, id, address, signal } = exchange;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(name === "cookie" ? "; " : ", "));
  }
  headers.set("x-request-id", id);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  headers.delete("x-forwarded-host");
  const api = isApiPath(request);
  // The gate has checked the Origin. Remix would reject the site behind a proxy that renames the Host.
  if (!api) headers.delete("origin");
  if (request.method === "HEAD") headers.set("purpose", "preview");
  return new Request(`http://${request.headers.host}${targetOf(exchange, api)}`, {
    method: exchange.isRead ? "GET" : (request.method ?? "GET"),
    headers,
    signal,
    ...(body && { body, duplex: "half" as const }),
  });
}

/**
 * Of a post to / Remix would take the frame around every page; `index` means the home page. A call is no page: `.data`
 * behind its name makes another name, of which Remix is to take nothing off; a slash too many before it makes none.
 */
function targetOf({ request, isRead }: Exchange, api: boolean): string {
  const target = withoutOldData(request.url ?? "/");
  if (api) return target.replace(/^\/+/, "/").replace(/\.data(?=\?|$)/, "%2Edata");
  return isRead ? target : target.replace(/^\/(?:\?(?!index\b)|$)/, "/?index&").replace(/&$/, "");
}

/** By `_data` Remix would answer as before single fetch, past the page, with a stack in the log for each. */
function withoutOldData(target: string): string {
  const [path = "", ...rest] = target.split("?");
  const query = rest.join("?");
  if (!new URLSearchParams(query).has("_data")) return target;
  const pairs = query.split("&").filter((pair) => !new URLSearchParams(pair).has("_data"));
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}
