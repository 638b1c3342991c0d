import { carriesSession, findSignedIn } from "./cookie/session.server";

/**
 * Programs that fetch an address before, or without, anybody reading it: what shows a preview of a link in a message or
 * a mail, search engines, scanners. Those that take a browser's name say beside it what they are; browsers inside of such apps do not,
 * and a Cubot is a phone.
 */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|externalhit|embedly|iframely|google-|safelinks|monitor|scrap/i;

/** How every browser begins to name itself, a phone's small ones too. */
const BROWSERS = /^(?:Mozilla|Opera|UCWEB)\//;

/** What browsers say of a page that they fetch or render in case it is opened. */
const PURPOSES = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

/** Whether a program asks, or a browser ahead of need; `header` answers what the request says of itself. */
export function isUnread(header: (name: string) => unknown): boolean {
  const purposes = PURPOSES.map((name) => header(name) ?? "").join(" ");
  const agent = String(header("User-Agent") ?? "");
  return /prefetch|prerender|preview/i.test(purposes) || !BROWSERS.test(agent) || PROGRAMS.test(agent);
}

/** Whether a person outside of the office opens it. */
export async function isReadByVisitor(request: Request): Promise<boolean> {
  const { headers, method } = request;
  if (method !== "GET" || isUnread((name) => headers.get(name))) return false;
  return !(carriesSession(headers.get("Cookie")) && (await findSignedIn(request)));
}
