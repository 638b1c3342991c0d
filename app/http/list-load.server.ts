import {
  type FaultPage,
  isFailure,
  readReference,
  replyToFault,
  thrownPage,
  waitHeaders,
} from "./fault-reply.server";

type Problem = FaultPage & { message: string };

export type Listed<T> = T & { problem: Problem | null };

/** A list that fails says `sentence` and a reference, under which the log has the reason; the rest of the screen is shown. */
export async function loadList<T extends object>(
  request: Request,
  sentence: string,
  empty: NoInfer<T>,
  load: () => Promise<T>,
): Promise<Listed<T>> {
  try {
    return { ...(await load()), problem: null };
  } catch (error) {
    if (!isFailure(error)) throw thrownPage(error, request);
    replyToFault(error, request);
    return { ...empty, problem: { message: sentence, reference: readReference(request) } };
  }
}

export function listReply(...lists: { problem: Problem | null }[]): ResponseInit {
  if (lists.every(({ problem }) => problem === null)) return {};
  return { status: 503, headers: { "Cache-Control": "no-store", ...waitHeaders(503) } };
}
