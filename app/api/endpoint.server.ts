import type { z } from "zod";
import { corsHeaders, isAllowedOrigin } from "~/http/cors.server";
import { etagOf, matchesEtag } from "~/http/etag.server";
import { bodyOfPieces } from "~/http/pieces.server";
import { findSignedIn, type SignedIn } from "~/http/session.server";
import type { Accepts } from "./body.server";
import { rejectFault, rejectForNow } from "./fault.server";
import { isPreflight, preflightHeaders } from "./preflight.server";
import { type LongReply, type Reply, reject, rejectStranger } from "./reply.server";

type CallArgs = { request: Request; url: URL; id: string };
type AdminCallArgs = CallArgs & { signedIn: SignedIn };

export type CallDocument = {
  summary: string;
  accepts?: Accepts;
  response: { status: number; schema: z.ZodType; example: unknown };
  paged?: "when asked" | "always";
  /** Other parameters of its query. */
  query?: { name: string; description: string; schema: object }[];
  failures?: number[];
};

export type Call =
  | { guard: "public"; document: CallDocument; respond: (args: CallArgs) => Promise<Reply | LongReply> }
  | { guard: "admin"; document: CallDocument; respond: (args: AdminCallArgs) => Promise<Reply | LongReply> };

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Methods = Partial<Record<Method, Call>>;
export type Endpoint = { methods: Methods; respond: (request: Request, id: string) => Promise<Response> };

export function endpoint(methods: Methods): Endpoint {
  return { methods, respond: (request, id) => respond(request, methods, id) };
}

export async function respondToUnknown(request: Request) {
  return send(request, reject(404, "There is no such call"), "public");
}

async function respond(request: Request, methods: Methods, id: string): Promise<Response> {
  const allow = allowedMethods(methods);
  if (request.method === "OPTIONS") return respondToOptions(request, allow);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const call = Object.hasOwn(methods, method) ? methods[method as Method] : undefined;
  if (!call) {
    return send(request, reject(405, `This call allows ${allow}`, { Allow: allow }), "public");
  }
  return send(request, await callGuarded(request, call, id), call.guard);
}

async function callGuarded(request: Request, call: Call, id: string): Promise<Reply | LongReply> {
  try {
    const args = { request, url: new URL(request.url), id };
    if (call.guard === "public") return await call.respond(args);
    const signedIn = await findSignedIn(request);
    if (signedIn?.data.isAdmin !== "true") {
      return rejectStranger();
    }
    return await call.respond({ ...args, signedIn });
  } catch (error) {
    return rejectFault(error, request);
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
  const known = respondIfUnchanged(request, headers, etagOf(text), guard);
  return known ?? new Response(request.method === "HEAD" ? null : text, { status, headers });
}

function sendPieces(request: Request, { pieces, etag }: LongReply, guard: Call["guard"]): Response {
  const headers = headersFor(request);
  const known = respondIfUnchanged(request, headers, etag, guard);
  if (known || request.method === "HEAD") return known ?? new Response(null, { headers });
  const body = bodyOfPieces(pieces);
  return body ? new Response(body, { headers }) : send(request, rejectForNow(), guard);
}

function headersFor(request: Request, extra?: Record<string, string>) {
  const headers = new Headers({ ...extra, ...corsHeaders(request.headers.get("Origin")) });
  headers.set("Content-Type", "application/json; charset=utf-8");
  return headers;
}

/** Says in `headers` how long the body holds, and responds 304 when the client has it already; else null. */
function respondIfUnchanged(
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

function respondToOptions(request: Request, allow: string) {
  const origin = request.headers.get("Origin");
  if (isPreflight(request) && !isAllowedOrigin(origin)) {
    return send(request, reject(403, "This origin may not call the API"), "public");
  }
  const preflight = isPreflight(request) ? preflightHeaders(allow) : {};
  return new Response(null, { status: 204, headers: { ...preflight, ...corsHeaders(origin), Allow: allow } });
}

function allowedMethods(methods: Methods) {
  const names = Object.keys(methods);
  return [...(names.includes("GET") ? ["GET", "HEAD"] : names), "OPTIONS"].join(", ");
}
