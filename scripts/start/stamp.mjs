import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/** Of files or directories, relative to the repository, by content: the same in every clone and after every touch. */
export function stampOf(places) {
  const hash = createHash("sha256");
  for (const file of places.flatMap(filesBelow)) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/** Null when there is none. */
export function readStamp(file) {
  try {
    return readFileSync(path.join(root, file), "utf8").trim();
  } catch {
    return null;
  }
}

function filesBelow(place) {
  const stat = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [place];
  return readdirSync(path.join(root, place))
    .sort()
    .flatMap((name) => filesBelow(path.posix.join(place, name)));
}
