import { replyToFault, waitHeaders } from "~/http/store-fault.server";
import { type Reply, refuse } from "./reply.server";

/** What a program is told about a failure nobody expected: never its insides; storage that is busy or full is named. */
export function refuseFault(error: unknown, request: Request): Reply {
  const { status, message, headers } = replyToFault(error, request);
  return refuse(status, message, status === 500 ? undefined : headers);
}

/** What is told when there is room for no more of what was asked for. */
export function refuseForNow(): Reply {
  return refuse(503, "The site is busy; please try again in a moment", waitHeaders(503));
}
