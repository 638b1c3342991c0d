import type { z } from "zod";
import { findSignedIn, type SignedIn } from "~/http/session.server";
import type { Accepts } from "./body.server";
import { addCorsHeaders, isAllowedOrigin, isPreflight, preflightHeaders } from "./cors.server";
import { etagOf, namesEtag } from "./etag.server";
import { refuseFault } from "./fault.server";
import { type Reply, refuse } from "./reply.server";

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
  | { guard: "public"; document: CallDocument; answer: (asked: Asked) => Promise<Reply> }
  | { guard: "admin"; document: CallDocument; answer: (asked: AskedByAdmin) => Promise<Reply> };

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

async function answer(request: Request, call: Call, id: string): Promise<Reply> {
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

function send(request: Request, { status, body, headers: extra }: Reply, guard: Call["guard"]): Response {
  const headers = new Headers(extra);
  addCorsHeaders(request, headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  const text = JSON.stringify(body);
  const reading = request.method === "GET" || request.method === "HEAD";
  if (!reading || status !== 200) {
    headers.set("Cache-Control", "no-store");
    return new Response(request.method === "HEAD" ? null : text, { status, headers });
  }
  headers.set("Cache-Control", guard === "public" ? "public, no-cache" : "private, no-cache");
  const etag = etagOf(text);
  headers.set("ETag", etag);
  if (namesEtag(request.headers.get("If-None-Match") ?? "", etag)) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : text, { status, headers });
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
