import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
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
    where: { productId: { in: [...ids] }, OR: [ofAxis("thickness", thickness), ofAxis("width", width)] },
    select: { productId: true, axis: true, mm: true },
  });
  const onlyOne = (id: string, axis: string) => {
    const own = rows.filter((row) => row.productId === id && row.axis === axis);
    const [mm, ...others] = new Set(own.map((row) => row.mm));
    return others.length > 0 ? undefined : mm;
  };
  return new Map(
    ids.flatMap((id) => {
      const [thick, wide] = [onlyOne(id, "thickness"), onlyOne(id, "width")];
      return thick === undefined || wide === undefined
        ? []
        : [[id, { thickness: thick, width: wide }] as const];
    }),
  );
}

function ofAxis(axis: string, ranges: readonly SizeRange[]): Prisma.ProductSizeWhereInput {
  const within = ranges.map(({ min, max }) => ({
    mm: { ...(min === null ? {} : { gte: min }), ...(max === null ? {} : { lte: max }) },
  }));
  return within.length === 0 ? { axis } : { axis, OR: within };
}
