import { type Figures, formatCount, sayCount } from "~/steel/figures";

/** What a search has found; `more` where nobody counted further. */
export type Counted = { total: number; more: boolean };

/** `12`, `500+`. */
export function sayTotal({ total, more }: Counted, figures: Figures) {
  return `${formatCount(total, figures)}${more ? "+" : ""}`;
}

/** `1 product`, `500+ products`. */
export function sayKind(found: Counted, noun: string, figures: Figures) {
  return found.more ? `${sayTotal(found, figures)} ${noun}s` : sayCount(found.total, noun, figures);
}
