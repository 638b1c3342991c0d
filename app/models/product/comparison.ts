import type { Composition } from "~/steel/composition";
import type { Grade } from "~/steel/grade";
import type { Product } from "./read.server";

export const MOST_COMPARED = 4;
/** Read of an address: a longer one is no list that somebody ticked. */
const MOST_READ = 8;
const LONGEST_TEXT = 600;

type Size = { thickness: number; width: number };

/** In mm and kg: what a sheet weighs, or without a length what a metre weighs. */
export type TypicalWeight = Size & { length: number | null; kg: number };

/** `plusMinus` in mm, null where no figure is known. */
export type SizeTolerance = Size & { plusMinus: number | null };

export type Compared = Product & {
  strengths: Grade | null;
  composition: Composition | null;
  /** As the data sheet says it. */
  finishText: string;
  weight: TypicalWeight | null;
  tolerances: SizeTolerance[];
  /** That of the figures, or where they stand that are not known here. */
  toleranceStandard: string | null;
};

/** Each once and in their order, from `ids=a,b` and from `ids=a&ids=b`, as check boxes send them. */
export function readComparedIds(query: URLSearchParams): string[] {
  const given = query
    .getAll("ids")
    .slice(0, MOST_READ)
    .flatMap((text) => text.slice(0, LONGEST_TEXT).split(","));
  return [...new Set(given.map((id) => id.trim()).filter((id) => id !== ""))].slice(0, MOST_READ);
}

/** `size`: the fields of a link that carries one. */
export function comparePath(ids: readonly string[], size = "") {
  const said = [ids.length > 0 ? `ids=${ids.map(encodeURIComponent).join(",")}` : "", size].filter(Boolean);
  return said.length > 0 ? `/compare?${said.join("&")}` : "/compare";
}
