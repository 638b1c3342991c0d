import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { env } from "./env.server";
import { contentSecurityPolicy, hashScripts, makeNonce } from "./http/content-security.server";
import { carriesSession } from "./http/cookie/session.server";
import { logError } from "./http/error-log.server";
import { program } from "./http/etag.server";
import { waitHeaders } from "./http/fault-reply.server";
import { repeatsTooMuch } from "./http/form/repeated-text.server";
import { decideSharing } from "./http/sharing.server";
import { beginUpkeep } from "./models/upkeep/upkeep.server";
import { LaterParts } from "./site/frame/later-parts";
import { Missing } from "./site/frame/missing";
import { writeProgram } from "./site/frame/program.server";
import CategoryGuide from "./site/product/category-guide";
import { ResponseContext } from "./ui/browser/response-context";
import { AdminSidebar } from "./ui/frame/admin-sidebar";

beginUpkeep(program);

// What `npm start` serves the site with; under another server the build is an ordinary Remix app.
export { openSite } from "./server/site-server.server";

export default async function respondWithDocument(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
): Promise<Response> {
  // A page that a cache may keep allows its inline scripts by their hashes; a nonce must be new each time.
  const isBare = repeatsTooMuch(
    remix.staticHandlerContext.actionData,
    carriesSession(request.headers.get("Cookie")),
  );
  const waits = waitsForIntent(request, remix);
  const nonce = waits ? undefined : makeNonce();
  const response = {
    nonce,
    program: isBare ? undefined : await writeProgram(remix, !waits),
    reference: request.headers.get("x-request-id") ?? "",
  };
  // Whole, as nothing in it is waited for: the data stands in the program.
  const page = renderToString(
    <ResponseContext.Provider value={response}>
      <LaterParts.Provider value={{ AdminSidebar, CategoryGuide, Missing }}>
        <RemixServer context={{ ...remix, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
      </LaterParts.Provider>
    </ResponseContext.Provider>,
  );
  const html = `<!DOCTYPE html>${page}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(nonce ? [`nonce-${nonce}`] : hashScripts(html), mayBeBackOffice(request, remix)),
  );
  completeHeaders(headers, request, status);
  headers.set("Content-Length", String(Buffer.byteLength(html)));
  return new Response(html, { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  completeHeaders(response.headers, request, response.status);
  return response;
};

function completeHeaders(headers: Headers, request: Request, status: number) {
  headers.set("Cache-Control", decideSharing(request, status, headers));
  for (const [name, value] of Object.entries(waitHeaders(status))) headers.set(name, value);
}

/** Documents for one reader, whose buttons to copy and print are a script's: who only reads on a phone has no intent. */
const HANDED_OUT = ["site/enquiry/sent", "site/quotation/quotation"];

/** A public page is complete without its scripts; editors and the answer to a form are not. */
function waitsForIntent(request: Request, remix: EntryContext) {
  if (env.NODE_ENV === "development" || request.method === "POST") return false;
  const { errors, matches } = remix.staticHandlerContext;
  if (!errors && matches.some(({ route }) => HANDED_OUT.includes(route.id))) return false;
  return !mayBeBackOffice(request, remix);
}

/** A document of a public screen too, where its reader is signed in: he may go on to the back office in it. */
function mayBeBackOffice(request: Request, { staticHandlerContext }: EntryContext) {
  const isPublic = staticHandlerContext.matches.some(({ route }) => route.id.startsWith("site/"));
  return !isPublic || carriesSession(request.headers.get("Cookie"));
}

/** Bugs are logged once, as one line, under the reference that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // What Remix refuses by itself is its sender's mistake.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logError(new URL(request.url).pathname, error, request.headers.get("x-request-id"));
};
