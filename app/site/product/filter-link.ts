import { type FilterPart, filterFields, type GivenFilter, withoutParts } from "~/models/product/filter-field";
import { withQuery } from "~/models/row/query";
import type { ProductType } from "~/steel/kind";

export type ListPlace = { path: string; type?: ProductType | null; given?: GivenFilter };

export function listHref({ path, type, given }: ListPlace, page = 1): string {
  const query = new URLSearchParams();
  if (type) query.set("type", type);
  for (const field of filterFields) if (given?.[field]) query.set(field, given[field]);
  if (page > 1) query.set("page", String(page));
  return withQuery(path, query);
}

export type Filtered = ListPlace & { given: GivenFilter };

export function hrefWithout(place: Filtered, parts: readonly FilterPart[]): string {
  return listHref({ ...place, given: withoutParts(place.given, parts) });
}
