import { logError } from "~/http/error-log.server";
import { readStorageFault } from "~/models/row/store-fault.server";
import { type Reply, refuse } from "./reply.server";

/** Seconds after which a call that met a busy site (503) or a full disk (507) is worth another try. */
const WAIT_SECONDS: Record<number, number> = { 503: 2, 507: 60 };

export function waitHeaders(status: number): Record<string, string> {
  return WAIT_SECONDS[status] ? { "Retry-After": String(WAIT_SECONDS[status]) } : {};
}

/**
 * What a program is told about a failure nobody expected: never its insides. Storage that is busy or full is named,
 * because waiting helps; everything else is one line in the log.
 */
export function refuseFault(error: unknown, request: Request): Reply {
  const fault = readStorageFault(error);
  if (fault) return refuse(fault.status, fault.message, { "Retry-After": String(fault.retryAfter) });
  logError(new URL(request.url).pathname, error, request.headers.get("x-request-id"));
  return refuse(500, "Something went wrong");
}

/** What is told when there is room for no more of what was asked for. */
export function refuseForNow(): Reply {
  return refuse(503, "The site is busy; please try again in a moment", waitHeaders(503));
}
