import { db } from "~/db.server";
import { remembered } from "~/models/row/remembered.server";

const ASKED = 300;
/** Of each list: a product of fifty widths says little of any. */
const LISTED = 12;

const MOST = 12;

export type PopularSize = { thickness: number; width: number; count: number };

/** In mm, by the number of products; of one number the thinnest first. Read once after a write. */
export const listPopularSizes = remembered(async (): Promise<PopularSize[]> => {
  const products = await db.product.findMany({
    select: { sizes: { select: { axis: true, mm: true }, orderBy: { mm: "asc" } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: ASKED,
  });
  const sizes = new Map<string, PopularSize>();
  for (const { sizes: own } of products) {
    const listed = (axis: string) =>
      [...new Set(own.flatMap((size) => (size.axis === axis ? size.mm : [])))].slice(0, LISTED);
    for (const thickness of listed("thickness")) {
      for (const width of listed("width")) {
        const key = `${thickness} ${width}`;
        sizes.set(key, { thickness, width, count: (sizes.get(key)?.count ?? 0) + 1 });
      }
    }
  }
  return [...sizes.values()]
    .sort((a, b) => b.count - a.count || a.thickness - b.thickness || a.width - b.width)
    .slice(0, MOST);
});
