import { replyToFault, waitHeaders } from "~/http/store-fault.server";
import { type Reply, reject } from "./reply.server";

/** A failure nobody expected is told without its internals; storage that is busy or full is named. */
export function rejectFault(error: unknown, request: Request): Reply {
  const { status, message, headers } = replyToFault(error, request);
  return reject(status, message, status === 500 ? undefined : headers);
}

export function rejectForNow(): Reply {
  return reject(503, "The site is busy; try again in a moment", waitHeaders(503));
}
