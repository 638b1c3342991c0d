/** Null for all but plain signs: no browser shall read another host or scheme in somebody else's text. */
export function readReturnPath(text: string | null | undefined): string | null {
  return text && /^\/[A-Za-z][\w/-]{0,200}(\?[\w=&%.,+*-]{0,2000})?(#[\w-]{0,60})?$/.test(text) ? text : null;
}
