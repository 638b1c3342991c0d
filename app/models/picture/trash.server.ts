import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

/** Within the uploads folder, where no visitor, sweep or backup reaches it. A name stands for one picture for ever. */
const TRASH = ".trash";
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export function trashPath(uploads: string, name: string): string {
  return path.join(uploads, TRASH, name);
}

/**
 * For seven days. What cannot be moved stays where it is, for a later sweep; nothing is thrown, for the row that has no use
 * for them any more is written by then.
 */
export async function trashFiles(uploads: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await mkdir(path.join(uploads, TRASH), { recursive: true, mode: 0o700 }).catch(() => {});
  const now = new Date();
  for (const name of names) {
    const file = path.join(uploads, name);
    // The time first: cut between the two, the file is a young one in its old place.
    await utimes(file, now, now)
      .then(() => rename(file, trashPath(uploads, name)))
      .catch(() => {});
  }
}

export async function listTrash(uploads: string): Promise<string[]> {
  return readdir(path.join(uploads, TRASH)).catch(() => []);
}

export async function takeBack(uploads: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rename(trashPath(uploads, name), path.join(uploads, name));
}

export async function emptyTrash(uploads: string, now: Date): Promise<void> {
  for (const name of await listTrash(uploads)) {
    const file = trashPath(uploads, name);
    const entry = await stat(file).catch(() => null);
    if (entry && now.getTime() - entry.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
