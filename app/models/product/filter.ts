import { z } from "~/models/text/schema";
import { cleanLine, cutCharacters } from "~/models/text/typed-text";
import { type ProductType, productTypes } from "~/steel/kind";
import { recogniseGrade } from "~/steel/reading/grade-name";
import { readSizeRange } from "~/steel/size-range";
import {
  type FilterErrors,
  type FilterField,
  type FilterReadings,
  finishLabels,
  type GivenFilter,
  productSorts,
} from "./filter-field";
import type { ProductWish } from "./filtered.server";

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
export function parseProductFilter(search: URLSearchParams, type: ProductType | null = null) {
  const given = readGiven(search);
  const errors: FilterErrors = {};
  const readings: FilterReadings = {};
  const check = <Value>(field: FilterField, rule: z.ZodType<Value>): Value | null => {
    if (given[field] === "") return null;
    const parsed = rule.safeParse(given[field]);
    if (parsed.success) return parsed.data;
    errors[field] = parsed.error.issues[0]?.message ?? "";
    return null;
  };
  const range = (rule: typeof sizes.thickness, from: FilterField, to: FilterField) => {
    const [least, most] = [from, to].map((field) => {
      const read = check(field, rule);
      if (read?.reading) readings[field] = read.reading;
      return read;
    });
    const min = least?.min ?? null;
    const max = most?.max ?? null;
    if (min === null && max === null) return [];
    if (min === null || max === null || min <= max) return [{ min, max }];
    errors[to] = `Enter ${given[from]} or more, or a smaller size before it`;
    return [{ min, max: null }];
  };
  const name = check("grade", grade);
  const wish: ProductWish = {
    types: type ? [type] : [],
    thickness: range(sizes.thickness, "tmin", "tmax"),
    width: range(sizes.width, "wmin", "wmax"),
    grades: name ? [name] : [],
    finish: check("finish", finish),
  };
  return { wish, sort: check("sort", sort) ?? "newest", errors, given, readings };
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
