import { decodePath } from "./plain-path";

/** Whoever has a quotation's address may read and answer it: whoever reads the log may not. */
const OPENS = /\/quotation\/+./i;

/** A path as the log may keep it. */
export function writeLoggedPath(path: string): string {
  return OPENS.test(decodePath(path) ?? path) ? "/quotation/…" : path;
}
