import { openDatabase } from "~/db-file.server.mjs";
import { databaseFile } from "~/env.server";

const AGAIN_MS = 1_000;
const READ_ALL = 'SELECT group_concat("kind" || "token") FROM "Revision"';

/** Answers what public pages are made of, as one token that no two states share; null when nobody can tell. */
export type RevisionWatch = () => string | null;

/** A connection of its own sees every other commit; asking SQLite whether there was one takes microseconds. */
export function watchRevisions(): RevisionWatch {
  let watch: RevisionWatch | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  return () => {
    try {
      if (!watch && performance.now() - triedAt < AGAIN_MS) return null;
      triedAt = performance.now();
      watch ??= open();
      return watch();
    } catch {
      return null;
    }
  };
}

function open(): RevisionWatch {
  const database = openDatabase(databaseFile, { readonly: true, fileMustExist: true, timeout: 0 });
  const version = database.prepare<[], number>("PRAGMA data_version").pluck();
  const revisions = database.prepare<[], string | null>(READ_ALL).pluck();
  let seen: number | undefined;
  let token = "";
  return () => {
    const now = version.get();
    if (now !== seen) {
      token = revisions.get() ?? "";
      seen = now;
    }
    return token;
  };
}
