/** Tags at the odd places, text between them. */
export const TAGS = /(<\/?[a-z][^<>]*>)/i;

const NAME = /^<(\/?[a-z][a-z0-9]*)/i;

/** In lower case, with the slash of an end. */
export function nameOf(tag: string) {
  return NAME.exec(tag)?.[1]?.toLowerCase() ?? "";
}
