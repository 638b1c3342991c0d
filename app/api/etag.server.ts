import { createHash } from "node:crypto";

/** The strong ETag of a body: equal bytes, equal tag. */
export function etagOf(text: string) {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
}

/** Whether an If-None-Match or If-Match header names `etag`; a copy that was compressed on its way counts as the same. */
export function namesEtag(header: string, etag: string) {
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => plain(tag.trim().replace(/^W\//, "")) === etag);
}

function plain(tag: string) {
  return tag.replace(/[-;](gzip|br|deflate)"$/, '"');
}
