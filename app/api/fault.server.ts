import { logError } from "~/http/error-log.server";
import { type Reply, refuse } from "./reply.server";

/** Seconds after which a call that met a locked database or a full disk is worth another try. */
const LOCKED_SECONDS = 2;
const FULL_SECONDS = 60;

/**
 * What a program is told about a failure nobody expected: never its insides. Storage that is busy or full is named,
 * because waiting helps; everything else is one line in the log.
 */
export function refuseFault(error: unknown, request: Request): Reply {
  const text = describe(error);
  if (/SQLITE_(BUSY|LOCKED)|database (table )?is locked|P1008/.test(text)) {
    return refuse(503, "The database is busy; please try again", { "Retry-After": String(LOCKED_SECONDS) });
  }
  if (/StorageFull|ENOSPC|EDQUOT|SQLITE_FULL|database or disk is full/.test(text)) {
    return refuse(507, "The disk is full; nothing was stored", { "Retry-After": String(FULL_SECONDS) });
  }
  logError(new URL(request.url).pathname, error, request.headers.get("x-request-id"));
  return refuse(500, "Something went wrong");
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? "";
  const code = "code" in error ? String(error.code) : "";
  return `${error.name} ${code} ${error.message} ${describe(error.cause)}`;
}
