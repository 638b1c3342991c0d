import { readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { remembered } from "./remembered.server";

/**
 * Products are counted by type, enquiries by status, tags by the articles that have them, grades and finishes by the
 * products of a type that have them (`hotrolledsheet|E250|IS 2062`, `hotrolledsheet|pickled`), the others as a whole.
 */
export type CountedKind = "product" | "blog" | "testimonial" | "enquiry" | "tag" | "grade" | "finish";

/** Of all names together, unless one is given. Stored by triggers within the transaction that writes the rows. */
export async function countRows(kind: CountedKind, name?: string): Promise<number> {
  if (kind === "product") return sum(await readProductCounts(undefined), name);
  const [row] = await readRows<{ count: number }>(Prisma.sql`
    SELECT coalesce(sum("count"), 0) AS "count" FROM "RowCount"
    WHERE "kind" = ${kind} ${name === undefined ? Prisma.empty : Prisma.sql`AND "name" = ${name}`}`);
  return row?.count ?? 0;
}

/** A name that nothing has is absent. */
export async function countByName(kind: CountedKind): Promise<Map<string, number>> {
  const rows = await readRows<{ name: string; count: number }>(Prisma.sql`
    SELECT "name", "count" FROM "RowCount" WHERE "kind" = ${kind}`);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** Each list of products asks. */
const readProductCounts = remembered((_: undefined) => countByName("product"));

function sum(counts: ReadonlyMap<string, number>, name: string | undefined): number {
  if (name !== undefined) return counts.get(name) ?? 0;
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
