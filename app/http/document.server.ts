import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

const RENDER_LIMIT_MS = 10_000;

const END = "</body></html>";

/**
 * Whole, because a stream of small flushes costs more than it shows on pages of this size. Rejects with the first error
 * of the rendering, also when it takes longer than ten seconds.
 */
export async function renderDocument(page: ReactElement): Promise<Buffer> {
  return bringInside(withoutGaps(await render(page)));
}

function render(page: ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      // Otherwise a large part would be written behind the document, with a script that moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        reject(error);
      },
      // Called after a failure too; what is piped then breaks off.
      onAllReady() {
        clearTimeout(limit);
        if (!failed) resolve(buffer(pipe(new PassThrough())));
      },
    });
    const limit = setTimeout(abort, RENDER_LIMIT_MS, new Error("The page took too long to render"));
  });
}

/**
 * Where a character of several bytes does not fit into the rest of React's piece of 2048 bytes, the rest stays zero
 * (React issue 31134). No document holds U+0000 of its own, and no other character has a zero byte in UTF-8.
 */
function withoutGaps(html: Buffer): Buffer {
  return html.includes(0) ? Buffer.from(html.filter((byte) => byte !== 0)) : html;
}

/**
 * Remix writes its data scripts behind the document's end, which is a parse error. In them and in all text `<` is
 * escaped, so the last end is the document's own.
 */
function bringInside(html: Buffer): Buffer {
  const end = html.lastIndexOf(END);
  if (end === -1) return html;
  return Buffer.concat([html.subarray(0, end), html.subarray(end + END.length), Buffer.from(END)]);
}
