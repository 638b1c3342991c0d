/** Public pages that a link can be followed to before it is pressed: no forms with a one-time id, nothing of one visitor. */
export const NEXT_PAGES =
  /^\/((hot|cold)Rolled\/(sheet|coils)|(product|coilproduct|coldproductsheet|coldproductcoil|blog)\/[^/]+|allproduct|compare|allblogs|mildStainless|about|privacy|(hr|cr)(sheets|coils))?\/?$/i;

/** In milliseconds, before a link that is pointed at or focused counts: a pointer on its way crosses many. */
export const RESTING_MS = 80;

/** Of a link whose page the browser has been told to fetch as a document. */
export const MARK = "data-next";

export function isMarked(anchor: HTMLAnchorElement) {
  return anchor.hasAttribute(MARK) && HTMLScriptElement.supports?.("speculationrules") === true;
}
