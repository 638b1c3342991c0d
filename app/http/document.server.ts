import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

const RENDER_LIMIT_MS = 10_000;

/** Whole: a stream of small flushes costs more than it shows. Rejects with the first error, or after ten seconds. */
export async function renderDocument(page: ReactElement): Promise<string> {
  return withoutGaps(await render(page)).toString();
}

function render(page: ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      // Otherwise a large part comes behind the document, with a script that moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        reject(error);
      },
      onAllReady() {
        clearTimeout(limit);
        if (!failed) pipe(collect(resolve));
      },
    });
    const limit = setTimeout(abort, RENDER_LIMIT_MS, new Error("The page took too long to render"));
  });
}

/** Takes everything at once: a stream between two others would hand on piece by piece, in turns of the event loop. */
function collect(end: (whole: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      end(Buffer.concat(pieces));
      next();
    },
  });
}

/** React leaves zero bytes where a character does not fit into its piece of 2048 bytes (React issue 31134). */
function withoutGaps(html: Buffer): Buffer {
  return html.includes(0) ? Buffer.from(html.filter((byte) => byte !== 0)) : html;
}
