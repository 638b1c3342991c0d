/** A public page as a visitor without JavaScript gets it. */
export type FetchedPage = { status: number; html: string; text: string; headers: Headers };

/** Fetches a page without following redirects; `text` is what stands in its main part, without markup. */
export async function fetchPage(url: string, init: RequestInit = {}): Promise<FetchedPage> {
  const response = await fetch(url, { redirect: "manual", ...init });
  const html = await response.text();
  return { status: response.status, html, text: readText(html), headers: response.headers };
}

/** Posts a form as a browser without JavaScript does, with the cookies of an earlier answer. */
export function postForm(
  url: string,
  fields: Record<string, string> | URLSearchParams | FormData,
  cookie = "",
  more: Record<string, string> = {},
) {
  return fetchPage(url, {
    method: "POST",
    headers: { Origin: new URL(url).origin, Cookie: cookie, ...more },
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  });
}

/** The cookies that an answer sets, as the next request sends them. */
export function cookiesOf(headers: Headers) {
  return headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
}

/** The first group of a pattern; a missing one fails the test with what was looked for. */
export function pick(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`Nothing in the page matches ${pattern}`);
  return found;
}

function readText(html: string) {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? html;
  const text = main
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ");
  return plainOf(text).replace(/\s+/g, " ").trim();
}

/** As it is read, of text that stands in HTML. */
export function plainOf(html: string) {
  return html
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
