import { isFailure, replyToFault, waitHeaders } from "./store-fault.server";

export type Listed<T> = T & { problem: string | null };

/** A list that fails says `sentence`, and the rest of the screen is shown; the log has the reason. */
export async function loadList<T extends object>(
  request: Request,
  sentence: string,
  empty: NoInfer<T>,
  load: () => Promise<T>,
): Promise<Listed<T>> {
  try {
    return { ...(await load()), problem: null };
  } catch (error) {
    if (!isFailure(error)) throw error;
    replyToFault(error, request);
    return { ...empty, problem: sentence };
  }
}

export function listReply(...lists: { problem: string | null }[]): ResponseInit {
  if (lists.every(({ problem }) => problem === null)) return {};
  return { status: 503, headers: { "Cache-Control": "no-store", ...waitHeaders(503) } };
}
