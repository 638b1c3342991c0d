import type { z } from "zod";
import { etagOf, matchesEtag } from "~/http/etag.server";
import { bodyOfPieces } from "~/http/pieces.server";
import { findSignedIn, type SignedIn } from "~/http/session.server";
import type { Accepts } from "./body.server";
import { addCorsHeaders, isAllowedOrigin, isPreflight, preflightHeaders } from "./cors.server";
import { refuseFault, refuseForNow } from "./fault.server";
import { type LongReply, type Reply, refuse } from "./reply.server";

export type Asked = { request: Request; url: URL; id: string };
export type AskedByAdmin = Asked & { signedIn: SignedIn };

/** What the document says of a call: the same schemas check what comes and describe what goes. */
export type CallDocument = {
  summary: string;
  accepts?: Accepts;
  answers: { status: number; schema: z.ZodType; example: unknown };
  paged?: boolean;
  /** Failures beyond those every call of its kind can meet. */
  refuses?: number[];
};

export type Call =
  | { guard: "public"; document: CallDocument; answer: (asked: Asked) => Promise<Reply | LongReply> }
  | { guard: "admin"; document: CallDocument; answer: (asked: AskedByAdmin) => Promise<Reply | LongReply> };

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Methods = Partial<Record<Method, Call>>;
export type Endpoint = { methods: Methods; answer: (request: Request, id: string) => Promise<Response> };

/** One path of the API: its methods, each behind its guard. Whatever goes wrong is answered in JSON. */
export function endpoint(methods: Methods): Endpoint {
  return { methods, answer: (request, id) => respond(request, methods, id) };
}

/** The answer to a path that no call has. */
export async function answerUnknown(request: Request) {
  return send(request, refuse(404, "There is no such call"), "public");
}

async function respond(request: Request, methods: Methods, id: string): Promise<Response> {
  const allow = allowedMethods(methods);
  if (request.method === "OPTIONS") return answerOptions(request, allow);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const call = Object.hasOwn(methods, method) ? methods[method as Method] : undefined;
  if (!call) {
    return send(request, refuse(405, `This call answers ${allow}`, { Allow: allow }), "public");
  }
  return send(request, await answer(request, call, id), call.guard);
}

async function answer(request: Request, call: Call, id: string): Promise<Reply | LongReply> {
  try {
    const asked = { request, url: new URL(request.url), id };
    if (call.guard === "public") return await call.answer(asked);
    const signedIn = await findSignedIn(request);
    if (signedIn?.data.isAdmin !== "true") {
      return refuse(401, "Please sign in", { "WWW-Authenticate": "Bearer" });
    }
    return await call.answer({ ...asked, signedIn });
  } catch (error) {
    return refuseFault(error, request);
  }
}

function send(request: Request, reply: Reply | LongReply, guard: Call["guard"]): Response {
  if ("pieces" in reply) return sendPieces(request, reply, guard);
  const { status, body } = reply;
  const headers = headersFor(request, reply.headers);
  const text = JSON.stringify(body);
  const reading = request.method === "GET" || request.method === "HEAD";
  if (!reading || status !== 200) {
    headers.set("Cache-Control", "no-store");
    return new Response(request.method === "HEAD" ? null : text, { status, headers });
  }
  const known = tellUnchanged(request, headers, etagOf(text), guard);
  return known ?? new Response(request.method === "HEAD" ? null : text, { status, headers });
}

function sendPieces(request: Request, { pieces, etag }: LongReply, guard: Call["guard"]): Response {
  const headers = headersFor(request);
  const known = tellUnchanged(request, headers, etag, guard);
  if (known || request.method === "HEAD") return known ?? new Response(null, { headers });
  const body = bodyOfPieces(pieces);
  return body ? new Response(body, { headers }) : send(request, refuseForNow(), guard);
}

function headersFor(request: Request, extra?: Record<string, string>) {
  const headers = new Headers(extra);
  addCorsHeaders(request, headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  return headers;
}

/** Says in `headers` how long an answer holds, and answers 304 when the client has it already; else null. */
function tellUnchanged(
  request: Request,
  headers: Headers,
  etag: string,
  guard: Call["guard"],
): Response | null {
  headers.set("Cache-Control", guard === "public" ? "public, no-cache" : "private, no-cache");
  headers.set("ETag", etag);
  if (!matchesEtag(request.headers.get("If-None-Match") ?? "", etag)) return null;
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

function answerOptions(request: Request, allow: string) {
  if (isPreflight(request) && !isAllowedOrigin(request)) {
    return send(request, refuse(403, "This origin may not call the API"), "public");
  }
  const headers = new Headers(isPreflight(request) ? preflightHeaders(allow) : {});
  headers.set("Allow", allow);
  addCorsHeaders(request, headers);
  return new Response(null, { status: 204, headers });
}

function allowedMethods(methods: Methods) {
  const names = Object.keys(methods);
  return [...(names.includes("GET") ? ["GET", "HEAD"] : names), "OPTIONS"].join(", ");
}
