import { readFileSync } from "node:fs";
import path from "node:path";

/** In bytes: larger sheets are those of all pages, which browsers keep. */
const MOST_BYTES = 8 * 1024;

const LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;
/** Where the frame leaves room for them. */
const PLACE = "<style></style>";

/**
 * A route's own few rules stand in its document: to fetch them a browser would open a second connection, a whole round
 * trip before it paints anything. Their link stays, as React looks for it, and is not fetched; a page that is gone to
 * without a page load links them.
 */
export function inlineStyles(html: string): string {
  const at = html.indexOf(PLACE);
  if (at === -1) return html;
  const sheets: string[] = [];
  const head = html.slice(0, at).replace(LINK, (link, href: string) => {
    const sheet = readSheet(href);
    if (sheet === null) return link;
    sheets.push(sheet);
    return link.replace("/>", " disabled/>");
  });
  if (sheets.length === 0) return html;
  return `${head}<style>${sheets.join("")}</style>${html.slice(at + PLACE.length)}`;
}

const known = new Map<string, string | null>();

function readSheet(href: string): string | null {
  if (!known.has(href)) known.set(href, readBuilt(href));
  return known.get(href) ?? null;
}

/** Null for what is too large. */
function readBuilt(href: string): string | null {
  try {
    const text = readFileSync(path.join("build/client", href), "utf8").trim();
    return Buffer.byteLength(text) <= MOST_BYTES ? text : null;
  } catch {
    return null;
  }
}
