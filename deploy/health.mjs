import { setTimeout as pause } from "node:timers/promises";
import { loadEnvironment, siteAddress } from "../scripts/start/environment.mjs";

/**
 * Whether the site of this release's `.env` answers for itself: exit code 0 or 1. It is asked for a second, the last
 * answer may take five. One process asks again and again: a new one for each question would take the time of the start
 * that it waits for.
 */
const PATIENCE_MS = 1_000;

loadEnvironment();
const place = siteAddress(process.env.PORT?.trim() || 3000);
const end = Date.now() + PATIENCE_MS;

async function answers() {
  const answer = await fetch(`${place}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return answer?.ok ?? false;
}

let well = await answers();
while (!well && Date.now() < end) {
  await pause(50);
  well = await answers();
}
process.exitCode = well ? 0 : 1;
