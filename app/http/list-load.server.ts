import { isFailure, replyToFault, waitHeaders } from "./store-fault.server";

/** A list, or in its place the sentence that says that it could not be loaded. */
export type Listed<T> = T & { problem: string | null };

/**
 * Loads what a list shows. A list that fails is `empty` and says `sentence`; whatever else the screen has goes on being
 * shown, also what was typed into it. The log has the reason.
 */
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

/** The status and the headers of a screen with these lists: 503 when one of them could not be loaded. */
export function listReply(...lists: { problem: string | null }[]): ResponseInit {
  if (lists.every(({ problem }) => problem === null)) return {};
  return { status: 503, headers: { "Cache-Control": "no-store", ...waitHeaders(503) } };
}
