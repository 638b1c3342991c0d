import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { contentSecurityPolicy, makeNonce } from "./http/content-security.server";
import { logError } from "./http/error-log.server";
import { installFrontDoor } from "./http/front-door.server";
import { beginUpkeep } from "./models/upkeep.server";
import { ResponseContext } from "./ui/response-context";

// A call, not a bare import: the build's tree shaking drops a module that is imported for its effect alone.
installFrontDoor();
beginUpkeep();

/** Longest time a page may take to render before it is given up, in milliseconds. */
const RENDER_LIMIT_MS = 10_000;

/** Writes the whole document at once: a stream of small flushes costs more than it shows on pages of this size. */
export default async function answerDocument(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
): Promise<Response> {
  const nonce = makeNonce();
  const context = { nonce, reference: request.headers.get("x-request-id") ?? "" };
  const html = await render(
    <ResponseContext.Provider value={context}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </ResponseContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.set("Content-Length", String(html.byteLength));
  return new Response(new Uint8Array(html), { status, headers });
}

/** Bugs are logged once, as one line, under the reference that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  logError(new URL(request.url).pathname, error, request.headers.get("x-request-id"));
};

function render(page: React.ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(limit);
        resolve(buffer(pipe(new PassThrough())));
      },
      onShellError(error) {
        clearTimeout(limit);
        reject(error);
      },
    });
    const limit = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
