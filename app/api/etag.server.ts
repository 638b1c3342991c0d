import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Stands for the running program: another build may say the same rows in another way. */
const program = digest(readFileSync(fileURLToPath(import.meta.url)));

/** The strong ETag of a body: equal bytes, equal tag. */
export function etagOf(text: string) {
  return `"${digest(text)}"`;
}

/**
 * The ETag of an answer that is too long to be made for its tag alone, by the revision from before it was read: while
 * that stands, nothing was written since. Weak, because what is written meanwhile may or may not be in the answer.
 * Without a revision it fits nothing else.
 */
export function etagOfRevision(revision: string | null) {
  return `W/"${digest(`${program} ${revision ?? randomUUID()}`)}"`;
}

/** Whether an If-None-Match or If-Match header names `etag`; a copy that was compressed on its way counts as the same. */
export function namesEtag(header: string, etag: string) {
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => plain(tag) === plain(etag));
}

function plain(tag: string) {
  return tag
    .trim()
    .replace(/^W\//, "")
    .replace(/[-;](gzip|br|deflate)"$/, '"');
}

function digest(content: string | Uint8Array) {
  return createHash("sha256").update(content).digest("base64url").slice(0, 27);
}
