import { db } from "~/db.server";
import { isId } from "~/models/row/id.server";
import type { ListQuery } from "~/models/row/list-query";
import { inOrder } from "~/models/row/sql.server";
import { productRows } from "./list.server";
import { MOST_AT_ONCE } from "./many";

/** Ticked rows, or all that a search of the list finds. */
export type Choice = { all: boolean; ids: string[]; query: ListQuery };

/** Those that are there, each once; `matching` counts those that `all` would take, also beyond the limit. */
export async function resolveChoice({
  all,
  ids,
  query,
}: Choice): Promise<{ ids: string[]; matching: number }> {
  if (all) return productRows.ids({ ...query, page: 1 }, MOST_AT_ONCE);
  const ticked = [...new Set(ids.filter(isId))].slice(0, MOST_AT_ONCE);
  const found = await db.product.findMany({ where: { id: { in: ticked } }, select: { id: true } });
  return { ids: inOrder(ticked, found).map(({ id }) => id), matching: found.length };
}

export async function listProductNames(ids: string[]): Promise<string[]> {
  const found = await db.product.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return inOrder(ids, found).map(({ name }) => name);
}
