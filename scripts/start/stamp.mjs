import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/**
 * Of files or directories, relative to the repository. By names, sizes and times only, which takes a few milliseconds.
 */
export function stampOf(places) {
  return stamp(places, (hash, file, stat) => hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`));
}

/** By content: the same in every clone and after every touch. */
export function contentStampOf(places) {
  return stamp(places, (hash, file) => {
    hash.update(`${file}\0`);
    hash.update(readFileSync(path.join(root, file)));
  });
}

/** Null when there is none. */
export function readStamp(file) {
  try {
    return readFileSync(path.join(root, file), "utf8").trim();
  } catch {
    return null;
  }
}

function stamp(places, add) {
  const hash = createHash("sha256");
  for (const place of places) {
    for (const file of filesBelow(place)) add(hash, file, statSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

function filesBelow(place) {
  const stat = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [place];
  return readdirSync(path.join(root, place))
    .sort()
    .flatMap((name) => filesBelow(path.posix.join(place, name)));
}
