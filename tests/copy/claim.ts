import { roundTo } from "~/steel/measure";

/** A figure as it stands in a text, and what the models make of the same sizes. */
export type Figure = [stated: string, computed: string];

/** A way in which texts state figures; `N` in it is a number. Each of its numbers is handed to `read` as text. */
export type Claim = { says: string; read: (...numbers: string[]) => Figure[] };

/** Stated figures are compared at the places they are stated with. */
export function figure(stated: string, value: number | null | undefined): Figure {
  const places = stated.split(".")[1]?.length ?? 0;
  return [stated, value === null || value === undefined ? "none" : roundTo(value, places).toFixed(places)];
}
