import { db } from "~/db.server";
import type { ProductWish, SizeRange } from "./filtered.server";

/** In mm. */
export type ListedSize = { thickness: number; width: number };

/** Of each product, by its id, the one thickness and width that it lists and that was asked for; absent where there are several. */
export async function findListedSizes(
  ids: readonly string[],
  { thickness, width }: Pick<ProductWish, "thickness" | "width">,
): Promise<Map<string, ListedSize>> {
  if (ids.length === 0 || thickness.length === 0) return new Map();
  const rows = await db.productSize.findMany({
    where: { productId: { in: [...ids] } },
    select: { productId: true, axis: true, mm: true },
  });
  const listed = (id: string, axis: string, ranges: readonly SizeRange[]) => {
    const own = rows.filter((row) => row.productId === id && row.axis === axis && isWithin(row.mm, ranges));
    const [mm, ...others] = new Set(own.map((row) => row.mm));
    return others.length > 0 ? null : (mm ?? null);
  };
  return new Map(
    ids.flatMap((id) => {
      const own = { thickness: listed(id, "thickness", thickness), width: listed(id, "width", width) };
      return own.thickness === null || own.width === null
        ? []
        : [[id, { thickness: own.thickness, width: own.width }] as const];
    }),
  );
}

function isWithin(mm: number, ranges: readonly SizeRange[]) {
  return (
    ranges.length === 0 ||
    ranges.some(({ min, max }) => mm >= (min ?? 0) && mm <= (max ?? Number.POSITIVE_INFINITY))
  );
}
