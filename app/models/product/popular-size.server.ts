import { db } from "~/db.server";

/** The sets that most products share. */
const SETS = 100;
/** Of each list: a product of fifty widths says little of any. */
const LISTED = 12;

export type PopularSize = { thickness: number; width: number; count: number };

/** In mm, by the number of products; of one number the thinnest first. */
export async function listPopularSizes(limit: number): Promise<PopularSize[]> {
  const sets = await db.sizeSet.findMany({
    select: { id: true, count: true },
    orderBy: { count: "desc" },
    take: SETS,
  });
  const values = await db.sizeSetValue.findMany({
    where: { setId: { in: sets.map(({ id }) => id) } },
    select: { setId: true, axis: true, mm: true },
  });
  const sizes = new Map<string, PopularSize>();
  for (const { id, count } of sets) {
    const listed = (axis: string) =>
      values.filter((value) => value.setId === id && value.axis === axis).slice(0, LISTED);
    for (const { mm: thickness } of listed("thickness")) {
      for (const { mm: width } of listed("width")) {
        const key = `${thickness} ${width}`;
        sizes.set(key, { thickness, width, count: (sizes.get(key)?.count ?? 0) + count });
      }
    }
  }
  return [...sizes.values()]
    .sort((a, b) => b.count - a.count || a.thickness - b.thickness || a.width - b.width)
    .slice(0, limit);
}
