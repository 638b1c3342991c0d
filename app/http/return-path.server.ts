/**
 * Somebody else may have written the text: null for all but plain signs, so that no browser reads another host or
 * scheme in it.
 */
export function readReturnPath(text: string | null | undefined): string | null {
  return text && /^\/[A-Za-z][\w/-]{0,200}(\?[\w=&%.+-]{0,500})?(#[\w-]{0,60})?$/.test(text) ? text : null;
}
