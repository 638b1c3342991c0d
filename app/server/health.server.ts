import type { IncomingMessage } from "node:http";
import { findSignedIn } from "~/http/cookie/session.server";
import { logError } from "~/http/error-log.server";
import { isMonitorToken } from "~/http/monitor-token.server";
import { readBackupState } from "~/models/backup/state.server";
import { listNeededTroubles, listTroubles } from "~/models/upkeep/health.server";
import type { Exchange } from "./exchange.server";
import { reject } from "./rejection.server";
import { sendResponse } from "./response.server";

/** Never throws: nobody waits for it, and a failure would end the site. */
export async function respondHealth(exchange: Exchange) {
  try {
    await respond(exchange);
  } catch (error) {
    logError(exchange.path, error, exchange.id);
    reject(exchange, { status: 500 });
  }
}

/** Everybody hears whether the site does its work; admins and the owner's monitor also what is wrong. */
async function respond(exchange: Exchange) {
  const { request } = exchange;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return reject(exchange, { status: 405, allow: "GET, HEAD" });
  }
  const needed = await listNeededTroubles();
  const healthy = needed.length === 0;
  const status = healthy ? "ok" : "unavailable";
  // Without its database the site does not know who is signed in.
  const knowsAdmins = !needed.some(({ reason }) => reason === "database");
  const mayKnow = (await isMonitor(request)) || (knowsAdmins && (await isAdmin(request)));
  const answer = Response.json(
    {
      status,
      ...(mayKnow && { reasons: await listTroubles() }),
      ...(mayKnow && healthy && (await describe())),
    },
    { status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
  await sendResponse(exchange, answer);
}

async function describe() {
  const { off, lastGood, missing, failure } = await readBackupState();
  const ageSeconds = lastGood && Math.round((Date.now() - lastGood.getTime()) / 1000);
  return { backup: off ? "off" : { lastGood, ageSeconds, missing, failure } };
}

function isMonitor({ url = "" }: IncomingMessage): Promise<boolean> {
  return isMonitorToken(new URLSearchParams(url.split("?")[1]).get("token"));
}

async function isAdmin({ headers }: IncomingMessage): Promise<boolean> {
  const { cookie, authorization } = headers;
  if (!cookie && !authorization) return false;
  const request = new Request("http://localhost/healthz", {
    headers: { Cookie: cookie ?? "", Authorization: authorization ?? "" },
  });
  const session = await findSignedIn(request).catch(() => null);
  return session?.data.isAdmin === "true";
}
