import type { Finish } from "~/steel/reading/shape";

export const productSorts = { newest: "Newest", thinnest: "Thinnest first", widest: "Widest first" } as const;
export type ProductSort = keyof typeof productSorts;

export const filterLabels = {
  tmin: "Thickness from",
  tmax: "Thickness to",
  wmin: "Width from",
  wmax: "Width to",
  grade: "Grade",
  finish: "Surface",
  sort: "Sort",
} as const;
export type FilterField = keyof typeof filterLabels;
export const filterFields = Object.keys(filterLabels) as FilterField[];

export type GivenFilter = Record<FilterField, string>;

/** In mm, of the sizes that were typed in another unit. */
export type FilterReadings = Partial<Record<FilterField, string>>;

export type FilterErrors = Partial<Record<FilterField, string>>;

export const filterParts = {
  thickness: ["tmin", "tmax"],
  width: ["wmin", "wmax"],
  grade: ["grade"],
  surface: ["finish"],
} as const satisfies Record<string, readonly FilterField[]>;
export type FilterPart = keyof typeof filterParts;

export const finishLabels: Readonly<Record<Finish, string>> = { chequered: "Chequered", pickled: "Pickled" };

export function withoutParts(given: GivenFilter, parts: readonly FilterPart[]): GivenFilter {
  const fields = parts.flatMap((part) => filterParts[part]);
  return { ...given, ...Object.fromEntries(fields.map((field) => [field, ""])) };
}
