import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Another build may say the same rows in another way. */
export const program = digest(readFileSync(fileURLToPath(import.meta.url)));

export function etagOf(text: string | Uint8Array) {
  return `"${digest(text)}"`;
}

/** Strong, because a file is replaced, never changed in place. */
export function etagOfFile({ size, mtime }: { size: number; mtime: Date }) {
  return `"${size.toString(36)}-${Math.floor(mtime.getTime()).toString(36)}"`;
}

/** By the revision from before the rows were read; weak, for what is written meanwhile may be in the answer. */
export function etagOfRevision(revision: string | null) {
  return `W/"${digest(`${program} ${revision ?? randomUUID()}`)}"`;
}

/** Weakly, for If-None-Match and If-Match: a proxy that compresses changes the tag of the same row. */
export function matchesEtag(header: string, etag: string) {
  if (header.trim() === "*") return true;
  const known = withoutEncoding(etag);
  return header.split(",").some((tag) => withoutEncoding(tag) === known);
}

/** Other bytes, another strong tag; `encoding` names how they were made, such as br11. */
export function etagOfEncoding(etag: string, encoding: string) {
  return etag.replace(/"$/, `-${encoding}"`);
}

function withoutEncoding(tag: string) {
  return tag
    .trim()
    .replace(/^W\//, "")
    .replace(/[-;](gzip|br|deflate)\d{0,2}"$/, '"');
}

function digest(content: string | Uint8Array) {
  return createHash("sha256").update(content).digest("base64url").slice(0, 27);
}
