import { carriesSession, findSignedIn } from "./session.server";

/**
 * Programs that fetch an address before, or without, anybody reading it: what shows a preview of a link in a message or
 * a mail, search engines, scanners. Each names itself so; browsers inside of such apps do not.
 */
const PROGRAMS =
  /bot\b|crawl|spider|slurp|preview|externalhit|whatsapp\/|embedly|iframely|google-|safelinks/i;

/** Whether a person outside of the office opens it: no fetch ahead of need, no program, nobody who is signed in. */
export async function isReadByVisitor(request: Request): Promise<boolean> {
  const { headers, method } = request;
  if (method !== "GET" || isAhead(headers) || PROGRAMS.test(headers.get("User-Agent") ?? "")) return false;
  return !(carriesSession(headers.get("Cookie")) && (await findSignedIn(request)));
}

/** What browsers say of a page that they fetch or render in case it is opened. */
function isAhead(headers: Headers) {
  const said = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => headers.get(name) ?? "");
  return /prefetch|prerender|preview/i.test(said.join(" "));
}
