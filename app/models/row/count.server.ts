import { db } from "~/db.server";

/**
 * Products are counted by type, enquiries by status, tags by the articles that have them, grades and finishes by the
 * products of a type that have them (`hotrolledsheet|E250|IS 2062`, `hotrolledsheet|pickled`), the others as a whole.
 */
export type CountedKind = "product" | "blog" | "testimonial" | "enquiry" | "tag" | "grade" | "finish";

/** Of all names together, unless one is given. Stored by triggers within the transaction that writes the rows. */
export async function countRows(kind: CountedKind, name?: string): Promise<number> {
  const rows = await db.rowCount.findMany({
    where: name === undefined ? { kind } : { kind, name },
    select: { count: true },
  });
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** A name that nothing has is absent. */
export async function countByName(kind: CountedKind): Promise<Map<string, number>> {
  const rows = await db.rowCount.findMany({ where: { kind }, select: { name: true, count: true } });
  return new Map(rows.map(({ name, count }) => [name, count]));
}
