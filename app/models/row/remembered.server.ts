import { watchRevisions } from "./revision-watch.server";

/** Of each reading. */
const MOST_KEYS = 100;

/** The state of what public pages show; null when nobody can tell. */
const readRevision = watchRevisions();

/** Reads again only after a commit that changed what public pages show, so `read` asks for nothing else. */
export function remembered<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Value>();
  let revision: string | null = null;
  return async (key) => {
    const now = readRevision();
    if (now === null) return read(key);
    if (now !== revision) {
      known.clear();
      revision = now;
    }
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = await read(key);
    // What was read before somebody else saw a newer state may be older than that.
    if (revision === now && known.size < MOST_KEYS) known.set(key, value);
    return value;
  };
}
