import { isHealthy } from "~/models/shop/health.server";
import type { Exchange } from "./exchange.server";
import { type Refusal, refuse } from "./refusal.server";

/** Says to whoever watches the site whether it can work: 200 or 503. Anything but GET and HEAD is refused. */
export async function answerHealth(exchange: Exchange) {
  const { request, response } = exchange;
  if (request.method !== "GET" && request.method !== "HEAD") {
    const refusal: Refusal = { status: 405, api: true, allow: "GET, HEAD" };
    return refuse(exchange, refusal);
  }
  const healthy = await isHealthy();
  const body = JSON.stringify({ status: healthy ? "ok" : "unavailable" });
  response.writeHead(healthy ? 200 : 503, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  response.end(body);
}

export function isHealthPath(path: string) {
  return /^\/healthz\/?$/i.test(path);
}
