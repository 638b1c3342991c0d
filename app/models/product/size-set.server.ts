import { readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import type { ProductType } from "~/steel/kind";
import type { Finish, GradeName } from "~/steel/reading/shape";
import { findGradeKeys } from "./grade.server";

/**
 * Products of one type, grade and finish with the same sizes are a set, which triggers count. A filter asks the sets,
 * which are few beside the products, and a list then walks its index past the products of other sets.
 */

type Axis = "thickness" | "width";

/** In mm, both ends included; null for no end. */
export type SizeRange = { min: number | null; max: number | null };

/** Of each list one must match; an empty list and null match everything. */
export type SetWish = {
  types: readonly ProductType[];
  thickness: readonly SizeRange[];
  width: readonly SizeRange[];
  grade: GradeName | null;
  finish: Finish | null;
};

const extremes = {
  thickness: { least: Prisma.sql`s."thicknessMin"`, greatest: Prisma.sql`s."thicknessMax"` },
  width: { least: Prisma.sql`s."widthMin"`, greatest: Prisma.sql`s."widthMax"` },
} as const;

/** A range of which one end is at most so many times the other is one size with its tolerance. */
const ONE_SIZE = 1.05;

/** Null where every set matches, or a type alone says which. */
export async function findSizeSets(wish: SetWish): Promise<Prisma.Sql | null> {
  const conditions = await describeSets(wish);
  const isTypeAlone = wish.types.length === 1 && conditions.length === 1;
  if (conditions.length === 0 || isTypeAlone) return null;
  return Prisma.sql`FROM "SizeSet" s WHERE ${Prisma.join(conditions, " AND ")}`;
}

/** Conditions on sets called `s`. */
export async function describeSets(wish: SetWish): Promise<Prisma.Sql[]> {
  const keys = wish.grade ? await findGradeKeys(wish.grade) : [];
  return [
    ...(wish.types.length > 0 ? [Prisma.sql`s."type" IN (${Prisma.join([...wish.types])})`] : []),
    ...sizeWithin("thickness", wish.thickness),
    ...sizeWithin("width", wish.width),
    ...(wish.grade ? [Prisma.sql`s."grade" IN (${Prisma.join(keys.length > 0 ? keys : [""])})`] : []),
    ...(wish.finish ? [Prisma.sql`s."finish" = ${wish.finish}`] : []),
  ];
}

export async function countInSizeSets(sets: Prisma.Sql): Promise<number> {
  const rows = await readRows<{ count: number }>(Prisma.sql`
    SELECT coalesce(sum(s."count"), 0) AS "count" ${sets}`);
  return rows[0]?.count ?? 0;
}

/** Thickness in mm; a type without products is absent. */
export async function summariseTypes() {
  const rows = await readRows<{
    type: string;
    count: number;
    thicknessMin: number;
    thicknessMax: number;
  }>(Prisma.sql`SELECT c."name" AS "type", c."count",
      (SELECT min(s."thicknessMin") FROM "SizeSet" s WHERE s."type" = c."name") AS "thicknessMin",
      (SELECT max(s."thicknessMax") FROM "SizeSet" s WHERE s."type" = c."name") AS "thicknessMax"
    FROM "RowCount" c WHERE c."kind" = 'product'`);
  return rows.map((row) => ({ ...row, type: row.type as ProductType }));
}

function sizeWithin(axis: Axis, ranges: readonly SizeRange[]): Prisma.Sql[] {
  const each = ranges.flatMap((range) =>
    range.min === null && range.max === null ? [] : [within(axis, range)],
  );
  return each.length === 0 ? [] : [Prisma.sql`(${Prisma.join(each, " OR ")})`];
}

/**
 * At least one listed size lies in the range: a product of 1 and 10 mm is not found between 4 and 6. The sizes between
 * least and greatest are only looked at where the range lies between those two.
 */
function within(axis: Axis, { min, max }: SizeRange): Prisma.Sql {
  const { least, greatest } = extremes[axis];
  if (min === null) return Prisma.sql`${least} <= ${max}`;
  if (max === null) return Prisma.sql`${greatest} >= ${min}`;
  if (max <= min * ONE_SIZE) {
    return Prisma.sql`s."id" IN (SELECT v."setId" FROM "SizeSetValue" v
      WHERE v."axis" = ${axis} AND v."mm" >= ${min} AND v."mm" <= ${max})`;
  }
  const between = Prisma.sql`EXISTS (SELECT 1 FROM "SizeSetValue" v
    WHERE v."setId" = s."id" AND v."axis" = ${axis} AND v."mm" >= ${min} AND v."mm" <= ${max})`;
  return Prisma.sql`(${least} <= ${max} AND ${greatest} >= ${min}
    AND (${least} >= ${min} OR ${greatest} <= ${max} OR ${between}))`;
}
