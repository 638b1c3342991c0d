import { env } from "~/env.server";

const EXPOSED = "ETag, Link, Retry-After, X-Request-Id, X-Total-Count";

export function isAllowedOrigin(origin: string | null | undefined) {
  return typeof origin === "string" && env.API_ALLOWED_ORIGINS.includes(origin);
}

/** Without allowed origins nothing varies by them, and caches need not keep a copy for each. */
export function corsHeaders(origin: string | null | undefined): Record<string, string> {
  if (env.API_ALLOWED_ORIGINS.length === 0) return {};
  if (typeof origin !== "string" || !isAllowedOrigin(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": EXPOSED,
  };
}
