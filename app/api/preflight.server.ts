const ALLOWED = "Authorization, Content-Type, If-Match, If-None-Match";

const PREFLIGHT_SECONDS = 600;

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
