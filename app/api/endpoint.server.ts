import type { z } from "zod";
import { findSignedIn, type SignedIn } from "~/http/cookie/session.server";
import { corsHeaders, isAllowedOrigin } from "~/http/cors.server";
import { etagOf, matchesEtag } from "~/http/etag.server";
import { bodyOfPieces } from "~/http/file/pieces.server";
import { OWN, SHARED } from "~/http/sharing.server";
import type { Accepts } from "./body.server";
import { type LongReply, type Reply, reject, rejectFault, rejectStranger } from "./reply.server";

type CallArgs = { request: Request; url: URL; id: string };
type AdminCallArgs = CallArgs & { signedIn: SignedIn };

export type CallDocument = {
  summary: string;
  accepts?: Accepts;
  response: { status: number; schema: z.ZodType; example: unknown };
  paged?: "when asked" | "always";
  query?: { name: string; description: string; schema: object }[];
  failures?: number[];
};

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export type Call = { method: Method; document: CallDocument } & (
  | { guard: "public"; respond: (args: CallArgs) => Promise<Reply | LongReply> }
  | { guard: "admin"; respond: (args: AdminCallArgs) => Promise<Reply | LongReply> }
);

export async function respondToUnknown(request: Request) {
  return send(request, reject(404, "There is no such call"), "public");
}

export async function respond(request: Request, call: Call, id: string): Promise<Response> {
  const allow = `${call.method === "GET" ? "GET, HEAD" : call.method}, OPTIONS`;
  if (request.method === "OPTIONS") return respondToOptions(request, allow);
  if (!allow.split(", ").includes(request.method))
    return send(request, reject(405, `This call allows ${allow}`, { Allow: allow }), "public");
  try {
    return send(request, await callGuarded(request, call, id), call.guard);
  } catch (error) {
    return send(request, rejectFault(error, request), call.guard);
  }
}

async function callGuarded(request: Request, call: Call, id: string): Promise<Reply | LongReply> {
  const args = { request, url: new URL(request.url), id };
  if (call.guard === "public") return call.respond(args);
  const signedIn = await findSignedIn(request);
  if (signedIn?.data.isAdmin !== "true") return rejectStranger();
  return call.respond({ ...args, signedIn });
}

function send(request: Request, reply: Reply | LongReply, guard: Call["guard"]): Response {
  if ("pieces" in reply) return sendPieces(request, reply, guard);
  const { status, body } = reply;
  const headers = headersFor(request, reply.headers);
  const text = JSON.stringify(body);
  const isRead = (request.method === "GET" || request.method === "HEAD") && status === 200;
  if (isRead) sayHowLong(headers, etagOf(text), guard);
  else headers.set("Cache-Control", "no-store");
  return new Response(text, { status, headers });
}

function sendPieces(request: Request, { pieces, etag }: LongReply, guard: Call["guard"]): Response {
  const headers = headersFor(request);
  sayHowLong(headers, etag, guard);
  // Asked here, before anything of it is made; of every other answer the server asks.
  if (matchesEtag(request.headers.get("If-None-Match") ?? "", etag)) {
    headers.append("Vary", "Accept-Encoding");
    return new Response(null, { status: 304, headers });
  }
  return new Response(bodyOfPieces(pieces), { headers });
}

function headersFor(request: Request, extra?: Record<string, string>) {
  const headers = new Headers({ ...extra, ...corsHeaders(request.headers.get("Origin")) });
  headers.set("Content-Type", "application/json; charset=utf-8");
  return headers;
}

function sayHowLong(headers: Headers, etag: string, guard: Call["guard"]) {
  headers.set("Cache-Control", guard === "public" ? SHARED : OWN);
  headers.set("ETag", etag);
}

function respondToOptions(request: Request, allow: string) {
  const origin = request.headers.get("Origin");
  const asked = origin !== null && request.headers.has("Access-Control-Request-Method");
  if (asked && !isAllowedOrigin(origin)) {
    return send(request, reject(403, "This origin may not call the API"), "public");
  }
  const preflight = asked && { ...preflightHeaders, "Access-Control-Allow-Methods": allow };
  return new Response(null, { status: 204, headers: { ...preflight, ...corsHeaders(origin), Allow: allow } });
}

const preflightHeaders = {
  "Access-Control-Allow-Headers": "Authorization, Content-Type, If-Match, If-None-Match",
  "Access-Control-Max-Age": "600",
};
