import { watchRevisions } from "./revision-watch.server";

/** The state of what public pages show; null when nobody can tell. */
const readRevision = watchRevisions();

/** Reads again only after a commit that changed what public pages show, so `read` asks for nothing else. */
export function remembered<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: { value: Value; revision: string } | null = null;
  return async () => {
    const revision = readRevision();
    if (known && known.revision === revision) return known.value;
    const value = await read();
    // Of the state before it was read: what somebody has written since is asked for again.
    known = revision === null ? null : { value, revision };
    return value;
  };
}
