import { z } from "~/models/row/schema";
import { type ProductType, productTypes } from "~/models/steel/kind";
import { type FilterField, type ProductSort, productSorts } from "./sort";

export type ProductFilter = {
  tmin: number | null;
  tmax: number | null;
  wmin: number | null;
  wmax: number | null;
  sort: ProductSort;
};

const size = z
  .string()
  .optional()
  .transform((text) => (text ?? "").trim())
  .refine((text) => text === "" || (/^\d{1,6}(\.\d{1,4})?$/.test(text) && Number(text) > 0), {
    error: "Please enter a size in mm, such as 2 or 0.8",
  })
  .transform((text) => (text === "" ? null : Number(text)));

const Filter = z.object({
  tmin: size,
  tmax: size,
  wmin: size,
  wmax: size,
  sort: z.enum(Object.keys(productSorts) as [ProductSort, ...ProductSort[]]).catch("newest"),
});

export function parseProductFilter(search: URLSearchParams) {
  const given = Object.fromEntries([...search].filter(([, value]) => value !== ""));
  const result = Filter.safeParse(given);
  if (result.success) return { ok: true as const, filter: result.data satisfies ProductFilter };
  const errors: Partial<Record<FilterField, string>> = {};
  for (const issue of result.error.issues) errors[issue.path[0] as FilterField] = issue.message;
  return { ok: false as const, errors };
}

export function parseExactSize(search: URLSearchParams) {
  const given = {
    thickness: search.get("thickness")?.trim() ?? "",
    width: search.get("width")?.trim() ?? "",
  };
  const range = { tmin: given.thickness, tmax: given.thickness, wmin: given.width, wmax: given.width };
  const parsed = parseProductFilter(new URLSearchParams(range));
  if (parsed.ok) return { ok: true as const, filter: parsed.filter, given };
  return { ok: false as const, message: Object.values(parsed.errors)[0] ?? "" };
}

export function parseProductType(search: URLSearchParams): ProductType | null | "unknown" {
  const text = search.get("type");
  if (!text) return null;
  return productTypes.find((type) => type === text.toLowerCase()) ?? "unknown";
}
