import { z } from "~/models/row/schema";
import { cleanLine, cutCharacters } from "~/models/row/typed-text";
import { type ProductType, productTypes } from "~/steel/kind";
import { recogniseGrade } from "~/steel/reading/grade-name";
import type { Finish, GradeName } from "~/steel/reading/shape";
import { readSizeRange, type SizeRange } from "~/steel/size-range";
import {
  type FilterErrors,
  type FilterField,
  type FilterReadings,
  finishLabels,
  type GivenFilter,
} from "./filter-field";
import { type ProductSort, productSorts } from "./sort";

/** Sizes in mm; a product matches where one of its listed sizes lies in the range. Null narrows nothing. */
export type ProductFilter = {
  tmin: number | null;
  tmax: number | null;
  wmin: number | null;
  wmax: number | null;
  grade: GradeName | null;
  finish: Finish | null;
  sort: ProductSort;
};

/** In characters: no field takes more. */
const LONGEST = 40;

const sizes = {
  thickness: sizeOf("thickness", 'Enter a size in mm, such as 2, or 1/8" or 16 gauge'),
  width: sizeOf("width", "Enter a size in mm, such as 1250, or 48 in or 4 ft"),
};
const grade = z
  .string()
  .transform((text) => recogniseGrade(text))
  .refine((found) => found !== null, { error: "Choose a grade from the list" });
const finish = z.enum(keysOf(finishLabels), { error: "Choose chequered or pickled" });
const sort = z.enum(keysOf(productSorts)).catch("newest");

/** What is wrong narrows nothing, and has its message under its field. */
export function parseProductFilter(search: URLSearchParams) {
  const given = readGiven(search);
  const errors: FilterErrors = {};
  const check = <Value>(field: FilterField, rule: z.ZodType<Value>): Value | null => {
    if (given[field] === "") return null;
    const parsed = rule.safeParse(given[field]);
    if (parsed.success) return parsed.data;
    errors[field] = parsed.error.issues[0]?.message ?? "";
    return null;
  };
  const readings: FilterReadings = {};
  const read = (field: FilterField, rule: z.ZodType<SizeRange | null>) => {
    const range = check(field, rule);
    if (range?.reading) readings[field] = range.reading;
    return range;
  };
  const range = {
    ...{ tmin: read("tmin", sizes.thickness), tmax: read("tmax", sizes.thickness) },
    ...{ wmin: read("wmin", sizes.width), wmax: read("wmax", sizes.width) },
  };
  const filter: ProductFilter = {
    tmin: range.tmin?.least ?? null,
    tmax: range.tmax?.most ?? null,
    wmin: range.wmin?.least ?? null,
    wmax: range.wmax?.most ?? null,
    grade: check("grade", grade),
    finish: check("finish", finish),
    sort: check("sort", sort) ?? "newest",
  };
  for (const [from, to] of [["tmin", "tmax"] as const, ["wmin", "wmax"] as const]) {
    const [least, greatest] = [filter[from], filter[to]];
    if (least === null || greatest === null || least <= greatest) continue;
    errors[to] = `Enter ${given[from]} or more, or a smaller size before it`;
    filter[to] = null;
  }
  return { filter, errors, given, readings };
}

/** Other pages link to `thickness` and `width`, which mean that very size. */
function readGiven(search: URLSearchParams): GivenFilter {
  const read = (name: string) => cutCharacters(cleanLine((search.get(name) ?? "").slice(0, 1_000)), LONGEST);
  const given = {
    ...{ tmin: read("tmin"), tmax: read("tmax"), wmin: read("wmin"), wmax: read("wmax") },
    ...{ grade: read("grade"), finish: read("finish").toLowerCase() },
    sort: read("sort").replace(/^newest$/, ""),
  };
  const [thickness, width] = [read("thickness"), read("width")];
  return {
    ...given,
    ...(thickness && !given.tmin && !given.tmax ? bothEnds("thickness", "tmin", "tmax", thickness) : {}),
    ...(width && !given.wmin && !given.wmax ? bothEnds("width", "wmin", "wmax", width) : {}),
  };
}

/** What is no size stands in one field, to be marked once. */
function bothEnds(
  kind: keyof typeof sizes,
  from: FilterField,
  to: FilterField,
  text: string,
): Partial<GivenFilter> {
  return sizes[kind].safeParse(text).success ? { [from]: text, [to]: text } : { [from]: text };
}

function sizeOf(kind: "thickness" | "width", error: string) {
  return z
    .string()
    .transform((text) => readSizeRange(text, kind))
    .refine((range) => range !== null, { error });
}

export function parseProductType(search: URLSearchParams): ProductType | null | "unknown" {
  const text = search.get("type");
  if (!text) return null;
  return productTypes.find((type) => type === text.toLowerCase()) ?? "unknown";
}

function keysOf<Key extends string>(labels: Record<Key, string>) {
  return Object.keys(labels) as Key[];
}
