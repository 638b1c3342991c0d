import { env } from "~/env.server";

const EXPOSED = "ETag, Link, Retry-After, X-Total-Count";
const ALLOWED = "Authorization, Content-Type, If-Match, If-None-Match";

const PREFLIGHT_SECONDS = 600;

export function isAllowedOrigin(request: Request) {
  const origin = request.headers.get("Origin");
  return origin !== null && env.API_ALLOWED_ORIGINS.includes(origin);
}

/** Without allowed origins nothing varies by them, and caches need not keep a copy for each. */
export function addCorsHeaders(request: Request, headers: Headers) {
  if (env.API_ALLOWED_ORIGINS.length === 0) return;
  headers.append("Vary", "Origin");
  if (!isAllowedOrigin(request)) return;
  headers.set("Access-Control-Allow-Origin", request.headers.get("Origin") ?? "");
  headers.set("Access-Control-Allow-Credentials", "true");
  headers.set("Access-Control-Expose-Headers", EXPOSED);
}

export function preflightHeaders(allow: string) {
  return {
    "Access-Control-Allow-Methods": allow,
    "Access-Control-Allow-Headers": ALLOWED,
    "Access-Control-Max-Age": String(PREFLIGHT_SECONDS),
  };
}

export function isPreflight(request: Request) {
  return (
    request.method === "OPTIONS" &&
    request.headers.has("Origin") &&
    request.headers.has("Access-Control-Request-Method")
  );
}
