import * as build from "virtual:remix/server-build";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { contentSecurityPolicy, makeNonce } from "./http/content-security.server";
import { renderDocument } from "./http/document.server";
import { logError } from "./http/error-log.server";
import { coverRoutes } from "./http/route-cover.server";
import { beginNightlyBackups } from "./models/backup/nightly.server";
import { beginUpkeep } from "./models/row/upkeep.server";
import { installFrontDoor } from "./server/front-door.server";
import { ResponseContext } from "./ui/frame/response-context";

// A call, not a bare import: the build's tree shaking drops a module that is imported for its effect alone.
installFrontDoor();
beginUpkeep();
beginNightlyBackups();
// The build imports this module before its routes are there: they are when it has been read to its end, which takes
// development's server, reading file by file, a while.
function coverWhenRead() {
  if (build.routes) coverRoutes(build.routes);
  else setTimeout(coverWhenRead, 20);
}
setImmediate(coverWhenRead);

export default async function respondWithDocument(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
): Promise<Response> {
  const nonce = makeNonce();
  const context = { nonce, reference: request.headers.get("x-request-id") ?? "" };
  const html = await renderDocument(
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
  // What Remix refuses by itself is its sender's mistake.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logError(new URL(request.url).pathname, error, request.headers.get("x-request-id"));
};
