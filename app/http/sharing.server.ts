import type { HeadersArgs } from "@remix-run/node";
import { carriesEnquiryList } from "./cookie/enquiry-list.server";
import { carriesFlash } from "./cookie/flash.server";
import { carriesSession } from "./cookie/session.server";

/** Said by what goes to every visitor alike; a cache keeps it and asks each time whether it still holds. */
export const SHARED = "public, no-cache";
export const OWN = "private, no-cache";

/** Shared only while nothing in it can be of this visitor alone: session, message or enquiry list. */
export function decideSharing(request: Request, status: number, headers: Headers): string {
  const said = headers.get("Cache-Control");
  if (said !== SHARED) return said ?? OWN;
  const cookies = request.headers.get("Cookie");
  const asks = request.method === "GET" || request.method === "HEAD";
  const differs = carriesSession(cookies) || carriesFlash(cookies) || carriesEnquiryList(cookies);
  return asks && status === 200 && !headers.has("Set-Cookie") && !differs ? SHARED : OWN;
}

/** The `headers` of a screen that says itself who may keep it, or when a form may come again. */
export function ownHeaders({ actionHeaders, loaderHeaders, parentHeaders }: HeadersArgs): Headers {
  const headers = new Headers(parentHeaders);
  const wait = actionHeaders.get("Retry-After");
  if (wait) headers.set("Retry-After", wait);
  const said = loaderHeaders.get("Cache-Control");
  if (said && headers.get("Cache-Control") === SHARED) headers.set("Cache-Control", said);
  return headers;
}
