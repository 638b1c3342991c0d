/** Whoever has a quotation's address may read and answer it: whoever reads the log may not. */
const OPENS = /\/quotation\/+./i;

/** A path as the log may keep it. */
export function writeLoggedPath(path: string): string {
  return OPENS.test(path.includes("%") ? decode(path) : path) ? "/quotation/…" : path;
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
