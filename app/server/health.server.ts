import { findSignedIn } from "~/http/cookie/session.server";
import { isMonitorToken } from "~/http/monitor-token.server";
import { readBackupState } from "~/models/backup/state.server";
import { listNeededTroubles, listTroubles } from "~/models/upkeep/health.server";
import type { Exchange } from "./exchange.server";
import { reject, rejectFault } from "./rejection.server";
import { requestOf } from "./request.server";
import { sendResponse } from "./response.server";

/** Never throws: nobody waits for it, and a failure would end the site. */
export async function respondHealth(exchange: Exchange) {
  try {
    await respond(exchange);
  } catch (error) {
    rejectFault(exchange, error);
  }
}

/** Everybody hears whether the site does its work; admins and the owner's monitor also what is wrong. */
async function respond(exchange: Exchange) {
  if (!exchange.isRead) {
    return reject(exchange, { status: 405, allow: "GET, HEAD" });
  }
  const needed = await listNeededTroubles();
  const healthy = needed.length === 0;
  const status = healthy ? "ok" : "unavailable";
  // Without its database the site does not know who is signed in.
  const knowsAdmins = !needed.some(({ reason }) => reason === "database");
  const request = requestOf(exchange, null);
  const token = new URL(request.url).searchParams.get("token");
  const mayKnow = (await isMonitorToken(token)) || (knowsAdmins && (await isAdmin(request)));
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

async function isAdmin(request: Request): Promise<boolean> {
  const session = await findSignedIn(request).catch(() => null);
  return session?.data.isAdmin === "true";
}
