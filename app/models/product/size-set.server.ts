import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import type { ProductType } from "~/models/steel/kind";
import type { ProductFilter } from "./filter";

/**
 * Products of one type with the same sizes are a set, which triggers count. A filter by size asks the sets, which are
 * few beside the products, and a list then walks its index past the products of other sets.
 */

type Axis = "thickness" | "width";

const extremes = {
  thickness: { least: Prisma.sql`s."thicknessMin"`, greatest: Prisma.sql`s."thicknessMax"` },
  width: { least: Prisma.sql`s."widthMin"`, greatest: Prisma.sql`s."widthMax"` },
} as const;

/** Null where every size matches. */
export function findSizeSets(type: ProductType | null, filter: ProductFilter | undefined): Prisma.Sql | null {
  const sizes = filter
    ? [...sizeWithin("thickness", filter.tmin, filter.tmax), ...sizeWithin("width", filter.wmin, filter.wmax)]
    : [];
  if (sizes.length === 0) return null;
  const wanted = type ? [Prisma.sql`s."type" = ${type}`, ...sizes] : sizes;
  return Prisma.sql`FROM "SizeSet" s WHERE ${Prisma.join(wanted, " AND ")}`;
}

export async function countInSizeSets(sets: Prisma.Sql): Promise<number> {
  const rows = await db.$queryRaw<{ count: bigint | number }[]>`
    SELECT coalesce(sum(s."count"), 0) AS "count" ${sets}`;
  return Number(rows[0]?.count ?? 0);
}

/** Thickness in mm; a type without products is absent. */
export async function summariseTypes() {
  const rows = await db.$queryRaw<
    { type: string; count: bigint | number; thicknessMin: number; thicknessMax: number }[]
  >`SELECT c."name" AS "type", c."count",
      (SELECT min(s."thicknessMin") FROM "SizeSet" s WHERE s."type" = c."name") AS "thicknessMin",
      (SELECT max(s."thicknessMax") FROM "SizeSet" s WHERE s."type" = c."name") AS "thicknessMax"
    FROM "RowCount" c WHERE c."kind" = 'product'`;
  return rows.map((row) => ({ ...row, type: row.type as ProductType, count: Number(row.count) }));
}

/**
 * At least one listed size lies in the range: a product of 1 and 10 mm is not found between 4 and 6. The sizes between
 * least and greatest are only looked at where the range lies between those two.
 */
function sizeWithin(axis: Axis, min: number | null, max: number | null): Prisma.Sql[] {
  const { least, greatest } = extremes[axis];
  const ends = [
    ...(max === null ? [] : [Prisma.sql`${least} <= ${max}`]),
    ...(min === null ? [] : [Prisma.sql`${greatest} >= ${min}`]),
  ];
  if (min === null || max === null) return ends;
  const between = Prisma.sql`EXISTS (SELECT 1 FROM "SizeSetValue" v
    WHERE v."setId" = s."id" AND v."axis" = ${axis} AND v."mm" >= ${min} AND v."mm" <= ${max})`;
  return [...ends, Prisma.sql`(${least} >= ${min} OR ${greatest} <= ${max} OR ${between})`];
}
