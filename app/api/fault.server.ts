import { logError } from "~/http/error-log.server";
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
  const text = describe(error);
  if (/SQLITE_(BUSY|LOCKED)|database (table )?is locked|P1008/.test(text)) {
    return refuse(503, "The database is busy; please try again", waitHeaders(503));
  }
  if (/StorageFull|ENOSPC|EDQUOT|SQLITE_FULL|database or disk is full/.test(text)) {
    return refuse(507, "The disk is full; nothing was stored", waitHeaders(507));
  }
  logError(new URL(request.url).pathname, error, request.headers.get("x-request-id"));
  return refuse(500, "Something went wrong");
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? "";
  const code = "code" in error ? String(error.code) : "";
  return `${error.name} ${code} ${error.message} ${describe(error.cause)}`;
}
