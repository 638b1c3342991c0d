import * as build from "virtual:remix/server-build";
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { env } from "./env.server";
import { contentSecurityPolicy, hashScripts, makeNonce } from "./http/content-security.server";
import { renderDocument } from "./http/document.server";
import { logError } from "./http/error-log.server";
import { repeatsTooMuch } from "./http/repeated-text.server";
import { coverRoutes } from "./http/route-cover.server";
import { carriesSession } from "./http/session.server";
import { decideSharing } from "./http/sharing.server";
import { beginNightlyBackups } from "./models/backup/nightly.server";
import { beginMailSending } from "./models/mail/sender.server";
import { beginRecognition } from "./models/product/recognition.server";
import { beginPushSending } from "./models/push/sender.server";
import { beginHealthWatch } from "./models/upkeep/health.server";
import { beginUpkeep } from "./models/upkeep/upkeep.server";
import { drawFaults, isOfFile } from "./site/frame/file-fault.server";
import { FragmentCache, PageFragments } from "./site/frame/fragment-cache.server";
import { inlineStyles } from "./site/frame/inline-styles.server";
import { awaitIntent } from "./site/frame/starter.server";
import { ResponseContext } from "./ui/frame/response-context";

beginUpkeep();
beginRecognition();
beginNightlyBackups();
beginMailSending();
beginPushSending();
beginHealthWatch();
// The build imports this module before its routes are there: they are when it has been read to its end, which takes
// development's server, reading file by file, a while.
function coverWhenRead() {
  const { routes } = build;
  if (routes) coverRoutes(routes, drawFaults({ ...build, routes }));
  else setTimeout(coverWhenRead, 20);
}
setImmediate(coverWhenRead);

/** What `npm start` serves the site with; under another server the build is an ordinary Remix app. */
export { openSite } from "./server/site-server.server";

const fragmentCache = new FragmentCache();

export default async function respondWithDocument(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // A page that a cache may keep allows its inline scripts by their hashes; a nonce must be new each time.
  const isBare =
    isOfFile(context) ||
    repeatsTooMuch(remix.staticHandlerContext.actionData, carriesSession(request.headers.get("Cookie")));
  const waits = !isBare && waitsForIntent(request, remix);
  const nonce = waits ? undefined : makeNonce();
  const fragments = new PageFragments(fragmentCache);
  const page = {
    nonce,
    isBare,
    reference: request.headers.get("x-request-id") ?? "",
    placeFragment: fragments.place,
  };
  const rendered = await renderDocument(
    <ResponseContext.Provider value={page}>
      <RemixServer context={withoutOtherRoutes(remix)} url={request.url} nonce={nonce} />
    </ResponseContext.Provider>,
  );
  const styled = env.NODE_ENV === "development" ? rendered : inlineStyles(rendered);
  const html = waits ? awaitIntent(styled) : styled;
  const body = fragments.fill(html);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(nonce ? [`nonce-${nonce}`] : hashScripts(html), mayBeBackOffice(request, remix)),
  );
  headers.set("Cache-Control", decideSharing(request, status, headers));
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { status, headers });
}

/** Remix makes a tree of all its routes for each document, and matches it again; it needs those that have matched. */
function withoutOtherRoutes(remix: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = remix;
  const matched = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matched.has(id)));
  return { ...remix, manifest: { ...manifest, routes } };
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  response.headers.set("Cache-Control", decideSharing(request, response.status, response.headers));
  return response;
};

/**
 * A public page is complete without its scripts; the back office's editors are not, and the answer to a form says by
 * script where reading goes on.
 */
function waitsForIntent(request: Request, remix: EntryContext) {
  if (env.NODE_ENV === "development" || request.method === "POST") return false;
  return !mayBeBackOffice(request, remix);
}

/** A document of a public screen too, where its reader is signed in: he may go on to the back office in it. */
function mayBeBackOffice(request: Request, { staticHandlerContext }: EntryContext) {
  const isPublic = staticHandlerContext.matches.some(({ route }) => route.id === "site/frame/layout");
  return !isPublic || carriesSession(request.headers.get("Cookie"));
}

/** Bugs are logged once, as one line, under the reference that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // What Remix refuses by itself is its sender's mistake.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logError(new URL(request.url).pathname, error, request.headers.get("x-request-id"));
};
