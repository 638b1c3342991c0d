/**
 * A path of this site from an address that somebody else may have written; null when it is anything else. Only
 * plain signs: what a browser could read as another host or scheme has no place here.
 */
export function readReturnPath(text: string | null | undefined): string | null {
  return text && /^\/[A-Za-z][\w/-]{0,200}(\?[\w=&%.+-]{0,500})?(#[\w-]{0,60})?$/.test(text) ? text : null;
}
