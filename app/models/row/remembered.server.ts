import { watchRevisions } from "./revision-watch.server";

/** The state of what public pages show; null when nobody can tell. */
const readRevision = watchRevisions();

/**
 * Reads again only after a commit that changed what public pages show, so `read` asks for nothing else. Whoever asks while
 * it is read waits for the same answer; what failed is asked for again.
 */
export function remembered<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: { value: Promise<Value>; revision: string } | null = null;
  return () => {
    const revision = readRevision();
    if (known && known.revision === revision) return known.value;
    const value = read();
    // Of the state before it was read: what somebody has written since is asked for again.
    known = revision === null ? null : { value, revision };
    value.catch(() => {
      if (known?.value === value) known = null;
    });
    return value;
  };
}
